import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { comment, credit, designed, record, thread } from "../rules/thread/threads.ts";

import { runCommandFully as run } from "../run-command.ts";
import { makeTree } from "./tree.ts";

const schema = JSON.parse(readFileSync(new URL("../../schemas/inspection.schema.json", import.meta.url), "utf8")) as object;

const text = thread([
  designed,
  record("design", ["cache-key", "index-format"]),
  credit("design", "two reviews"),
  record("design", ["index-format", "followup-0123456789abcdef"]),
  record("design", [], { head: "engagement-record-design-6" }),
  record("plan", ["slice-order"]),
  record("design", ["first-page"], { payloadPhase: "plan" }),
  credit("design", "three reviews"),
  comment("<!-- engagement-record_design-5 -->"),
]);

describe("inspect of a thread", () => {
  it("prints what counts, and below it what does not, with the reason", async () => {
    const { folder } = makeTree({ "5.json": text });
    const { status, stdout } = await run(["inspect", "5.json"], folder);
    expect(status).toBe(0);
    expect(stdout).toMatchInlineSnapshot(`
      "5.json
        thread (told by its content or by the ending of its name), 1 lines, read with satteri

        issue 5, as readers see it

          design-phase-complete (readers take the latest)
            comment IC_1 by octocat, 2026-07-18T10:00:00Z

          engagement-record (readers take the latest)
            design: comment IC_4 by octocat, 2026-07-18T10:03:00Z, version 2
              index-format  comment IC_4, line 7
              followup-0123456789abcdef  comment IC_4, line 14
            plan: comment IC_7 by octocat, 2026-07-18T10:06:00Z, version 2
              first-page  comment IC_7, line 7
            gathered from every comment
              followup-0123456789abcdef  comment IC_4, line 14
            lost
              orphaned: cache-key  comment IC_2, line 7: comment IC_4 by octocat takes the place of its comment and does not repeat it.
              orphaned: slice-order  comment IC_6, line 7: comment IC_7 by octocat takes the place of its comment and does not repeat it.
              superseded: engagement-record-design-5  comment IC_2, line 1: comment IC_4 by octocat takes its place as a whole.
              foreign: engagement-record-design-6  comment IC_5, line 1: its number is 6, and it stands under issue 5.
              shadowed: engagement-record-plan-5  comment IC_6, line 1: comment IC_7 by octocat takes its place: its head says \`design\`, and its payload \`plan\`.
              misspelt: engagement-record-{phase}-{id}  comment IC_9, line 1: \`_\` keeps its head from being one of the family: another sign stands where it has a hyphen.

          credit-input (readers take the first)
            design: comment IC_3 by octocat, 2026-07-18T10:02:00Z
            lost
              unread: credit-input-design-5  comment IC_8, line 1: readers take the first, which is comment IC_3 by octocat.
      "
    `);
  });

  it("prints the same as data, as its schema has it", async () => {
    const { folder } = makeTree({ "5.json": text, "skills/a/SKILL.md": "---\nname: a\ndescription: b\n---\n" });
    const report: unknown = JSON.parse((await run(["inspect", "--format", "json", "5.json", "skills"], folder)).stdout);
    const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
    expect(ajv.validate(schema, report), ajv.errorsText()).toBe(true);
    expect(report).toMatchObject({
      files: [
        {
          kind: "thread",
          threads: [
            {
              target: { type: "issue", number: 5 },
              order: "createdAt",
              families: [{ family: "design-phase-complete" }, { family: "engagement-record", reads: "latest", orphaned: [{ name: "cache-key" }, { name: "slice-order" }], gathered: [{ name: "followup-0123456789abcdef" }] }, { family: "credit-input", notInForce: [{ id: "IC_8", code: "unread" }] }],
            },
          ],
        },
        { kind: "skill", threads: [] },
      ],
    });
  });

  it("says that a thread holds no marker", async () => {
    const { folder } = makeTree({ "5.json": JSON.stringify([{ body: "Thanks." }]) });
    expect((await run(["inspect", "5.json"], folder)).stdout).not.toContain("as readers see it");
  });
});
