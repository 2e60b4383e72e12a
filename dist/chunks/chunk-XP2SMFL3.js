import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  package_default
} from "./chunk-RBWLOH2S.js";

// src/host/package-files.ts
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
function packageFolder() {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "package.json")) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}
function packagePath(path) {
  return join(packageFolder(), path);
}
function readRulePage(id) {
  const path = packagePath(`rules/${id}.md`);
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

export {
  packagePath,
  readRulePage,
  toolVersion,
  homePage,
  pageUrl,
  ruleUrl,
  reportRules,
  withoutComments
};
