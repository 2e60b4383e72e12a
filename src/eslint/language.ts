import { kindByContracts } from "../core/contract-set.ts";
import { readFileSync } from "node:fs";
import { documentKinds, type DocumentKind, type TextFault } from "../core/document.ts";
import { decode, findTextFaults } from "../parse/decode.ts";
import { createDocument } from "../parse/document.ts";
import { listedTree } from "../host/listed-tree.ts";
import { profiles as allProfiles } from "../../schemas/profiles/index.ts";
import { ruleUrl } from "../cli/about.ts";
import { placeOf } from "./place.ts";
import { MarkdownSourceCode, type RootNode } from "./source-code.ts";
import type { Tools } from "./tools.ts";

/** What a configuration of ESLint says under `languageOptions`. */
export interface LanguageOptions {
  /** What the files are, where their place does not tell; without it such files have no findings. */
  readonly kind?: DocumentKind;
  /** The clients to judge by; without it, every known one. */
  readonly profiles?: readonly string[];
}

interface File {
  readonly path: string;
  readonly body: string | Uint8Array;
  readonly bom: boolean;
}

/** What ESLint asks of a language (eslint.org, "Languages"), as far as ours has it. */
export interface MarkdownLanguage {
  readonly fileType: "text";
  readonly lineStart: 1;
  readonly columnStart: 1;
  readonly nodeTypeKey: "type";
  readonly visitorKeys: Readonly<Record<string, readonly string[]>>;
  validateLanguageOptions(options: Readonly<Record<string, unknown>>): void;
  parse(): { readonly ok: true; readonly ast: RootNode };
  createSourceCode(file: File, parsed: { readonly ast: RootNode }, context: { readonly languageOptions: LanguageOptions }): MarkdownSourceCode;
}

/** Markdown as a language of ESLint: places are 1-based. */
export function createLanguage({ reader, ruleIds }: Pick<Tools, "reader" | "ruleIds">, cwd: string): MarkdownLanguage {
  return {
    fileType: "text",
    lineStart: 1,
    columnStart: 1,
    nodeTypeKey: "type",
    visitorKeys: { root: ["end"], end: [] },
    validateLanguageOptions,

    parse() {
      // A text is never refused: what is wrong with it is for rules to say.
      return { ok: true, ast: { type: "root", end: { type: "end" } } };
    },

    createSourceCode(file, { ast }, { languageOptions }) {
      const text = typeof file.body === "string" ? file.body : new TextDecoder().decode(file.body);
      const place = placeOf(file.path, cwd);
      const { kind: given, profiles: chosen } = languageOptions;
      const kind = kindByContracts(place.path, reader.contracts) ?? place.kind ?? given;
      const input = { text, path: place.path, folderNames: place.folderNames, kind: kind ?? "markdown", hasByteOrderMark: file.bom, faults: faultsOf(text, file.path), tree: listedTree(place.root) };
      const profiles = allProfiles.filter(({ id }) => chosen === undefined || chosen.includes(id));
      const settings = { rules: [], profiles, profilesChosen: chosen !== undefined, inlineConfig: true, ruleIds, ruleUrl };
      return new MarkdownSourceCode(text, ast, createDocument(input, reader), settings, kind !== undefined);
    },
  };
}

/** ESLint decodes files, and what it could not decode it shows as U+FFFD: the bytes tell whether that stands in the file. */
function faultsOf(text: string, path: string): readonly TextFault[] {
  if (!text.includes("\ufffd")) return findTextFaults(text);
  try {
    const onDisk = decode(readFileSync(path));
    return onDisk.text === text ? onDisk.faults : findTextFaults(text);
  } catch {
    return findTextFaults(text);
  }
}

function validateLanguageOptions(options: Readonly<Record<string, unknown>>): void {
  const { kind, profiles, ...others } = options;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new TypeError(`Unknown option \`${unknown}\`; markerlint knows \`kind\` and \`profiles\`.`);
  if (kind !== undefined && !documentKinds.some((each) => each === kind)) throw new TypeError(`\`kind\` is one of ${documentKinds.join(", ")}.`);
  if (profiles === undefined) return;
  const ids = allProfiles.map(({ id }) => id);
  if (!Array.isArray(profiles) || !profiles.every((each) => ids.includes(each as string))) throw new TypeError(`\`profiles\` lists some of ${ids.join(", ")}.`);
}
