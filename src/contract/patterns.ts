import type { RE2JS } from "re2js";
import type { TextPattern } from "../core/command/contract.ts";
import { nativePattern } from "./native-pattern.ts";

/** The engine that patterns of contracts run on: linear in the text, whoever wrote the pattern. */
let engine: typeof RE2JS | undefined;

/** Loads the engine, which is large; must be awaited before the first pattern. */
export async function loadPatternEngine(): Promise<void> {
  engine ??= (await import("re2js")).RE2JS;
}

/** A pattern as ajv wants it. */
export function compilePattern(pattern: string): { test(text: string): boolean; toString(): string } {
  const native = nativePattern(pattern);
  if (native !== undefined) return { test: (text) => native.test(text), toString: () => pattern };
  const compiled = loaded().compile(pattern);
  // ajv tells patterns apart by what they look like as text.
  return { test: (text) => compiled.matcher(text).find(), toString: () => pattern };
}

/** A pattern, compiled when it is first used, that gives its first group, or an empty text where that is missing; `undefined` where it does not match. */
export function compileMatcher(pattern: string): (text: string) => string | undefined {
  const compiled = compiledOnce(pattern);
  return (text) => {
    const matcher = compiled().matcher(text);
    if (!matcher.find()) return undefined;
    return matcher.groupCount() > 0 ? (matcher.group(1) ?? "") : "";
  };
}

/** A pattern that is compiled when it is first used; the engine must be loaded then. */
export function lazyPattern(source: string): TextPattern {
  const pattern = compiledOnce(source);
  return {
    source,
    test: (text) => pattern().matcher(text).find(),
    find(text) {
      const matcher = pattern().matcher(text);
      return matcher.find() ? (matcher.group() ?? undefined) : undefined;
    },
    groups(text) {
      const matcher = pattern().matcher(text);
      if (!matcher.find()) return undefined;
      const names = Object.keys(pattern().namedGroups());
      return new Map(names.flatMap((name) => {
        const group: string | null = matcher.group(name);
        return group === null ? [] : [[name, group] as const];
      }));
    },
  };
}

function compiledOnce(pattern: string): () => RE2JS {
  let compiled: RE2JS | undefined;
  return () => (compiled ??= loaded().compile(pattern));
}

/** The names of the groups of a pattern that can be used. */
export function patternGroups(pattern: string): readonly string[] {
  return Object.keys(loaded().compile(pattern).namedGroups());
}

/** Why a pattern cannot be used, in words that can stand behind it. */
export function patternFault(pattern: string): string | undefined {
  try {
    loaded().compile(pattern);
    return undefined;
  } catch (error) {
    return `is no pattern of RE2: ${error instanceof Error ? error.message.replace(/^error parsing regexp: /, "") : String(error)}`;
  }
}

function loaded(): typeof RE2JS {
  if (engine === undefined) throw new Error("the pattern engine is not loaded");
  return engine;
}
