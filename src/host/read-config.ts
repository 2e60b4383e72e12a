import { basename, extname } from "node:path";
import { pathToFileURL } from "node:url";
import type { ConfigIssue } from "../config/config.ts";
import { toPlainValue } from "../parse/yaml/plain-value.ts";
import { shiftMap } from "../core/offset-map.ts";
import { createSourceText } from "../core/source-text.ts";
import type { Span } from "../core/span.ts";
import { findPair } from "../core/yaml.ts";
import { decode } from "../parse/decode.ts";
import { readYaml } from "../parse/yaml/read-yaml.ts";
import { refuseRecording } from "./cache/recording.ts";
import { ConfigError, type LocatedIssue } from "./config-error.ts";
import { packageKey } from "./find-config.ts";
import { readBytes, ReadError } from "./read-file.ts";
import { describeError } from "./system-error.ts";

/** The content of a configuration file before it is checked. */
export interface RawConfig {
  readonly value: unknown;
  /** An issue with its place in the file; code has no places, so the keys stand in the message. */
  locate(issue: ConfigIssue): LocatedIssue;
}

const codeEndings: ReadonlySet<string> = new Set([".js", ".mjs", ".ts"]);

/** Whether reading the configuration would run it. */
export function isCodeConfig(path: string): boolean {
  return codeEndings.has(extname(path));
}

/** Reads YAML and JSON with places, and runs code. `source` names the file in messages. Throws a `ConfigError`. */
export async function readConfig(path: string, source: string): Promise<RawConfig> {
  return isCodeConfig(path) ? runConfig(path, source) : parseConfig(path, source);
}

async function parseConfig(path: string, source: string): Promise<RawConfig> {
  const { text, faults: textFaults } = decode(await readConfigBytes(path, source));
  const sourceText = createSourceText(text);
  const issueAt = (span: Span, message: string): LocatedIssue => ({ source, point: sourceText.pointAt(span.start), message });
  const textFault = textFaults[0];
  if (textFault !== undefined) throw new ConfigError([issueAt(textFault.span, `The file is not UTF-8 text: ${textFault.reason}.`)]);

  // JSON is YAML 1.2 (yaml.org, 1.3), so that one reader gives the places in both.
  const tree = readYaml(text, shiftMap(0));
  if (tree.faults.length > 0) {
    throw new ConfigError(tree.faults.map(({ span, reason, advice }) => issueAt(span, `Syntax: ${reason}${advice === undefined ? "" : `; ${advice}`}.`)));
  }
  const inPackage = basename(path) === "package.json";
  const root = inPackage && tree.root?.kind === "mapping" ? findPair(tree.root, packageKey)?.value : tree.root;
  const plain = toPlainValue(root);
  if (plain.faults.length > 0) throw new ConfigError(plain.faults.map(({ span, message }) => issueAt(span, message)));
  return { value: plain.value, locate: (issue) => issueAt(plain.spanOf(issue), issue.message) };
}

async function readConfigBytes(path: string, source: string): Promise<Uint8Array> {
  try {
    return await readBytes(path);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    throw new ConfigError([{ source, point: undefined, message: error.message }], { cause: error });
  }
}

async function runConfig(path: string, source: string): Promise<RawConfig> {
  const fail = (message: string, cause?: unknown): ConfigError => new ConfigError([{ source, point: undefined, message }], { cause });
  if (extname(path) === ".ts" && !stripsTypes()) {
    throw fail(`This Node (${process.version}) cannot run TypeScript; use Node 22.18 or newer, or write the configuration as .js, .yaml or .json.`);
  }
  // What code asks is not known.
  refuseRecording();
  let module: { readonly default?: unknown };
  try {
    module = (await import(pathToFileURL(path).href)) as { readonly default?: unknown };
  } catch (error) {
    throw fail(`The code failed: ${describeError(error)}`, error);
  }
  const value = module.default;
  if (typeof value !== "object" || value === null) throw fail("The default export is not an object; write `export default { … };`.");
  return {
    value,
    locate: ({ path: keys, message }) => ({ source, point: undefined, message: keys.length === 0 ? message : `at ${keys.join(".")}: ${message}` }),
  };
}

/** Node says so from 22.10 on; the types of Node 20 do not know the feature. */
function stripsTypes(): boolean {
  return Boolean((process.features as { readonly typescript?: unknown }).typescript);
}
