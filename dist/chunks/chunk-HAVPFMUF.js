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
  compileMatcher: () => compileMatcher,
  compilePattern: () => compilePattern,
  lazyPattern: () => lazyPattern,
  loadPatternEngine: () => loadPatternEngine,
  patternFault: () => patternFault,
  patternGroups: () => patternGroups
});
module.exports = __toCommonJS(stdin_exports);
function nativePattern(pattern) {
  if (pattern.length > longestPattern) return void 0;
  const isAnchored = pattern.startsWith("^");
  const isEnded = /(?:^|[^\\])(?:\\\\)*\$$/.test(pattern);
  const inner = pattern.slice(isAnchored ? 1 : 0, isEnded ? -1 : void 0);
  let source = "";
  let unbounded = 0;
  let variable = 0;
  item.lastIndex = 0;
  while (item.lastIndex < inner.length) {
    const match = item.exec(inner);
    if (match === null) return void 0;
    const [, charClass, escape, character, quantifier = ""] = match;
    const atom = charClass === void 0 ? toAtom(escape, character) : toClass(charClass);
    if (atom === void 0) return void 0;
    const [, least = "", comma, most = ""] = /^\{(\d+)(,?)(\d*)\}$/.exec(quantifier) ?? [];
    if (Number(least) > mostRepeated || Number(most) > mostRepeated || most !== "" && Number(most) < Number(least)) return void 0;
    if (quantifier === "*" || quantifier === "+" || comma === "," && most === "") unbounded += 1;
    else if (quantifier === "?" || comma === ",") variable += 1;
    source += atom + quantifier;
  }
  if (unbounded > (isAnchored ? 1 : 0) || variable > 1) return void 0;
  return new RegExp(`${isAnchored ? "^" : ""}${source}${isEnded ? "$" : ""}`, "u");
}
var longestPattern = 200;
var mostRepeated = 100;
var item = /(?:\[(\^?(?:[\w ,:;./=#@%&~!'"<>-]|\\[\\./\-dw]|\\x[0-7][0-9a-f])+)\]|\\([dwsS]|[-.\\/$^*+?()[\]{}|])|([\w ,:;/=#@%&~!'"<>-]))([*+?]|\{\d+(?:,\d*)?\})?(?![*+?{])/y;
var blanks = String.raw`\t\n\f\r `;
function toAtom(escape, character) {
  if (escape === "s") return `[${blanks}]`;
  if (escape === "S") return `[^${blanks}]`;
  if (escape === "d" || escape === "w") return `\\${escape}`;
  const literal = escape ?? character;
  return literal === void 0 ? void 0 : codePoint(literal);
}
function toClass(content) {
  const isNegated = content.startsWith("^");
  const parts = (isNegated ? content.slice(1) : content).match(/\\x[0-7][0-9a-f](?:-\\x[0-7][0-9a-f])?|\\.|[A-Za-z]-[A-Za-z]|\d-\d|[^\\]/g) ?? [];
  const written = parts.map((part, index) => {
    const [, first, last] = /^(\\x..|\w)-(\\x..|\w)$/.exec(part) ?? [];
    if (first !== void 0 && last !== void 0 && first > last) return void 0;
    if (/^(?:\\x..-\\x..|[A-Za-z]-[A-Za-z]|\d-\d|\\[dw]|\\x..)$/.test(part)) return part;
    if (part === "-" && index > 0 && index < parts.length - 1) return void 0;
    return codePoint(part.replace("\\", "") || "\\");
  });
  return written.includes(void 0) ? void 0 : `[${isNegated ? "^" : ""}${written.join("")}]`;
}
function codePoint(character) {
  return /^\w$/.test(character) ? character : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
var engine;
async function loadPatternEngine() {
  engine ??= (await Promise.resolve().then(() => require("./build-MDDAXSYZ.js"))).RE2JS;
}
function compilePattern(pattern) {
  const native = nativePattern(pattern);
  if (native !== void 0) return { test: (text) => native.test(text), toString: () => pattern };
  const compiled = loaded().compile(pattern);
  return { test: (text) => compiled.matcher(text).find(), toString: () => pattern };
}
function compileMatcher(pattern) {
  const compiled = compiledOnce(pattern);
  return (text) => {
    const matcher = compiled().matcher(text);
    if (!matcher.find()) return void 0;
    return matcher.groupCount() > 0 ? matcher.group(1) ?? "" : "";
  };
}
function lazyPattern(source) {
  const pattern = compiledOnce(source);
  return {
    source,
    test: (text) => pattern().matcher(text).find(),
    find(text) {
      const matcher = pattern().matcher(text);
      return matcher.find() ? matcher.group() ?? void 0 : void 0;
    },
    groups(text) {
      const matcher = pattern().matcher(text);
      if (!matcher.find()) return void 0;
      const names = Object.keys(pattern().namedGroups());
      return new Map(names.flatMap((name) => {
        const group = matcher.group(name);
        return group === null ? [] : [[name, group]];
      }));
    }
  };
}
function compiledOnce(pattern) {
  let compiled;
  return () => compiled ??= loaded().compile(pattern);
}
function patternGroups(pattern) {
  return Object.keys(loaded().compile(pattern).namedGroups());
}
function patternFault(pattern) {
  try {
    loaded().compile(pattern);
    return void 0;
  } catch (error) {
    return `is no pattern of RE2: ${error instanceof Error ? error.message.replace(/^error parsing regexp: /, "") : String(error)}`;
  }
}
function loaded() {
  if (engine === void 0) throw new Error("the pattern engine is not loaded");
  return engine;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  compileMatcher,
  compilePattern,
  lazyPattern,
  loadPatternEngine,
  patternFault,
  patternGroups
});
