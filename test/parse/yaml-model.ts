import fc from "fast-check";
import type { Scalar } from "../../src/core/yaml.ts";

/** What is to be written, and what the views must give back. */
export type Model =
  | { readonly kind: "scalar"; readonly style: Scalar["style"]; readonly text: string; readonly header: string; readonly value?: Scalar["value"] }
  | { readonly kind: "sequence"; readonly flow: boolean; readonly items: readonly Model[] }
  | { readonly kind: "mapping"; readonly flow: boolean; readonly pairs: readonly (readonly [Model, Model | undefined])[] };

const retyped: readonly (readonly [string, Scalar["value"]])[] = [
  ["1.10", 1.1],
  ["42", 42],
  ["0o17", 15],
  ["true", true],
  ["Null", null],
  ["~", null],
  ["yes", "yes"],
  ["2024-01-01", "2024-01-01"],
  ["1_000", "1_000"],
  [".5", 0.5],
];

export const word = fc.stringMatching(/^[A-Za-zäß文😀][A-Za-z0-9äß文😀./()@%&*!?#:'"-]{0,8}[a-z]$/u).filter((text) => !/^(?:true|false|null|yes|no)$/i.test(text));
export const plainText = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.filter((text, index) => index === 0 || !text.startsWith("#")).join(" "));
const anyText = fc.string({ unit: fc.constantFrom(...Array.from("ab 'äß文😀\\\"#:-[]{}&*!|>%@`,?\t\u00a0\u200b")), maxLength: 20 });
const blockLine = fc.oneof(fc.constant(""), fc.tuple(fc.constantFrom("", "", "- ", "# ", "key: ", '"', "--- ", "[", "\t"), plainText).map((parts) => parts.join("")));
const foldLine = plainText;

const plain: fc.Arbitrary<Model> = fc.oneof(
  plainText.map((text): Model => ({ kind: "scalar", style: "plain", text, header: "", value: text })),
  fc.constantFrom(...retyped).map(([text, value]): Model => ({ kind: "scalar", style: "plain", text, header: "", value })),
);
const quoted: fc.Arbitrary<Model> = fc.oneof(
  anyText.map((text): Model => ({ kind: "scalar", style: "single-quoted", text, header: "" })),
  fc.oneof(anyText, fc.array(anyText, { minLength: 2, maxLength: 3 }).map((lines) => lines.join("\n"))).map(
    (text): Model => ({ kind: "scalar", style: "double-quoted", text, header: "" }),
  ),
);
const literal: fc.Arbitrary<Model> = fc
  .tuple(fc.array(blockLine, { maxLength: 4 }), plainText, fc.constantFrom("", "-", "+"), fc.integer({ min: 0, max: 2 }))
  .map(([body, last, chomping, more]): Model => {
    const ending = chomping === "-" ? "" : chomping === "" ? "\n" : "\n".repeat(more + 1);
    return { kind: "scalar", style: "literal", text: [...body, last].join("\n") + ending, header: `|${chomping}` };
  });
const folded: fc.Arbitrary<Model> = fc
  .tuple(fc.array(foldLine, { minLength: 1, maxLength: 4 }), fc.constantFrom("", "-"))
  .map(([body, chomping]): Model => ({ kind: "scalar", style: "folded", text: body.join("\n") + (chomping === "" ? "\n" : ""), header: `>${chomping}` }));

const { flow } = fc.letrec<{ flow: Model }>((tie) => ({
  flow: fc.oneof(
    { maxDepth: 2, depthSize: "small" },
    quoted.filter((model) => model.kind === "scalar" && !model.text.includes("\n")),
    word.filter((text) => !/[:?]/.test(text)).map((text): Model => ({ kind: "scalar", style: "plain", text, header: "", value: text })),
    fc.array(tie("flow"), { maxLength: 3 }).map((items): Model => ({ kind: "sequence", flow: true, items })),
    fc
      .array(fc.tuple(quoted.filter((model) => model.kind === "scalar" && !model.text.includes("\n")), fc.option(tie("flow"), { nil: undefined })), { maxLength: 3 })
      .map((pairs): Model => ({ kind: "mapping", flow: true, pairs })),
  ),
}));
const key = fc.oneof(
  word.filter((text) => !/[:?]/.test(text)).map((text): Model => ({ kind: "scalar", style: "plain", text, header: "", value: text })),
  quoted.filter((model) => model.kind === "scalar" && !model.text.includes("\n")),
);
const { block: anyBlock } = fc.letrec<{ block: Model }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    plain,
    quoted,
    literal,
    folded,
    flow,
    fc.array(tie("block"), { minLength: 1, maxLength: 3 }).map((items): Model => ({ kind: "sequence", flow: false, items })),
    fc
      .array(fc.tuple(key, fc.option(tie("block"), { nil: undefined })), { minLength: 1, maxLength: 3 })
      .map((pairs): Model => ({ kind: "mapping", flow: false, pairs })),
  ),
}));
/** Whole documents: mappings that hold every style. */
export const document = fc
  .array(fc.tuple(key, fc.option(anyBlock, { nil: undefined })), { minLength: 1, maxLength: 4 })
  .map((pairs): Model => ({ kind: "mapping", flow: false, pairs }));

const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\u00a0": "\\_", "😀": "\\U0001F600" };

/** Writes a model behind `key:` or `-`, with the indentation of its parent. */
function write(model: Model | undefined, indent: number): string {
  const margin = " ".repeat(indent + 2);
  if (model === undefined) return "\n";
  if (model.kind === "scalar") {
    const { text, header } = model;
    if (model.style === "plain") return ` ${text}\n`;
    if (model.style === "single-quoted") return ` '${text.replaceAll("'", "''")}'\n`;
    if (model.style === "double-quoted") return ` "${text.replaceAll(/[\\"\n\t\u00a0]|😀/gu, (found) => escapes[found] ?? found)}"\n`;
    const indicated = /^[ \n\t]/.test(text) ? "2" : "";
    const body = text.replace(/\n$/, "").split("\n");
    const written = model.style === "literal" ? body : body.flatMap((line, index) => (index === 0 ? [line] : ["", line]));
    return ` ${header[0] ?? ""}${indicated}${header.slice(1)}\n${written.map((line) => (line === "" ? "\n" : `${margin}${line}\n`)).join("")}`;
  }
  if (model.flow) return ` ${writeFlow(model)}\n`;
  if (model.kind === "sequence") return `\n${model.items.map((item) => `${margin}-${write(item, indent + 2)}`).join("")}`;
  return `\n${model.pairs.map(([name, value]) => `${margin}${writeFlow(name)}:${write(value, indent + 2)}`).join("")}`;
}

function writeFlow(model: Model): string {
  if (model.kind === "scalar") return write(model, 0).trim();
  if (model.kind === "sequence") return `[${model.items.map(writeFlow).join(", ")}]`;
  return `{${model.pairs.map(([name, value]) => `${writeFlow(name)}: ${value === undefined ? "" : writeFlow(value)}`).join(", ")}}`;
}

export const writeDocument = (model: Model): string => write(model, -2).slice(1);

/** What the views must say of a model, in the form of `said` for views. */
export function meant(model: Model | undefined): unknown {
  if (model === undefined) return undefined;
  if (model.kind === "scalar") return { style: model.style, text: model.text, value: model.value === undefined ? model.text : model.value, header: model.header };
  if (model.kind === "sequence") return { flow: model.flow, items: model.items.map(meant) };
  return { flow: model.flow, pairs: model.pairs.map(([name, value]) => [meant(name), meant(value)]) };
}
