import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../../src/core/diagnostic.ts";
import { conclude } from "../../src/core/lint.ts";
import { createSourceText } from "../../src/core/source-text.ts";
import type { StreamedText } from "../../src/core/streamed-text.ts";
import { Linter } from "../../src/engine/linter.ts";
import { findTextFaults } from "../../src/parse/decode.ts";
import { remarkParser } from "../../src/parse/markdown/remark.ts";
import { ruleEntries } from "../../rules/index.ts";
import { sourceWith } from "../source-with.ts";

const linterWith = (parser = remarkParser): Linter => new Linter({ parser, rules: ruleEntries, inlineConfig: true, ruleUrl: (id) => id });

/** A text in chunks as a file gives them. */
function streamed(text: string, chunk = 50): StreamedText {
  return sourceWith(createSourceText(text), {
    hasByteOrderMark: false,
    fault: findTextFaults(text)[0],
    *chunks() {
      for (let at = 0; at < text.length; at += chunk) yield text.slice(at, at + chunk);
    },
  });
}

async function lint(text: string, stream?: StreamedText, linter = linterWith()): Promise<readonly Diagnostic[]> {
  const input = { path: "captures/5.json", kind: "thread" as const, hasByteOrderMark: false, folderNames: [] };
  const content = stream === undefined ? { text, faults: findTextFaults(text) } : { text: "", faults: [], streamed: stream };
  return conclude(await linter.examine({ ...input, ...content }, [], "/captures/5.json"), () => undefined).diagnostics;
}

const family = "engagement-record";
const badRecord = `<!-- ${family}-plan-5 -->\n\n\`\`\`yaml\nengagement_record:\n  schema_version: 9\n\`\`\`\n`;
const record = (...names: string[]): string =>
  `<!-- ${family}-design-5 -->\n\`\`\`yaml\nschema_version: 2\nphase: design\ncapture_session: normal-design-v2\nload_bearing_decisions:\n${names.map((name) => `  - { decision_id: ${name} }\n`).join("")}\`\`\`\n`;
const bodies = ["Thanks.", record("one-1", "two-2"), record("two-2"), badRecord, badRecord.replaceAll("\n", "\r\n"), `> ${badRecord}`, "<!-- markerlint-disable -->\n", "a\0b", `😀 "\\" ${badRecord}`];

/** The shapes in which comments are printed. */
const shapes: ((comments: readonly { body: string }[]) => string)[] = [
  (comments) => JSON.stringify({ number: 5, body: comments[0]?.body ?? "", comments }),
  (comments) => JSON.stringify(comments, null, 2),
  (comments) => comments.map((comment) => JSON.stringify([comment])).join(""),
  (comments) => comments.map((comment) => `${JSON.stringify(comment)}\n`).join(""),
  (comments) => JSON.stringify({ data: { repository: { issue: { comments: { nodes: comments } } } } }).replaceAll("<", "\\u003c"),
  (comments) => JSON.stringify(comments).slice(0, -1),
];

describe("a thread that is streamed", () => {
  it("gives the findings of one that is read whole, but no fixes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...shapes), fc.array(fc.constantFrom(...bodies), { maxLength: 6 }), fc.integer({ min: 1, max: 200 }), async (shape, texts, chunk) => {
        const text = shape(texts.map((body, index) => ({ id: `IC_${String(index)}`, url: `https://example.com/${String(index)}`, author: { login: "octocat" }, body })));
        const whole = await lint(text);
        expect(await lint(text, streamed(text, chunk))).toEqual(whole.map((diagnostic) => ({ ...diagnostic, fix: undefined })));
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it("gives the findings over whole threads, each in its comment", async () => {
    const text = JSON.stringify([record("one-1", "two-2"), "Thanks.", record("two-2")].map((body, index) => ({ id: index + 1, body, created_at: `2026-07-18T10:0${String(index)}:00Z` })));
    const found = (await lint(text, streamed(text))).filter(({ ruleId }) => ruleId.startsWith("thread/"));
    expect(found.map(({ ruleId, comment, related }) => [ruleId, comment?.id, comment?.line, related.map((each) => each.comment?.id)])).toEqual([["thread/orphaned-records", "3", 1, ["1"]]]);
  });

  it("is broken where its bytes are no text, and says so once", async () => {
    const text = `[{"body":"\0${badRecord.replaceAll("\n", "\\n")}"}]`;
    expect((await lint(text, streamed(text))).filter(({ comment }) => comment === undefined).map(({ ruleId, region }) => [ruleId, region.start])).toEqual([["text/encoding", 10]]);
  });

  it("parses the comments alone that hold an HTML comment", async () => {
    let opened = 0;
    const counting = linterWith({ ...remarkParser, open: (...given) => ((opened += 1), remarkParser.open(...given)) });
    const comments = Array.from({ length: 2000 }, (_, index) => ({ body: index % 500 === 7 ? badRecord : `Comment ${String(index)} with **words**.` }));
    const text = JSON.stringify(comments);
    expect((await lint(text, streamed(text, 5000), counting)).length).toBeGreaterThan(3);
    expect(opened).toBe(4);
  });
});
