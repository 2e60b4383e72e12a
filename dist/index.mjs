import loaded1 from "./chunks/chunk-7IWV6D47.js";
const {
  formats
} = loaded1;
import "./chunks/chunk-GVVU5TR5.js";
import "./chunks/chunk-WS6I6JJU.js";
import loaded2 from "./chunks/chunk-AMX5Q4K4.js";
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
