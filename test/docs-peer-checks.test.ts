import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./rule-modules.ts";

/** The table `docs/peer-checks.md` is written by hand; this holds it complete and its promises true. */
const rows = readFileSync(join(root, "docs/peer-checks.md"), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, number, check, verdict] = /^\| (\d+) \| (.+?) \| (.+) \|$/.exec(line) ?? [];
    return number === undefined || check === undefined || verdict === undefined ? [] : [{ number: Number(number), check, verdict }];
  });

describe("docs/peer-checks.md", () => {
  it("has a line for every check of the harvest", () => {
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 105 }, (_, index) => index + 1));
  });

  it.each(rows)("$number names a rule that exists, a reason or what it waits for", ({ verdict }) => {
    const ids = [...verdict.matchAll(/`([a-z]+\/[a-z0-9-]+)`/g)].map(([, id = ""]) => id);
    if (ids.length === 0) expect(verdict).toMatch(/^(?:refused, because .+|refused for .+, because .+|later, with .+)/);
    expect(ids.filter((id) => !existsSync(join(root, "rules", `${id}.ts`)))).toEqual([]);
  });
});
