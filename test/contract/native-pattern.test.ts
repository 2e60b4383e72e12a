import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { RE2JS } from "re2js";
import { expect, it } from "vitest";
import { nativePattern } from "../../src/contract/native-pattern.ts";
import { root } from "../rule-modules.ts";

const written = [...readFileSync(join(root, "schemas/contracts/builtin.json"), "utf8").matchAll(/"pattern": (".*")/g)].map(([, text = '""']) => JSON.parse(text) as string);
const builtIn = [...new Set(written)];

const pieces = ["a", "s12", "2026-03-04", "T10:00:00", ".123", "Z", "/", "\\", " ", "\t", "\v", "\u00a0", "\n", "\0", "é", "𝒳", "-", "_", "#", "x".repeat(70), "0af9", ""];
const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join(""));

function agree(pattern: string, text: string): void {
  const native = nativePattern(pattern);
  if (native !== undefined) expect([pattern, text, native.test(text)]).toEqual([pattern, text, RE2JS.compile(pattern).matcher(text).find()]);
}

it("means what RE2 means, for the patterns of the built-in contracts", () => {
  fc.assert(fc.property(fc.constantFrom(...builtIn), texts, agree), { numRuns: 3000 });
  expect(builtIn.filter((pattern) => nativePattern(pattern) !== undefined).length).toBeGreaterThan(builtIn.length / 3);
});

it("means what RE2 means, for patterns of any pieces", () => {
  const part = fc.constantFrom("a", "[a-z]", "[^/\\\\x]", "[0-9]", "\\d", "\\w", "\\S", "\\s", "\\.", "[\\w.-]", "-", "/", "[A-Za-z_]", "[-a]", "[a-]", "[.-9]", "[\\x00-\\x1f]");
  const count = fc.constantFrom("", "", "", "*", "+", "?", "{2}", "{1,3}", "{2,}", "??", "{0}");
  const pattern = fc.tuple(fc.boolean(), fc.array(fc.tuple(part, count), { maxLength: 4 }), fc.boolean()).map(([start, items, end]) => (start ? "^" : "") + items.flat().join("") + (end ? "$" : ""));
  fc.assert(fc.property(pattern, texts, agree), { numRuns: 5000 });
});

it.each(["(a+)+$", "a|b", "^a*b*$", "a*", "^a?b?", "\\p{L}", "(?i)a", "[[:alpha:]]", "^a{1000}$", "\\b", ".", "^a**", "[z-a]", "a\\"])("leaves %j to RE2", (pattern) => {
  expect(nativePattern(pattern)).toBeUndefined();
});

it("is linear in the text", () => {
  const native = nativePattern("^[a-z][a-z0-9-]{0,62}[a-z0-9]$");
  expect(native?.test("a".repeat(64))).toBe(true);
  expect(native?.test(`${"a".repeat(1_000_000)}!`)).toBe(false);
});
