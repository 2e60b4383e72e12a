import loaded1 from "./chunks/chunk-DZET3XHE.js";
const {
  formats
} = loaded1;
import "./chunks/chunk-LSV7SRNM.js";
import "./chunks/chunk-JUMTTHKJ.js";
import loaded2 from "./chunks/chunk-7IIL3LMX.js";
const {
  Linter,
  chooseParser,
  decode,
  ruleEntries
} = loaded2;
import "./chunks/chunk-J6AED5OY.js";
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
