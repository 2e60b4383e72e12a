import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { ruleUrl } from "../src/cli/about.ts";
import type { ConfigLayer } from "../src/config/config.ts";
import type { DocumentKind } from "../src/core/document.ts";
import { readTarget } from "../src/core/target.ts";
import { Linter } from "../src/engine/linter.ts";
import { ProjectRun } from "../src/engine/project-run.ts";
import { decode } from "../src/parse/decode.ts";
import { chooseParser } from "../src/parse/markdown/choose.ts";
import { ruleEntries } from "../rules/index.ts";
import { root } from "./rule-modules.ts";

/** Real defects of a public repository, made anew: each is caught by a named rule, and its mended form is clean. */
interface Defect {
  readonly defect: string;
  readonly kind?: DocumentKind;
  readonly target?: string;
  /** Rules that are not on by default. */
  readonly rules?: readonly string[];
  readonly bad: string;
  readonly padding?: number;
  readonly reports: readonly string[];
  readonly mended: string;
}

const folder = join(root, "fixtures/defects");
const linter = new Linter({ parser: await chooseParser("auto"), rules: ruleEntries, inlineConfig: true, ruleUrl });

async function findingsIn({ kind = "comment", target, rules = [] }: Defect, text: string): Promise<string[]> {
  const layers: readonly ConfigLayer[] = [{ source: "test", base: "", config: { rules: Object.fromEntries(rules.map((id) => [id, "warning"])) } }];
  const run = new ProjectRun(linter);
  const path = "example.md";
  const bytes = new TextEncoder().encode(text);
  const input = { ...decode(bytes), path, kind, folderNames: [], target: target === undefined ? undefined : readTarget(target) };
  await run.add({ input, layers, absolutePath: `/${path}`, root: "/" });
  const [result] = run.results();
  return (result?.diagnostics ?? []).filter(({ severity }) => severity !== "info").map(({ ruleId, region }) => `${ruleId}:${String(region.startPoint.line)}`);
}

describe.each(readdirSync(folder))("%s", (name) => {
  const defects = parse(readFileSync(join(folder, name), "utf8")) as Defect[];

  it.each(defects.map((each) => [each.defect, each] as const))("%s", async (_, each) => {
    expect((await findingsIn(each, each.bad + "x".repeat(each.padding ?? 0))).sort()).toEqual([...each.reports].sort());
    expect(await findingsIn(each, each.mended)).toEqual([]);
  });

  it("tells no defect twice", () => {
    expect(new Set(defects.map(({ defect }) => defect)).size).toBe(defects.length);
  });
});
