import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  documentKinds
} from "./chunk-MA5DTT2Q.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/text/encoding.ts
var encoding_default = defineRule({
  id: "text/encoding",
  meta: {
    summary: "Require text that is encoded as UTF-8 and holds no NUL",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: documentKinds,
    readsFaults: true,
    fixable: false,
    evidence: [
      {
        url: "https://github.com/agentskills/agentskills/blob/main/skills-ref/src/skills_ref/parser.py",
        claim: "the reference reader decodes skills as UTF-8 and ends with an exception on other bytes"
      },
      { url: "https://yaml.org/spec/1.2.2/#51-character-set", claim: "YAML allows no NUL in its text" },
      { url: "https://spec.commonmark.org/0.31.2/#insecure-characters", claim: "readers of Markdown replace a NUL by another character" }
    ]
  },
  messages: {
    utf16: "The file is encoded as {{encoding}}; save it as UTF-8.",
    invalid: "The byte {{byte}} is not valid UTF-8, so readers refuse the file or show another character; save the file as UTF-8.",
    nul: "The text holds a NUL character, which readers refuse or replace; remove it."
  },
  check(document, { report }) {
    for (const { code, span: at, reason } of document.faults) {
      if (code === "utf-16") report("utf16", { at, data: { encoding: reason } });
      else if (code === "invalid-utf-8") report("invalid", { at, data: { byte: reason } });
      else if (code === "nul") report("nul", { at });
    }
  }
});
export {
  encoding_default as default
};
