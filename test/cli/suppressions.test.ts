import { describe, expect, it } from "vitest";
import { runCommandFully as run } from "../run-command.ts";
import { makeTree } from "./tree.ts";

const record = (version: number, family = "engagement-record-design-575"): string => `<!-- ${family} -->\n\n\`\`\`yaml\nschema_version: ${String(version)}\nphase: design\ncapture_session: normal-design-v2\nload_bearing_decisions: []\n\`\`\`\n`;
const comment = (id: number, body: string): object => ({ id, node_id: `IC_${String(id)}`, html_url: `https://github.com/o/r/issues/575#issuecomment-${String(id)}`, body });
const thread = JSON.stringify([comment(1001, record(9)), comment(1002, record(9))]);

interface Report {
  readonly files: readonly { readonly diagnostics: readonly { readonly ruleId: string; readonly comment?: { readonly id: string }; readonly suppressed?: { readonly reason: string; readonly by?: string } }[] }[];
  readonly notes?: readonly string[];
}

/** The comments whose version is reported, and those whose finding is silenced. */
async function judged(suppressions: string): Promise<{ open: (string | undefined)[]; silenced: (string | undefined)[]; notes: readonly string[]; status: number }> {
  const { folder } = makeTree({ "thread.json": thread, "markerlint.config.yaml": `suppressions:\n${suppressions}` });
  const { status, stdout, stderr } = await run(["--format", "json", "thread.json"], folder);
  expect(stderr).toBe("");
  const report = JSON.parse(stdout) as Report;
  const versions = report.files.flatMap(({ diagnostics }) => diagnostics).filter(({ ruleId }) => ruleId === "payload/known-version");
  return {
    open: versions.filter(({ suppressed }) => suppressed === undefined).map((each) => each.comment?.id),
    silenced: versions.filter(({ suppressed }) => suppressed?.by === "configuration").map((each) => each.comment?.id),
    notes: report.notes ?? [],
    status,
  };
}

describe("suppressions of a configuration", () => {
  it("silence a rule everywhere, or in one comment", async () => {
    expect(await judged("  - { rules: payload/known-version, reason: old }\n")).toMatchObject({ open: [], silenced: ["1001", "1002"], status: 0 });
    expect(await judged("  - { rules: [payload/known-version], comment: 1002, reason: old }\n")).toMatchObject({ open: ["1001"], silenced: ["1002"], status: 1 });
    expect(await judged('  - { rules: payload/known-version, comment: "https://github.com/o/r/issues/575#issuecomment-1001", reason: old }\n')).toMatchObject({ open: ["1002"], status: 1 });
    expect(await judged("  - { rules: payload/fence, reason: another rule }\n")).toMatchObject({ silenced: [], status: 1 });
  });

  it("silence what is about markers of one family", async () => {
    expect(await judged("  - { rules: payload/known-version, family: engagement-record, reason: old }\n")).toMatchObject({ open: [], status: 0 });
    expect(await judged("  - { rules: payload/known-version, family: another, reason: old }\n")).toMatchObject({ silenced: [], status: 1 });
  });

  it("end with their last day, and the report says so", async () => {
    expect(await judged("  - { rules: payload/known-version, until: 2999-12-31, reason: old }\n")).toMatchObject({ open: [], notes: [], status: 0 });
    const over = await judged("  - { rules: payload/known-version, until: 2020-02-29, reason: old }\n");
    expect(over).toMatchObject({ silenced: [], status: 1 });
    expect(over.notes).toEqual(["The suppression of `payload/known-version` in markerlint.config.yaml ended on 2020-02-29, so that what it silenced counts; mend it, or take the suppression out."]);
  });

  it("can be for some files", async () => {
    const { folder } = makeTree({
      "old/thread.json": thread,
      "new/thread.json": thread,
      "markerlint.config.yaml": "overrides:\n  - files: [\"old/**\"]\n    suppressions: [{ rules: payload/known-version, reason: captured before the schema }]\n",
    });
    expect((await run(["old/thread.json"], folder)).status).toBe(0);
    expect((await run(["new/thread.json"], folder)).status).toBe(1);
    const { stdout } = await run(["--format", "sarif", "--sarif-suppressed", "old/thread.json"], folder);
    expect(stdout).toContain('{"kind":"external","status":"accepted","justification":"captured before the schema"}');
    expect((await run(["old/thread.json"], folder)).stdout).toContain("2 findings suppressed by the configuration.");
  });

  it.each([
    ["  - payload/known-version\n", "2:5: A suppression is a mapping."],
    ["  - { rules: payload/known-version }\n", "A suppression states its `reason`."],
    ["  - { reason: x }\n", "A suppression names its `rules`."],
    ["  - { rules: payload/known-versio, reason: x }\n", "payload/known-version"],
    ["  - { rules: payload/known-version, untl: 2027-01-01, reason: x }\n", "until"],
    ["  - { rules: payload/known-version, until: 2027-02-30, reason: x }\n", "`2027-02-30` is no day"],
    ["  - { rules: payload/known-version, comment: [1], reason: x }\n", "`comment` is text."],
    [" 3\n", "`suppressions` is a list."],
  ])("are a mistake where they are %j", async (suppressions, words) => {
    const { folder } = makeTree({ "thread.json": thread, "markerlint.config.yaml": `suppressions:\n${suppressions}` });
    const { status, stderr } = await run(["thread.json"], folder);
    expect(status).toBe(2);
    expect(stderr).toContain(words);
  });
});
