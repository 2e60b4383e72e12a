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
  explainRule: () => explainRule,
  listAllRules: () => listAllRules
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_F4ARFKCC = require("./chunk-F4ARFKCC.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var mostNames = 8;
function clientStatements(reads, profiles2, promptProfiles2) {
  const inSkills = reads.filter((fact) => !fact.startsWith("prompt."));
  const inPrompts = reads.filter((fact) => fact.startsWith("prompt.")).map((fact) => fact.slice("prompt.".length));
  return [
    ...profiles2.map((profile) => ({
      client: `${profile.name.replace(/^the /, "The ")} (\`${profile.id}\`)`,
      says: (0, import_chunk_F4ARFKCC.sentence)(inSkills.map((fact) => wordsOf(profile, profile.rejection, fact)), "; ")
    })),
    ...promptProfiles2.map((profile) => ({
      client: `${profile.name}, ${profile.what} (\`${profile.client}\`)`,
      says: (0, import_chunk_F4ARFKCC.sentence)(inPrompts.map((fact) => wordsOf(profile, "does not load the file", fact)), "; ")
    }))
  ].filter(({ says }) => says !== "");
}
function wordsOf(profile, rejection, fact) {
  const client = { name: profile.name, rejection };
  const [, name, part] = /^keys\.(.+)\.(\w+)$/.exec(fact) ?? [];
  if (name === void 0) return wholeWords(profile, client, fact);
  const { words, faults } = keyFacts[part];
  const having = Object.entries(profile.keys).filter(([, key2]) => words(key2) !== "");
  if (name === "*") {
    const names = having.map(([each]) => each);
    if (names.length === 0) return "";
    return (setWords[part] ?? "{}").replace("{}", () => names.length > mostNames ? `${names.length} keys` : (0, import_chunk_F4ARFKCC.codes)(names));
  }
  const key = having.find(([each]) => each === name)?.[1];
  if (key === void 0) return "";
  const effects = Object.fromEntries(faults.flatMap((fault) => key.faults?.[fault] === void 0 ? [] : [[fault, key.faults[fault]]]));
  return (0, import_chunk_F4ARFKCC.sentence)([words(key), (0, import_chunk_F4ARFKCC.faultWords)(client, effects)], "; ");
}
function wholeWords(profile, client, fact) {
  const effect = (what, found) => found === void 0 ? "" : `${what}: ${(0, import_chunk_F4ARFKCC.said)(client, found)}`;
  if (fact === "unknownKeys") return effect("a key that it does not know", profile.unknownKeys);
  if (!("file" in profile)) return "";
  const { places, yaml, encoding, frontmatter } = profile;
  switch (fact) {
    case "places":
      return (0, import_chunk_F4ARFKCC.sentence)([(0, import_chunk_F4ARFKCC.depthWords)(places), places?.reservedNames === void 0 ? "" : `reserved: ${(0, import_chunk_F4ARFKCC.codes)(places.reservedNames)}`], "; ");
    case "frontmatter.ends":
      return frontmatter?.ends === void 0 ? "" : `the front matter ends at ${import_chunk_F4ARFKCC.endWords[frontmatter.ends]}`;
    case "listing":
      return (0, import_chunk_F4ARFKCC.listingWords)(profile);
    case "yaml.invalid":
      return effect("YAML that is not valid", yaml?.invalid);
    case "yaml.unquotedColon":
      return effect("a colon and a blank in a value without quotes", yaml?.unquotedColon);
    case "yaml.duplicateKeys":
      return effect("the same key twice", yaml?.duplicateKeys);
    case "yaml.scalars":
      return yaml?.scalars === void 0 ? "" : `plain numbers and booleans ${import_chunk_F4ARFKCC.scalarWords[yaml.scalars]}`;
    case "encoding.byteOrderMark":
      return effect("a byte-order mark", encoding?.byteOrderMark);
    case "encoding.loneCr":
      return effect("a CR without an LF", encoding?.loneCr);
    case "frontmatter.missing":
      return effect("no front matter", frontmatter?.missing);
    default:
      return "";
  }
}
var setWords = {
  types: "takes values of certain types for {}",
  values: "has a closed list of values for {}",
  onlyWith: "reads {} only with another key",
  required: "requires {}",
  ignored: "ignores {}"
};
var keyFacts = {
  required: { words: ({ required }) => required === true ? "required" : "", faults: ["missing", "empty"] },
  minLength: { words: ({ minLength }) => (0, import_chunk_F4ARFKCC.limitWords)(minLength === void 0 ? {} : { minLength }), faults: ["empty"] },
  maxLength: { words: (key) => key.maxLength === void 0 ? "" : (0, import_chunk_F4ARFKCC.limitWords)(lengthOf(key)), faults: ["length"] },
  pattern: { words: ({ pattern }) => (0, import_chunk_F4ARFKCC.limitWords)(pattern === void 0 ? {} : { pattern }), faults: ["pattern"] },
  equalsFolder: { words: ({ equalsFolder }) => (0, import_chunk_F4ARFKCC.limitWords)(equalsFolder === void 0 ? {} : { equalsFolder }), faults: ["folder"] },
  reserved: { words: ({ reserved }) => (0, import_chunk_F4ARFKCC.limitWords)(reserved === void 0 ? {} : { reserved }), faults: ["reserved"] },
  forbids: { words: ({ forbids }) => (0, import_chunk_F4ARFKCC.limitWords)(forbids === void 0 ? {} : { forbids }), faults: ["forbidden"] },
  types: { words: ({ types }) => types === void 0 ? "" : (0, import_chunk_F4ARFKCC.valueWords)({ types }), faults: ["type"] },
  values: { words: ({ values }) => values === void 0 ? "" : `one of ${(0, import_chunk_F4ARFKCC.codes)(values)}`, faults: [] },
  onlyWith: { words: ({ onlyWith }) => onlyWith === void 0 ? "" : `only with ${(0, import_chunk_F4ARFKCC.codes)([`${onlyWith.key}: ${onlyWith.value}`])}`, faults: [] },
  valueTypes: { words: ({ valueTypes }) => valueTypes === void 0 ? "" : `only ${valueTypes.join(" or ")} within it`, faults: [] },
  keys: { words: ({ keys }) => keys === void 0 ? "" : `reads ${(0, import_chunk_F4ARFKCC.codes)(Object.keys(keys))} within it`, faults: [] },
  ignored: { words: ({ ignored }) => ignored === true ? "ignored" : "", faults: [] }
};
function lengthOf({ maxLength, unit, measured, sharesLengthWith }) {
  return {
    ...maxLength !== void 0 && { maxLength },
    ...unit !== void 0 && { unit },
    ...measured !== void 0 && { measured },
    ...sharesLengthWith !== void 0 && { sharesLengthWith }
  };
}
async function explain(id, entries, streams) {
  const entry = entries.find((each) => each.id === id || each.meta.formerly?.includes(id) === true);
  if (entry === void 0) {
    const hint = meantRules(id, entries.map((each) => each.id));
    streams.stderr.write(`markerlint: there is no rule \`${id}\`; ${hint}
`);
    return 2;
  }
  const page = (0, import_chunk_J6AED5OY.withoutComments)((0, import_chunk_J6AED5OY.readRulePage)(entry.id)) || shortPage(await entry.load());
  streams.stdout.write(`${page.trimEnd()}

${clients(entry)}${switches(entry)}`);
  return 0;
}
function meantRules(id, ids) {
  const named = ids.filter((each) => each.slice(each.indexOf("/") + 1) === id);
  const near = (0, import_chunk_7IIL3LMX.suggest)(id, ids);
  const meant = named.length > 0 ? named : near === void 0 ? [] : [near];
  return meant.length === 0 ? "`markerlint rules` lists them all" : `did you mean ${meant.map((each) => `\`${each}\``).join(" or ")}?`;
}
function shortPage({ id, meta: { summary, severity, level, preset, fixable, kinds, evidence } }) {
  const fix = fixable === false ? "none" : fixable;
  return [
    `# ${id}`,
    "",
    `${summary}.`,
    "",
    `Severity: ${severity}. Level: ${level}. Preset: ${preset}. Fix: ${fix}. Kinds: ${kinds.join(", ")}.`,
    "",
    "Sources:",
    "",
    ...evidence.map(({ claim, url }) => `- ${claim}: ${url}`),
    ""
  ].join("\n");
}
function clients({ meta: { reads } }) {
  const statements = reads === void 0 ? [] : clientStatements(reads, import_chunk_7IIL3LMX.profiles, import_chunk_7IIL3LMX.promptProfiles);
  if (statements.length === 0) return "";
  return [
    "## Clients",
    "",
    "What clients say of it, each with its id for `profiles`; where one is not named, its sources are silent:",
    "",
    ...statements.map(({ client, says }) => `- ${client}: ${says}`),
    "",
    `All that each takes, with sources: ${(0, import_chunk_J6AED5OY.pageUrl)("docs/clients.md")}`,
    "",
    ""
  ].join("\n");
}
function switches({ id, meta: { kinds, readsFaults } }) {
  const lines = ["## Switch it off", "", "For the project, in `markerlint.config.yaml`:", "", "```yaml", "rules:", `  ${id}: off`, "```", ""];
  if (readsFaults === true || kinds.every((kind) => kind === "manifest")) return lines.join("\n");
  return [
    ...lines,
    "For one finding, with the reason, on the line above it:",
    "",
    "```md",
    `<!-- markerlint-disable-next-line ${id} -- the reason -->`,
    "```",
    "",
    "or in YAML, at the end of its line:",
    "",
    "```yaml",
    `# markerlint-disable-line ${id} -- the reason`,
    "```",
    ""
  ].join("\n");
}
async function listRules(entries, format, streams) {
  if (format === "json") {
    const rules = await Promise.all(entries.map((entry) => entry.load()));
    const rows2 = rules.map(({ id, meta }) => ({
      id,
      summary: meta.summary,
      severity: meta.severity,
      level: meta.level,
      preset: meta.preset,
      fixable: meta.fixable,
      kinds: meta.kinds,
      evidence: meta.evidence,
      url: (0, import_chunk_J6AED5OY.ruleUrl)(id)
    }));
    streams.stdout.write(`${JSON.stringify(rows2, null, 2)}
`);
    return 0;
  }
  const head = ["RULE", "SEVERITY", "PRESET", "FIX", "SUMMARY"];
  const rows = entries.map(({ id, meta }) => [id, meta.severity, meta.preset, meta.fixable === false ? "-" : meta.fixable, meta.summary]);
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const lines = [head, ...rows].map((row) => row.map((cell, column) => column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)).join("  "));
  streams.stdout.write(`${lines.join("\n")}
`);
  return 0;
}
function explainRule(rule, streams) {
  return explain(rule, import_chunk_7IIL3LMX.ruleEntries, streams);
}
function listAllRules(format, streams) {
  return listRules(import_chunk_7IIL3LMX.ruleEntries, format, streams);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  explainRule,
  listAllRules
});
