import loaded1 from "./chunks/chunk-A46Q7XSB.js";
const {
  formats
} = loaded1;
import "./chunks/chunk-G4HNIBKM.js";
import "./chunks/chunk-ARC66HPQ.js";
import loaded2 from "./chunks/chunk-TKFECXXH.js";
const {
  Linter,
  chooseParser,
  decode,
  ruleEntries
} = loaded2;
import "./chunks/chunk-IEUZTQZA.js";
import "./chunks/chunk-6WLKACZ2.js";
import "./chunks/chunk-7HWKPYHI.js";
import "./chunks/chunk-VUUOR244.js";
import "./chunks/chunk-KIZ6KU7F.js";
export {
  Linter,
  chooseParser,
  decode,
  formats,
  ruleEntries
};
