import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// package.json
var package_default = {
  name: "markerlint",
  version: "0.1.0",
  description: "A linter for Agent Skills documents and for the records that agents leave behind",
  keywords: [
    "agent-skills",
    "skill",
    "linter",
    "markdown",
    "sarif",
    "claude",
    "codex"
  ],
  license: "MIT",
  homepage: "https://github.com/markerlint/markerlint#readme",
  repository: {
    type: "git",
    url: "git+https://github.com/markerlint/markerlint.git"
  },
  bugs: "https://github.com/markerlint/markerlint/issues",
  type: "module",
  bin: {
    markerlint: "dist/markerlint.js"
  },
  exports: {
    ".": "./dist/index.js",
    "./schemas/*": "./schemas/*",
    "./package.json": "./package.json"
  },
  files: [
    "dist",
    "rules/**/*.md",
    "schemas",
    "docs"
  ],
  engines: {
    node: ">=20.19"
  },
  scripts: {
    bundle: "node scripts/bundle.mjs",
    "bundle:check": "node scripts/bundle.mjs --check",
    typecheck: "tsc -p .",
    lint: "eslint . && node dist/markerlint.js README.md CONTRIBUTING.md docs",
    test: "vitest run",
    "test:watch": "vitest",
    "test:slow": "vitest run --config vitest.slow.config.ts",
    generate: "vitest run test/generated.test.ts --update",
    "new-rule": "node rules/_template/new.mjs",
    cases: "node scripts/run.mjs scripts/cases.ts",
    precision: "node scripts/run.mjs scripts/precision.ts",
    "fix-proof": "node scripts/run.mjs scripts/fix-proof.ts",
    check: "npm run typecheck && npm run lint && npm test && npm run test:slow && npm run bundle:check"
  },
  optionalDependencies: {
    satteri: "0.10.5"
  },
  devDependencies: {
    "@eslint/js": "10.0.1",
    "@lezer/common": "1.5.5",
    "@lezer/python": "1.1.19",
    "@microsoft/sarif-multitool": "5.7.0",
    "@types/mdast": "4.0.4",
    "@types/node": "20.19.43",
    "@types/picomatch": "4.0.3",
    "@types/sarif": "2.1.7",
    ajv: "8.20.0",
    "ajv-formats": "3.0.1",
    commander: "14.0.3",
    diff: "9.0.0",
    esbuild: "0.28.2",
    eslint: "10.15.0",
    "fast-check": "4.11.0",
    "fastest-levenshtein": "1.0.16",
    "github-slugger": "2.0.0",
    ignore: "7.0.17",
    "jsonc-parser": "3.3.1",
    "mdast-util-to-string": "4.0.0",
    picocolors: "1.1.1",
    picomatch: "4.0.7",
    re2js: "2.10.0",
    "remark-frontmatter": "5.0.0",
    "remark-gfm": "4.0.1",
    "remark-parse": "11.0.0",
    "string-width": "7.2.0",
    typescript: "6.0.3",
    "typescript-eslint": "8.74.0",
    unbash: "6.0.4",
    unified: "11.0.5",
    vite: "8.3.4",
    vitest: "4.1.12",
    yaml: "2.9.1"
  }
};

// src/host/package-files.ts
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
function packageFolder() {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "package.json")) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}
function readRulePage(id) {
  const path = join(packageFolder(), "rules", `${id}.md`);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

// src/cli/about.ts
var toolVersion = package_default.version;
var homePage = package_default.homepage;
function pageUrl(path) {
  return `${package_default.homepage.replace(/#.*$/, "")}/blob/main/${path}`;
}
function ruleUrl(id) {
  return pageUrl(`rules/${id}.md`);
}
function reportRules(entries, withPages) {
  return entries.map(({ id, meta }) => {
    const page = withPages ? readRulePage(id) : "";
    return {
      id,
      summary: meta.summary,
      severity: meta.severity,
      level: meta.level,
      url: ruleUrl(id),
      page: withoutComments(page),
      help: prose(page) || `${meta.summary}.`,
      tags: [id.slice(0, id.indexOf("/")), meta.level]
    };
  });
}
function withoutComments(page) {
  return page.replaceAll(/<!-- \/?generated -->\n?/g, "");
}
function prose(page) {
  const [, behind = ""] = page.split("<!-- /generated -->");
  const [paragraphs = ""] = behind.split(/^## /m);
  return paragraphs.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll("`", "").trim();
}

// src/cli/usage-error.ts
var UsageError = class extends Error {
  name = "UsageError";
};

export {
  readRulePage,
  toolVersion,
  homePage,
  pageUrl,
  ruleUrl,
  reportRules,
  withoutComments,
  UsageError
};
