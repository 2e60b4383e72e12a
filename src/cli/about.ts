import manifest from "../../package.json" with { type: "json" };
import type { RuleEntry } from "../core/rule.ts";
import { readRulePage } from "../host/package-files.ts";
import type { ReportRule } from "../report/report-input.ts";

export const toolVersion = manifest.version;
export const homePage = manifest.homepage;

/** A page of the project on the web, by its path in the repository. */
export function pageUrl(path: string): string {
  return `${manifest.homepage.replace(/#.*$/, "")}/blob/main/${path}`;
}

/** The page of a rule on the web. */
export function ruleUrl(id: string): string {
  return pageUrl(`rules/${id}.md`);
}

/** What reports say of the rules. Their pages are read from the disk only for a report that prints them. */
export function reportRules(entries: readonly RuleEntry[], withPages: boolean): ReportRule[] {
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
      tags: [id.slice(0, id.indexOf("/")), meta.level],
    };
  });
}

/** A page without the comments that mark its generated part. */
export function withoutComments(page: string): string {
  return page.replaceAll(/<!-- \/?generated -->\n?/g, "");
}

/** The paragraphs of a page that explain the rule, as plain text. */
function prose(page: string): string {
  const [, behind = ""] = page.split("<!-- /generated -->");
  const [paragraphs = ""] = behind.split(/^## /m);
  return paragraphs.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll("`", "").trim();
}
