import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  isDiscouraged
} from "./chunk-BPL5ZJG3.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import {
  kindsWithSnippets
} from "./chunk-PLMVX6E5.js";
import "./chunk-YIYL6WIJ.js";

// rules/snippet/immutable-store.ts
var immutable_store_default = defineRule({
  id: "snippet/immutable-store",
  meta: {
    summary: "Require a look for the side files of a SQLite database before it is opened as immutable",
    level: "should",
    preset: "strict",
    severity: "warning",
    kinds: kindsWithSnippets,
    nodes: ["code"],
    needs: ["python", "shell"],
    fixable: false,
    evidence: [
      { url: "https://www.sqlite.org/uri.html#uriimmutable", claim: "SQLite takes no locks and looks for no changes of an immutable file, so that changes give wrong answers" },
      { url: "https://www.sqlite.org/wal.html#the_wal_file", claim: "what was last written may stand only in the file that ends in -wal" }
    ]
  },
  messages: {
    unchecked: "With `immutable=1` SQLite does not read what stands only in the `-wal` file; check in the same block that no `-wal` and `-shm` file lies beside the database."
  },
  check(document, { report }) {
    const snippets = [...document.snippets("python"), ...document.snippets("shell")];
    for (const snippet of snippets) {
      const text = document.text.slice(snippet.span.start, snippet.span.end);
      const index = text.indexOf("immutable=1");
      if (index === -1 || /-wal\b/.test(text)) continue;
      const at = { start: snippet.span.start + index, end: snippet.span.start + index + "immutable=1".length };
      if (!isDiscouraged(document, snippet, at)) report("unchecked", { at });
    }
  }
});
export {
  immutable_store_default as default
};
