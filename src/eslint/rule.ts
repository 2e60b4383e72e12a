import type { Finding, Fix } from "../core/diagnostic.ts";
import { ruleUrl } from "../cli/about.ts";
import { withDefaults } from "../config/resolve.ts";
import type { Location, MarkdownSourceCode } from "./source-code.ts";
import type { LoadedRule } from "./tools.ts";

interface Fixer {
  replaceTextRange(range: [number, number], text: string): unknown;
}

interface Report {
  readonly loc: Location;
  readonly message: string;
  readonly fix?: (fixer: Fixer) => unknown[];
  readonly suggest?: { readonly desc: string; readonly fix: (fixer: Fixer) => unknown[] }[];
}

interface RuleContext {
  readonly sourceCode: MarkdownSourceCode;
  readonly options: readonly unknown[];
  report(report: Report): void;
}

/** A rule in the shape that ESLint has for rules. */
export interface EslintRule {
  readonly meta: Readonly<Record<string, unknown>>;
  create(context: RuleContext): Readonly<Record<string, () => void>>;
}

/** One of our rules as a rule of ESLint, with the same id, options, messages and places; unsafe fixes are suggestions. */
export function createRule({ entry, rule }: LoadedRule): EslintRule {
  const { meta } = entry;
  const phase = meta.readsDirectives === true ? "root:exit" : meta.readsFaults === true ? "end" : "root";
  return {
    meta: {
      type: meta.level === "must" ? "problem" : "suggestion",
      docs: { description: meta.summary, url: ruleUrl(entry.id), recommended: meta.preset === "recommended" },
      ...(meta.fixable !== false && { fixable: "code", hasSuggestions: true }),
      schema: typeof meta.options === "object" && meta.options !== null ? [meta.options] : [],
    },
    create(context) {
      const [given] = context.options;
      const options = withDefaults(meta.defaults, given as Readonly<Record<string, unknown>> | undefined);
      return {
        [phase]: () => {
          for (const finding of context.sourceCode.findingsOf(rule, options)) context.report(toReport(finding, context.sourceCode));
        },
      };
    },
  };
}

function toReport({ at, message, fix }: Finding, sourceCode: MarkdownSourceCode): Report {
  const report = { loc: sourceCode.locationOf(at), message };
  if (fix === undefined) return report;
  if (fix.safety === "safe") return { ...report, fix: applying(fix) };
  return { ...report, suggest: [{ desc: "Mend it; whoever relies on the old text may break.", fix: applying(fix) }] };
}

function applying({ edits }: Fix): (fixer: Fixer) => unknown[] {
  return (fixer) => edits.map(({ start, end, text }) => fixer.replaceTextRange([start, end], text));
}
