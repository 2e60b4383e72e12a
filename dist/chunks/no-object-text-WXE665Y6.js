import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  judgedPayloads
} from "./chunk-4SEDP6DD.js";
import "./chunk-E3U73QPL.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/payload/no-object-text.ts
var id = "payload/no-object-text";
var no_object_text_default = defineRule({
  id,
  meta: {
    summary: "Disallow values that a program wrote for an object instead of its content",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Grimblaz/agent-orchestra/issues/1012", claim: "a list that was handed to a helper for single values was written as the name of its type" },
      { url: "https://github.com/Grimblaz/agent-orchestra/issues/794", claim: "objects were written into rows as the text that a shell makes of them" },
      { url: "https://tc39.es/ecma262/#sec-object.prototype.tostring", claim: "in JavaScript an object becomes a text with nothing but the name of its kind" }
    ]
  },
  messages: {
    object: "`{{found}}` is what {{language}} makes of an object, and its content is lost; write the content, field by field."
  },
  check(document, { report }) {
    for (const { contract, payload } of judgedPayloads(document)) {
      for (const scalar of scalarsIn(payload.tree.root)) {
        const found = scalar.text.trim();
        const language = forms.find(({ form }) => form.test(found))?.language;
        if (language !== void 0) report("object", { at: scalar.span, data: { found, language }, atMost: contract.severity.get(id) });
      }
    }
  }
});
var forms = [
  { language: "PowerShell", form: /^(?:System\.(?:Object|String|Int32|Int64|Boolean|Collections\.[\w.]+(?:`\d)?)(?:\[[\w.,\s]*\])?(?:\[\])?|@\{[^{}]*=[^{}]*\})$/ },
  { language: "JavaScript", form: /^\[object [A-Z]\w*\]$/ },
  { language: "Python", form: /^<[\w.]+ object at 0x[0-9a-f]+>$/i }
];
function scalarsIn(root) {
  const found = [];
  const open = root === void 0 ? [] : [root];
  for (let node = open.pop(); node !== void 0; node = open.pop()) {
    if (node.kind === "scalar") found.push(node);
    else if (node.kind === "sequence") open.push(...[...node.items].reverse());
    else if (node.kind === "mapping") {
      for (const { value } of [...node.pairs].reverse()) if (value !== void 0) open.push(value);
    }
  }
  return found;
}
export {
  no_object_text_default as default
};
