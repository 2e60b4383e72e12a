var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  FormCompiler: () => FormCompiler,
  compileHeadPattern: () => compileHeadPattern,
  compileWeight: () => compileWeight,
  formParts: () => formParts,
  formsOf: () => formsOf,
  headParts: () => headParts
});
module.exports = __toCommonJS(stdin_exports);
function escapePattern(text) {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}
var dash = /[-_\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/;
var invisible = new RegExp("\\p{Cf}", "u");
var longestHead = 400;
function compileNearHead(parts) {
  const names = parts.filter((_, index) => index % 2 === 1);
  const literals = parts.map((part, index) => index % 2 === 0 ? literalPattern(part) : "");
  const pieces = parts.map((_, index) => {
    if (index % 2 === 0) return `(${literals[index] ?? ""})`;
    const behind = literals[index + 1] ?? "";
    const unit = behind === "" ? String.raw`\S` : String.raw`(?:(?!${behind})\S)`;
    return String.raw`(?=(?<p${String(index)}>${unit}+))\k<p${String(index)}>`;
  });
  const expression = new RegExp(String.raw`^ ?${pieces.join("")}(?=$| )`, "d");
  return (text) => {
    const plain = simplify(text.slice(0, longestHead));
    const match = expression.exec(plain.text);
    if (match === null) return void 0;
    const found = parts.map((_, index) => {
      const [from, to] = match.indices?.[index + 1] ?? [0, 0];
      const span = { start: plain.offsets[from] ?? 0, end: from === to ? plain.offsets[from] ?? 0 : plain.ends[to - 1] ?? 0 };
      return { text: text.slice(span.start, span.end), span };
    });
    const parameters = /* @__PURE__ */ new Map();
    for (const [index, name] of names.entries()) {
      const piece = found[index * 2 + 1];
      if (piece !== void 0 && !parameters.has(name)) parameters.set(name, piece);
    }
    return { end: plain.ends[match[0].length - 1] ?? 0, parameters, literals: found.filter((_, index) => index % 2 === 0) };
  };
}
function simplify(text) {
  let simple = "";
  const offsets = [];
  const ends = [];
  let at = 0;
  for (const unit of text) {
    const end = at + unit.length;
    const isSpace = /\s/.test(unit);
    if (isSpace && simple.endsWith(" ")) {
      ends[ends.length - 1] = end;
    } else if (!invisible.test(unit)) {
      const lower = unit.toLowerCase();
      const plain = isSpace ? " " : dash.test(unit) ? "-" : lower.length === unit.length ? lower : unit;
      simple += plain;
      for (let part = 0; part < plain.length; part += 1) {
        offsets.push(at);
        ends.push(end);
      }
    }
    at = end;
  }
  offsets.push(text.length);
  return { text: simple, offsets, ends };
}
function literalPattern(text) {
  return escapePattern(simplify(text).text).replaceAll(/\\-| /g, (unit) => unit === " " ? " ?" : "[- ]");
}
function compileParameters(names, sources) {
  return new Map(names.map((name) => [name, compileParameter(Object.hasOwn(sources, name) ? sources[name] : void 0)]));
}
function compileParameter(source) {
  if (source === void 0) return { type: "word" };
  if ("enum" in source) return { type: "enum", words: source.enum };
  if (source.type === "integer") return { type: "integer", minimum: source.minimum, refersTo: compileTargets(source.refersTo) };
  return { type: source.type };
}
function compileTargets(source) {
  if (source === void 0) return void 0;
  return new Map(typeof source === "string" ? [["*", source]] : Object.entries(source));
}
var parameterPlace = /\{([A-Za-z_]\w*)\}/;
function headParts(head) {
  return head.split(parameterPlace);
}
function compileHeadPattern(head, sources = {}, separators = "") {
  const parts = headParts(head);
  const names = [...new Set(parts.filter((_, index) => index % 2 === 1))];
  const parameters = compileParameters(names, sources);
  const literals = parts.filter((_, index) => index % 2 === 0);
  const follow = /[\w-]$|^$/.test(literals.at(-1) ?? "") ? `(?=$|[\\s${escapeClass(separators)}])` : "";
  const strict = new RegExp(`^${pattern(parts, (name, behind) => parameterPattern(parameters.get(name), behind))}${follow}`, "d");
  const loose = new RegExp(`^${pattern(parts, (_, behind) => upTo(String.raw`\S`, behind))}${follow}`, "d");
  const near = compileNearHead(parts);
  return {
    template: head,
    literals,
    parameters,
    match: (text) => toMatch(strict.exec(text)),
    matchLoosely: (text) => toMatch(loose.exec(text)),
    matchNearly: (text) => near(text),
    fill: (texts) => parts.map((part, index) => index % 2 === 0 ? part : texts.get(part) ?? `{${part}}`).join("")
  };
}
function pattern(parts, parameter) {
  const known = /* @__PURE__ */ new Set();
  return parts.map((part, index) => {
    if (index % 2 === 0) return escapePattern(part);
    if (known.has(part)) return String.raw`\k<${part}>`;
    known.add(part);
    return String.raw`(?=(?<${part}>${parameter(part, parts[index + 1] ?? "")}))\k<${part}>`;
  }).join("");
}
function parameterPattern(parameter, behind) {
  switch (parameter?.type) {
    case "enum":
      return [...parameter.words].sort((a, b) => b.length - a.length).map(escapePattern).join("|");
    case "integer":
      return upTo(String.raw`\d`, behind);
    case "version":
      return upTo(String.raw`[\d.]`, behind);
    case "word":
    case void 0:
      return upTo(String.raw`[\w-]`, behind);
  }
}
function upTo(unit, behind) {
  return behind === "" ? `${unit}+` : `(?:(?!${escapePattern(behind)})${unit})+`;
}
function toMatch(match) {
  if (match === null) return void 0;
  const parameters = /* @__PURE__ */ new Map();
  for (const [name, range] of Object.entries(match.indices?.groups ?? {})) {
    parameters.set(name, { text: match.groups?.[name] ?? "", span: { start: range[0], end: range[1] } });
  }
  return { end: match[0].length, parameters };
}
function escapeClass(text) {
  return text.replaceAll(/[\\\]^-]/g, String.raw`\$&`);
}
var partPlace = /\{([A-Za-z_]\w*)\}/;
function formParts(form) {
  return form.split(partPlace);
}
function compileForm(template, parts, exact = false) {
  const pieces = formParts(template);
  const names = pieces.filter((_, index) => index % 2 === 1);
  const source = patternOf(pieces, parts, exact, false);
  const whole = patternOf(pieces, parts, exact, true);
  const edge = /[\w]$/.test(template) ? String.raw`(?![\w])` : "";
  const wholly = lazyPattern(`^(?:${whole})$`, "d");
  const atStart = lazyPattern(`^(?:${source})${edge}`, "d");
  const atStartInAnyCase = lazyPattern(`^(?:${source})${edge}`, "di");
  const everywhere = lazyPattern(source + edge, "dg");
  const dates = names.filter((name) => parts.get(name)?.type === "date");
  const toMatch2 = (match) => {
    const found = match === null ? void 0 : readMatch(match);
    for (const name of names) if (parts.get(name)?.type === "name") dropStop(found, name);
    return dates.every((name) => isDay(found?.parts.get(name)?.text ?? "")) ? found : void 0;
  };
  const run = (pattern2, text) => toMatch2(pattern2.exec(text));
  return {
    template,
    parts: names,
    match: (text) => run(wholly(), text),
    matchStart: (text, ignoresCase = false) => run(ignoresCase ? atStartInAnyCase() : atStart(), text),
    matchEnd(text) {
      const first = (pieces[0] ?? "").trim();
      for (let at = first === "" ? -1 : text.lastIndexOf(first); at >= 0; at = at === 0 ? -1 : text.lastIndexOf(first, at - 1)) {
        const from = (pieces[0] ?? "").startsWith(" ") ? text.slice(0, at).trimEnd().length : at;
        const found = run(wholly(), text.slice(from));
        if (found !== void 0) return moved(found, from);
        if (text.length - at > longestSuffix) return void 0;
      }
      return void 0;
    },
    matchAll: (text) => [...text.matchAll(everywhere())].flatMap((match) => toMatch2(match) ?? []),
    fill: (texts) => pieces.map((piece, index) => index % 2 === 0 ? piece : texts.get(piece) ?? `{${piece}}`).join("")
  };
}
var longestSuffix = 1e3;
function patternOf(pieces, parts, exact, whole) {
  const known = /* @__PURE__ */ new Set();
  return pieces.map((piece, index) => {
    if (index % 2 === 0) return literal(piece, exact);
    if (known.has(piece)) return String.raw`\k<${piece}>`;
    known.add(piece);
    return String.raw`(?=(?<${piece}>${partPattern(parts.get(piece), behindOf(pieces, index, exact, whole))}))\k<${piece}>`;
  }).join("");
}
function literal(text, exact) {
  if (exact) return escapePattern(text);
  return text.split(/( [\u2014\u2013-]{1,2} |\s+)/).map((piece) => /^ [\u2014\u2013-]{1,2} $/.test(piece) ? String.raw`\s{1,9}(?:${"\u2014"}|${"\u2013"}|--?)\s{1,9}` : /^\s+$/.test(piece) ? String.raw`\s{1,9}` : escapePattern(piece).replaceAll(/[\u2014\u2013]/g, "[\u2014\u2013-]")).join("");
}
var units = {
  integer: String.raw`\d`,
  word: String.raw`[\w-]`,
  name: String.raw`[\w./-]`,
  token: String.raw`\S`,
  text: String.raw`[^\r\n]`
};
function behindOf(pieces, index, exact, whole) {
  const text = pieces[index + 1] ?? "";
  if (text === "") return "";
  return whole && index + 2 === pieces.length ? `${literal(text, exact)}$` : literal(text, exact);
}
function partPattern(part, behind) {
  const type = part?.type ?? "word";
  if (part?.type === "enum") return [...part.words].sort((a, b) => b.length - a.length).map(escapePattern).join("|");
  if (type === "date") return String.raw`\d{4}-\d{2}-\d{2}`;
  if (type === "ordinal") return String.raw`\d+(?:[A-Za-z](?![A-Za-z]))?|[A-Z]\d*(?![A-Za-z0-9])`;
  const unit = units[type];
  return behind === "" ? `${unit}+` : `(?:(?!${behind})${unit})+`;
}
function isDay(text) {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
function dropStop(found, name) {
  const part = found?.parts.get(name);
  const text = part?.text.replace(/\.+$/, "");
  if (part === void 0 || text === void 0 || text === part.text) return;
  (found?.parts).set(name, { text, span: { start: part.span.start, end: part.span.start + text.length } });
}
function readMatch(match) {
  const parts = /* @__PURE__ */ new Map();
  for (const [name, range] of Object.entries(match.indices?.groups ?? {})) {
    const text = match.groups?.[name] ?? "";
    const trimmed = text.trimEnd();
    parts.set(name, { text: trimmed, span: { start: range[0], end: range[0] + trimmed.length } });
  }
  return { start: match.index, end: match.index + match[0].length, parts };
}
function moved({ start, end, parts }, by) {
  const move = ({ text, span }) => ({ text, span: { start: span.start + by, end: span.end + by } });
  return { start: start + by, end: end + by, parts: new Map([...parts].map(([name, part]) => [name, move(part)])) };
}
function lazyPattern(source, flags) {
  let made;
  return () => made ??= new RegExp(source, flags);
}
var FormCompiler = class {
  #parts;
  constructor(parts = {}) {
    this.#parts = new Map(Object.entries(parts).map(([name, part]) => [name, "enum" in part ? { type: "enum", words: part.enum } : { type: part.type }]));
  }
  all(source) {
    return formsOf(source).map((form) => compileForm(form, this.#parts));
  }
  /** One form with parts of its own besides; `exact` takes dashes and spaces as they are written. */
  one(source, own = {}, exact = false) {
    return compileForm(source, new Map([...Object.entries(own), ...this.#parts]), exact);
  }
};
function formsOf(source) {
  if (source === void 0) return [];
  return typeof source === "string" ? [source] : source;
}
function compileWeight({ severity, consequence }) {
  return { severity: severity ?? "error", consequence };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  FormCompiler,
  compileHeadPattern,
  compileWeight,
  formParts,
  formsOf,
  headParts
});
