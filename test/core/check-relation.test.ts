import { describe, expect, it } from "vitest";
import { compileRelation } from "../../src/contract/relations.ts";
import type { RelationSourceText } from "../../src/contract/source.ts";
import { checkRelation } from "../../src/core/check-relation.ts";
import type { HeadPart } from "../../src/core/head-pattern.ts";
import { shiftMap } from "../../src/core/offset-map.ts";
import { readYaml } from "../../src/parse/yaml/read-yaml.ts";

const head = new Map<string, HeadPart>([["phase", { text: "plan", span: { start: 0, end: 4 } }]]);

/** The faults of one relation, each as the text at its place and the words. */
function faults(relation: RelationSourceText, yaml: string): string[] {
  const { root } = readYaml(yaml, shiftMap(0));
  if (root === undefined) throw new Error("no YAML");
  return checkRelation(compileRelation(relation), root, head).map(({ at, name, reason, advice }) => `${yaml.slice(at.start, at.end)} | ${name} ${reason}${advice === undefined ? "" : `; ${advice}`}`);
}

describe("a relation", () => {
  it.each<[string, RelationSourceText, string, string[]]>([
    ["holds with the head", { relation: "agreesWith", at: "phase", with: "head.phase" }, "phase: plan", []],
    ["to the head is broken", { relation: "agreesWith", at: "phase", with: "head.phase" }, "phase: design", ["design | phase is `design`, and the marker's phase is `plan`; write the same in both"]],
    ["to another value is broken", { relation: "agreesWith", at: "a", with: "b.c" }, "a: 1\nb: { c: 2 }", ["1 | a is `1`, and `b.c` is `2`; write the same in both"]],
    ["to what is missing says nothing", { relation: "agreesWith", at: "a", with: "b" }, "a: 1", []],
    ["of a missing value says nothing", { relation: "agreesWith", at: "a", with: "head.phase" }, "b: 1", []],
    ["equals", { relation: "equals", at: "l[].v", text: "x" }, "l: [{ v: x }, { v: y }]", ["y | l[].v is `y`; write `x`"]],
    ["uniqueBy a key", { relation: "uniqueBy", at: "l", key: "id" }, "l:\n  - id: a\n  - id: b\n  - id: a", ["a | l holds `a` twice; keep one"]],
    ["uniqueBy the item", { relation: "uniqueBy", at: "l" }, "l: [1, 2, 1]", ["1 | l holds `1` twice; keep one"]],
    ["subsetOf", { relation: "subsetOf", at: "a", of: "b" }, "a: [x, z]\nb: [x, y]", ["z | a holds `z`, which `b` does not"]],
    ["setEquals", { relation: "setEquals", at: "a", of: "l[].p" }, "a: [1, 3]\nl: [{ p: 1 }, { p: 2 }]", ["3 | a holds `3`, which `l[].p` does not", "[1, 3] | a lacks `2`, which `l[].p` holds"]],
    ["differsFrom", { relation: "differsFrom", at: "b", from: ["a", "c"] }, "a: One  thing\nb: one thing.\nc: other", ["one thing. | b repeats `a`; write what is true of this one"]],
    ["differsFrom, of texts that differ or are empty", { relation: "differsFrom", at: "b", from: ["a", "c"] }, "a: ''\nb: ''\nc: other", []],
    ["sumOf", { relation: "sumOf", at: "n", of: "l[].n" }, "n: 4\nl: [{ n: 1 }, { n: 2 }]", ["4 | n is 4, and `l[].n` adds up to 3; write `3`"]],
    ["countOf", { relation: "countOf", at: "n", of: "l[]" }, "n: 2\nl: [a, b]", []],
    ["countOf a text", { relation: "countOf", at: "n", of: "l[].s", text: "ok" }, "n: 2\nl: [{ s: ok }, { s: no }]", ["2 | n is 2, and `l[].s` counts 1; write `1`"]],
    ["orderedBefore", { relation: "orderedBefore", at: "from", then: "to", order: ["a", "b", "c"] }, "from: c\nto: a", ["c | from is `c`, which comes behind `a` of `to`"]],
    ["orderedBefore, with equal words", { relation: "orderedBefore", at: "from", then: "to", order: ["a", "b"] }, "from: a\nto: a", []],
    ["requiredWhen, empty", { relation: "requiredWhen", at: "l[].text", when: { key: "status", words: ["done"] } }, 'l:\n  - status: done\n    text: ""\n  - status: open\n    text: ""', ['"" | l[].text is empty, while `status` is `done`; write it']],
    ["requiredWhen, missing", { relation: "requiredWhen", at: "text", when: { key: "status", words: ["done"] } }, "status: done", ["status | text is empty, while `status` is `done`; write it"]],
    ["emptyWhen", { relation: "emptyWhen", at: "text", when: { key: "status", words: ["open"] } }, "status: open\ntext: x", ['x | text is filled in, while `status` is `open`; write `""`']],
    ["hasForm", { relation: "hasForm", at: "s", form: "{t}-{p}-v{n}", parts: { t: { enum: ["normal"] }, n: { type: "version" } }, agrees: { p: "head.phase" } }, "s: normal-plan-v2.1", []],
    ["hasForm, another one", { relation: "hasForm", at: "s", form: "{t}-v{n}", parts: { n: { type: "version" } } }, "s: session", ["session | s is `session`, which is not of the form `{t}-v{n}`"]],
    ["hasForm, a part that disagrees", { relation: "hasForm", at: "s", form: "{t}-{p}-v{n}", parts: { t: { enum: ["normal"] }, n: { type: "version" } }, agrees: { p: "head.phase" } }, "s: normal-design-v2", ["design | s says `design`, and the marker's phase is `plan`; write `plan`"]],
    ["hashOf", { relation: "hashOf", at: "h", of: ["a", "b"], separator: "\0", length: 16 }, "h: e58021f67345508a\na: coder\nb: 'CODE: thing'", []],
    ["hashOf, blank texts", { relation: "hashOf", at: "h", of: ["a", "b"], separator: "\0", length: 16, blank: { b: "(no subject)" } }, "h: 12a17b35b78d477f\nb: '  '", []],
    ["hashOf, another one", { relation: "hashOf", at: "h", of: ["a"], length: 8 }, "h: 00000000\na: x", ["00000000 | h is `00000000`, which is not the hash of `a`; write `2d711642`"]],
    ["hashOf, missing", { relation: "hashOf", at: "h", of: ["a"] }, "a: x", []],
    ["startsAs is for threads", { relation: "startsAs", at: "s", words: ["pending"] }, "s: done", []],
    ["through an alias", { relation: "equals", at: "a", text: "x" }, "b: &b y\na: *b", ["*b | a is `y`; write `x`"]],
    ["on a payload of another type", { relation: "equals", at: "a.b[].c", text: "x" }, "- 1", []],
  ])("%s", (_, relation, yaml, expected) => {
    expect(faults(relation, yaml)).toEqual(expected);
  });

  it("needs time in proportion to the payload", () => {
    const yaml = `l:\n${Array.from({ length: 5000 }, (_, index) => `  - id: i${String(index)}\n`).join("")}`;
    expect(faults({ relation: "uniqueBy", at: "l", key: "id" }, yaml)).toEqual([]);
    expect(faults({ relation: "subsetOf", at: "l[].id", of: "l[].id" }, yaml)).toEqual([]);
  });
});
