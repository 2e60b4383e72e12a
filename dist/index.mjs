import loaded1 from "./chunks/chunk-NRTQDJZJ.js";
const {
  formats
} = loaded1;
import "./chunks/chunk-INCGFPDY.js";
import "./chunks/chunk-WS6I6JJU.js";
import loaded2 from "./chunks/chunk-UQZGN2UV.js";
const {
  Linter,
  chooseParser,
  decode,
  ruleEntries
} = loaded2;
import "./chunks/chunk-6WLKACZ2.js";
import "./chunks/chunk-DDHXHTVQ.js";
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
