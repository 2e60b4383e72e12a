import loaded1 from "./chunks/chunk-P7VOQQRE.js";
const {
  formats
} = loaded1;
import "./chunks/chunk-KPQQJVAR.js";
import "./chunks/chunk-K5JG2ENA.js";
import loaded2 from "./chunks/chunk-LDZ5USHR.js";
const {
  Linter,
  chooseParser,
  decode,
  ruleEntries
} = loaded2;
import "./chunks/chunk-V6564DXE.js";
import "./chunks/chunk-6WLKACZ2.js";
import "./chunks/chunk-7HWKPYHI.js";
import "./chunks/chunk-2MMIQNUJ.js";
import "./chunks/chunk-KIZ6KU7F.js";
export {
  Linter,
  chooseParser,
  decode,
  formats,
  ruleEntries
};
