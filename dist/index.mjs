import loaded1 from "./chunks/chunk-EGB3K56D.js";
const {
  formats
} = loaded1;
import "./chunks/chunk-A6TH64NC.js";
import "./chunks/chunk-ARC66HPQ.js";
import loaded2 from "./chunks/chunk-EKIDNTCZ.js";
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
