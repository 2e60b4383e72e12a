import { describe, expect, it } from "vitest";
import { fixWith, lintWith } from "../src/testing/lint-with.ts";
import { given } from "./given.ts";
import { loadRules } from "./rule-modules.ts";

/** What real readers do with a body, and what the rules over markers say of it: by itself, and inside captured JSON. */
const rules = (await loadRules()).filter(({ id }) => id.startsWith("marker/"));
const all = { ...given, rules };

const payload = "\n```yaml\nschema_version: 2\nphase: design\ncapture_session: normal-design-v2\nload_bearing_decisions: []\n```\n";
const head = "<!-- engagement-record-design-575 -->";

const bodies: readonly (readonly [name: string, body: string, target: string, expected: readonly string[]])[] = [
  ["a record", `${head}\n${payload}`, "issue/575", []],
  ["line endings of Windows", `${head}\n${payload}`.replaceAll("\n", "\r\n"), "issue/575", []],
  ["a review under its pull request", `<!-- engagement-record-review-42 -->\n${payload}`, "pull-request/42", []],
  ["no marker at all", "Done.\n", "issue/575", []],
  ["another phase in the head", `<!-- engagement-record-deisgn-575 -->\n${payload}`, "issue/575", ["marker/head-form"]],
  ["the number of another issue", `<!-- engagement-record-design-576 -->\n${payload}`, "issue/575", ["marker/target"]],
  ["a review under an issue", `<!-- engagement-record-review-575 -->\n${payload}`, "issue/575", ["marker/target"]],
  ["only quoted in a fence", `The record is\n\n\`\`\`md\n${head}\n\`\`\`\n${payload}`, "issue/575", ["marker/no-live-mention"]],
  ["two markers, the first of another issue", `<!-- engagement-record-design-1 -->\n\n${head}\n${payload}`, "issue/575", ["marker/count", "marker/target"]],
  ["a byte-order mark before it", `\uFEFF${head}\n${payload}`, "issue/575", ["marker/placement"]],
  ["a character of no width before it", `\u200B${head}\n${payload}`, "issue/575", ["marker/placement"]],
  ["text behind it", `${head} for the storage\n${payload}`, "issue/575", ["marker/alone-on-line"]],
  ["white space before it", ` ${head}\n${payload}`, "issue/575", ["marker/placement"]],
  ["not on the first line", `# Record\n\n${head}\n${payload}`, "issue/575", ["marker/placement"]],
  ["in a list", `- ${head}\n${payload}`, "issue/575", ["marker/placement"]],
  ["capitals", `<!-- Engagement-Record-design-575 -->\n${payload}`, "issue/575", ["marker/head-form"]],
  ["an underscore", `<!-- engagement_record-design-575 -->\n${payload}`, "issue/575", ["marker/head-form"]],
  ["a placeholder", `<!-- engagement-record-design-{ID} -->\n${payload}`, "issue/575", ["marker/head-form"]],
  ["cut off", "<!-- engagement-record-design-575", "issue/575", ["marker/closed"]],
  ["too long", `${head}\n${payload}${"x".repeat(65_536)}`, "issue/575", ["marker/body-length"]],
  ["a quoted record", `> ${head}\n`, "issue/1", []],
];

const inThread = (body: string, target: string): string =>
  `{"comments": [{"body": ${JSON.stringify(body)}, "url": "https://github.com/o/r/${target.replace("issue", "issues").replace("pull-request", "pull")}#issuecomment-1"}]}`;

describe.each(bodies)("%s", (_, body, target, expected) => {
  const ids = (found: ReturnType<typeof lintWith>): string[] => [...new Set(found.map(({ ruleId }) => ruleId))].filter((id) => id !== "marker/body-reserve").sort();

  it("gets its verdict as a body", () => {
    expect(ids(lintWith(all, { text: body, kind: "comment", target }))).toEqual([...expected].sort());
  });

  it("gets the same one in captured JSON, at the same place of the comment", () => {
    const captured = lintWith(all, { text: inThread(body, target), kind: "thread" });
    expect(ids(captured)).toEqual([...expected].sort());
    // A file loses the mark in front of its text, and a string in JSON keeps it.
    if (body.startsWith("\uFEFF")) return;
    const alone = lintWith(all, { text: body, kind: "comment", target });
    expect(captured.map(({ ruleId, message, comment }) => [ruleId, message, comment?.line, comment?.column])).toEqual(
      alone.map(({ ruleId, message, region }) => [ruleId, message, region.startPoint.line, region.startPoint.column]),
    );
  });

  it("is mended in captured JSON as it is by itself", () => {
    if (body.startsWith("\uFEFF")) return;
    const alone = fixWith(all, { text: body, kind: "comment", target }).text;
    expect(fixWith(all, { text: inThread(body, target), kind: "thread" }).text).toBe(inThread(alone, target));
  });
});
