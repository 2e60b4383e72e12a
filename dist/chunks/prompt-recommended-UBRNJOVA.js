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
  prompt_allowed_values: () => allowed_values_default,
  prompt_argument_hint: () => argument_hint_default,
  prompt_known_keys: () => known_keys_default,
  prompt_name_form: () => name_form_default,
  prompt_quoted_text: () => quoted_text_default,
  prompt_required_keys: () => required_keys_default,
  prompt_unique_names: () => unique_names_default,
  prompt_value_types: () => value_types_default
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var template = /\{\{|\$\{|<%|\$[A-Z]/;
var allowed_values_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "prompt/allowed-values",
  meta: {
    summary: "Require values of an agent or a command that its client documents",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["prompt"],
    fixable: "unsafe",
    evidence: [
      {
        url: "https://code.claude.com/docs/en/sub-agents#supported-frontmatter-fields",
        claim: "the values that Claude Code takes for permissionMode, memory, effort, isolation and color"
      },
      {
        url: "https://code.claude.com/docs/en/skills#frontmatter-reference",
        claim: "the values of context, effort and shell in a command"
      },
      {
        url: "https://github.com/microsoft/vscode/blob/main/src/vs/workbench/contrib/chat/common/promptSyntax/languageProviders/promptValidator.ts",
        claim: "VS Code flags any target but vscode and github-copilot"
      }
    ],
    reads: ["prompt.keys.*.values"]
  },
  messages: {
    meant: "`{{value}}` is no value of `{{key}}` that {{client}} documents; did you mean `{{better}}`?",
    unknown: "`{{value}}` is no value of `{{key}}` that {{client}} documents; write one of {{values}}."
  },
  check(document, { report, ...choice }) {
    const judges = (0, import_chunk_7IIL3LMX.promptProfilesOf)(document.path, choice);
    for (const pair of document.frontmatter?.mapping?.pairs ?? []) {
      const spelling = (0, import_chunk_7IIL3LMX.keyText)(pair);
      const { value } = pair;
      if (spelling === void 0 || value?.kind !== "scalar" || value.value === null || typeof value.value === "number") continue;
      const text = value.text.trim();
      if (text === "" || template.test(text)) continue;
      const [refusing] = judges.flatMap((profile2) => {
        const values2 = (0, import_chunk_7IIL3LMX.findPromptKey)(profile2, spelling)?.values;
        return values2 === void 0 || values2.some((each) => each.toLowerCase() === text.toLowerCase()) ? [] : [{ profile: profile2, values: values2 }];
      });
      if (refusing === void 0) continue;
      const { profile, values } = refusing;
      const data = { client: profile.name, key: spelling, value: text };
      const better = (0, import_chunk_7IIL3LMX.suggest)(text, values);
      if (better === void 0) {
        report("unknown", { at: value.span, data: { ...data, values: values.map((each) => `\`${each}\``).join(", ") } });
      } else {
        report("meant", { at: value.span, data: { ...data, better }, fix: { safety: "unsafe", edits: [{ ...value.span, text: better }] } });
      }
    }
  }
});
var argument_hint_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "prompt/argument-hint",
  meta: {
    summary: "Require quotes around an argument hint that YAML does not read as text",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["prompt"],
    fixable: "safe",
    evidence: [
      {
        url: "https://github.com/microsoft/vscode/blob/main/src/vs/workbench/contrib/chat/common/promptSyntax/promptFileParser.ts",
        claim: "VS Code has no hint where the value is not text"
      },
      {
        url: "https://github.com/benbrastmckie/nvim/pull/153",
        claim: "Copilot CLI since 1.0.65 drops commands and skills whose hint is no text, while Claude Code tolerates them"
      },
      {
        url: "https://github.com/anthropics/claude-code/issues/25826",
        claim: "Claude Code crashed on a hint that is a list, until it turned such values into text"
      },
      { url: "https://yaml.org/spec/1.2.2/#741-flow-sequences", claim: "an unquoted value that starts with a bracket is a list, and nothing may follow its end" }
    ],
    reads: ["prompt.keys.argument-hint.types"]
  },
  messages: {
    type: "YAML reads this hint as {{type}}, and clients that ask for text drop it; write `{{better}}`.",
    lines: "YAML reads this hint as {{type}}, and clients that ask for text drop it; write it as one text in quotes.",
    syntax: "This hint is not YAML without quotes, so whoever reads it as YAML gets nothing of the front matter; write `{{better}}`."
  },
  check(document, { report, ...choice }) {
    for (const fault of document.frontmatter?.yaml.faults ?? []) {
      const line = (0, import_chunk_7IIL3LMX.findFaultyLine)(document, fault.span.start);
      if (fault.code !== "syntax" || line?.key !== "argument-hint") continue;
      report("syntax", { at: line.value, data: { better: line.quoted }, fix: { safety: "safe", edits: [{ ...line.value, text: line.quoted }] } });
    }
    const [profile] = (0, import_chunk_7IIL3LMX.promptProfilesOf)(document.path, choice);
    const pair = (0, import_chunk_7IIL3LMX.findPair)(document.frontmatter?.mapping, "argument-hint");
    const value = pair?.value;
    if (profile === void 0 || (0, import_chunk_7IIL3LMX.findPromptKey)(profile, "argument-hint") === void 0) return;
    if (pair === void 0 || value?.kind !== "sequence" && value?.kind !== "mapping") return;
    const written = document.text.slice(value.span.start, value.span.end);
    if (!value.flow || /[\r\n]/.test(written)) {
      report("lines", { at: pair.key.span, data: { type: (0, import_chunk_7IIL3LMX.typeName)(value) } });
      return;
    }
    const better = (0, import_chunk_7IIL3LMX.quote)(written);
    report("type", { at: value.span, data: { type: (0, import_chunk_7IIL3LMX.typeName)(value), better }, fix: { safety: "safe", edits: [{ ...value.span, text: better }] } });
  }
});
var known_keys_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "prompt/known-keys",
  meta: {
    summary: "Disallow misspelt front-matter keys in agents and commands, and keys that are read only elsewhere",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["prompt"],
    fixable: "unsafe",
    evidence: [
      {
        url: "https://code.claude.com/docs/en/sub-agents#supported-frontmatter-fields",
        claim: "the keys of an agent of Claude Code and their spelling, and the three that it ignores in a plugin"
      },
      {
        url: "https://code.claude.com/docs/en/skills#frontmatter-reference",
        claim: "a command has the keys of a skill, but for name and paths, which are ignored"
      },
      {
        url: "https://code.visualstudio.com/docs/agents/reference/custom-agent-file-reference",
        claim: "the keys of a custom agent in VS Code, which flags all others"
      },
      {
        url: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
        claim: "the keys of a custom agent on GitHub"
      }
    ],
    reads: ["prompt.unknownKeys", "prompt.keys.*.ignored"]
  },
  messages: {
    misspelt: "{{client}} does not read the key `{{key}}` in {{what}}; did you mean `{{better}}`?",
    ignored: "{{client}} ignores the key `{{key}}` in {{what}}; remove it, so that nobody relies on it."
  },
  check(document, { report, ...choice }) {
    const [profile] = (0, import_chunk_7IIL3LMX.promptProfilesOf)(document.path, choice);
    const mapping = document.frontmatter?.mapping;
    if (profile === void 0 || mapping === void 0) return;
    for (const pair of mapping.pairs) {
      const spelling = (0, import_chunk_7IIL3LMX.keyText)(pair);
      if (spelling === void 0) continue;
      const data = { client: profile.name, key: spelling, what: profile.what };
      const isIgnored = (0, import_chunk_7IIL3LMX.findPromptKey)(profile, spelling)?.ignored === true && (profile.id !== "claude-code-plugin-agent" || isInPlugin(document));
      if (isIgnored) report("ignored", { at: pair.key.span, data });
      if ((0, import_chunk_7IIL3LMX.promptProfilesAt)(document.path).some((each) => (0, import_chunk_7IIL3LMX.findPromptKey)(each, spelling) !== void 0)) continue;
      const better = (0, import_chunk_7IIL3LMX.findMeantPromptKey)(profile, mapping, pair);
      if (better === void 0) continue;
      const fix = { safety: "unsafe", edits: [{ ...pair.key.span, text: better }] };
      report("misspelt", { at: pair.key.span, data: { ...data, better }, fix });
    }
  }
});
function isInPlugin({ path, tree }) {
  const folder = /^(.*\/)?agents\//.exec(path)?.[1] ?? "";
  return tree !== void 0 && (0, import_chunk_7IIL3LMX.lookUp)(tree, `${folder}.claude-plugin`).status === "exact";
}
var name_form_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "prompt/name-form",
  meta: {
    summary: "Disallow names for which a client does not load an agent",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["prompt"],
    fixable: false,
    evidence: [
      {
        url: "https://code.claude.com/docs/en/sub-agents#subagent-files-claude-code-skips",
        claim: "Claude Code does not load an agent whose name starts with a hyphen or contains a colon"
      }
    ],
    reads: ["prompt.keys.name.pattern"]
  },
  messages: {
    colon: "The name holds a colon, which {{client}} keeps for plugins, so it does not load the agent; write a hyphen instead.",
    hyphen: "The name starts with a hyphen, so {{client}} does not load the agent; start it with a letter."
  },
  check(document, { report, ...choice }) {
    const [profile] = (0, import_chunk_7IIL3LMX.promptProfilesOf)(document.path, choice);
    const pattern = profile?.keys["name"]?.pattern;
    const name = (0, import_chunk_7IIL3LMX.scalarOf)(document.frontmatter?.mapping, "name");
    const text = name?.text.trim() ?? "";
    if (profile === void 0 || pattern === void 0 || name === void 0 || text === "" || new RegExp(pattern, "u").test(text)) return;
    const id = text.includes(":") ? "colon" : "hyphen";
    const start = name.text.indexOf(id === "colon" ? ":" : "-");
    report(id, { at: (0, import_chunk_7IIL3LMX.partOf)(name, start, start + 1), data: { client: profile.name } });
  }
});
var quoted_text_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "prompt/quoted-text",
  meta: {
    summary: "Require quotes around a value that is not YAML without them",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["prompt"],
    fixable: "safe",
    evidence: [
      {
        url: "https://github.com/anthropics/claude-code/issues/86748",
        claim: "an agent that ships with Claude Code has such a description, and its own check says that the front matter is lost"
      },
      {
        url: "https://github.com/PostHog/posthog/pull/91631",
        claim: "Claude Code loads such agents all the same, while PyYAML, js-yaml and yaml read nothing of them"
      },
      {
        url: "https://github.com/xujialiu/Zotero-TTS/issues/27",
        claim: "with CRLF line ends Claude Code drops such an agent without a word"
      },
      { url: "https://yaml.org/spec/1.2.2/#733-plain-style", claim: "an unquoted value cannot contain a colon followed by a space" }
    ]
  },
  messages: {
    dropped: "The value of `{{key}}` is not YAML without quotes, and with CRLF line ends Claude Code drops such an agent without a word; put it in quotes.",
    unquoted: "The value of `{{key}}` is not YAML without quotes: some clients guess what it means, and others drop the whole front matter; put it in quotes."
  },
  check(document, { report, ...choice }) {
    for (const { code, span } of document.frontmatter?.yaml.faults ?? []) {
      const line = (0, import_chunk_7IIL3LMX.findFaultyLine)(document, span.start);
      if (code !== "syntax" || line === void 0 || line.key === "argument-hint") continue;
      const fix = { safety: "safe", edits: [{ ...line.value, text: line.quoted }] };
      const isDropped = document.text[document.frontmatter?.openingLine.end ?? 0] === "\r" && (0, import_chunk_7IIL3LMX.promptProfilesOf)(document.path, choice)[0]?.id === "claude-code-agent";
      if (isDropped) report("dropped", { at: span, data: { key: line.key }, fix });
      else report("unquoted", { at: span, data: { key: line.key }, fix, atMost: "warning" });
    }
  }
});
var required_keys_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "prompt/required-keys",
  meta: {
    summary: "Require the keys without which a client passes an agent by",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["prompt"],
    fixable: false,
    evidence: [
      {
        url: "https://code.claude.com/docs/en/sub-agents#subagent-files-claude-code-skips",
        claim: "Claude Code skips an agent without a name, or with a name and no description"
      },
      {
        url: "https://docs.github.com/en/copilot/reference/custom-agents-configuration#yaml-frontmatter-properties",
        claim: "a custom agent on GitHub must have a description"
      },
      {
        url: "https://github.com/microsoft/vscode/blob/main/src/vs/workbench/contrib/chat/common/promptSyntax/promptFileParser.ts",
        claim: "VS Code keeps only handoffs with a label, an agent and a prompt"
      }
    ],
    reads: ["prompt.keys.*.required"]
  },
  messages: {
    rejected: "The agent has no `{{key}}`, so {{client}} does not load it; write `{{key}}:` and a value.",
    required: "The agent has no `{{key}}`, which {{client}} requires; write `{{key}}:` and a value.",
    meant: "VS Code does not read `{{written}}` in a handoff, and without `{{key}}` it does not offer it; did you mean `{{key}}`?",
    handoff: "This handoff has no `{{key}}`, so VS Code does not offer it; write `{{key}}:` and a value."
  },
  check(document, { report, ...choice }) {
    const [profile] = (0, import_chunk_7IIL3LMX.promptProfilesOf)(document.path, choice);
    const { frontmatter } = document;
    const mapping = frontmatter?.mapping;
    if (profile === void 0 || frontmatter === void 0 || mapping === void 0) return;
    for (const [name, key] of Object.entries(profile.keys)) {
      if (key.required === true && !has(mapping, name) && isWanted(profile, mapping)) {
        const at = (0, import_chunk_7IIL3LMX.findPair)(mapping, name)?.key.span ?? frontmatter.openingLine;
        report(key.faults?.missing === "rejects" ? "rejected" : "required", { at, data: { key: name, client: profile.name } });
      }
    }
    const handoffs = (0, import_chunk_7IIL3LMX.findPair)(mapping, "handoffs")?.value;
    const handoffKeys = Object.entries(profile.keys["handoffs"]?.keys ?? {});
    for (const item of handoffs?.kind === "sequence" ? handoffs.items : []) {
      if (item.kind !== "mapping") continue;
      const missing = handoffKeys.find(([name, { required }]) => required === true && (0, import_chunk_7IIL3LMX.findPair)(item, name) === void 0)?.[0];
      if (missing === void 0) continue;
      const first = item.pairs[0]?.key.span;
      const known = new Set(handoffKeys.map(([name]) => name));
      const slip = item.pairs.find((pair) => !known.has((0, import_chunk_7IIL3LMX.keyText)(pair) ?? missing) && (0, import_chunk_7IIL3LMX.suggest)((0, import_chunk_7IIL3LMX.keyText)(pair) ?? "", [missing]) !== void 0);
      if (slip !== void 0) report("meant", { at: slip.key.span, data: { written: (0, import_chunk_7IIL3LMX.keyText)(slip) ?? "", key: missing } });
      else report("handoff", { at: first ?? item.span, data: { key: missing } });
    }
  }
});
function has(mapping, name) {
  const value = (0, import_chunk_7IIL3LMX.findPair)(mapping, name)?.value;
  return value !== void 0 && (value.kind !== "scalar" || value.value !== null && value.text.trim() !== "");
}
function isWanted(profile, mapping) {
  if ((0, import_chunk_7IIL3LMX.scalarOf)(mapping, "target")?.text === "vscode") return false;
  const keys = mapping.pairs.map((pair) => (0, import_chunk_7IIL3LMX.keyText)(pair) ?? "").filter((spelling) => (0, import_chunk_7IIL3LMX.findPromptKey)(profile, spelling) !== void 0);
  return profile.id !== "claude-code-agent" || keys.some((spelling) => spelling !== "description") || keys.length > 1;
}
var unique_names_default = (0, import_chunk_7IIL3LMX.defineProjectRule)({
  id: "prompt/unique-names",
  meta: {
    summary: "Disallow two agents of one name in the same project folder",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["prompt"],
    fixable: false,
    evidence: [
      {
        url: "https://code.claude.com/docs/en/sub-agents#choose-the-subagent-scope",
        claim: "of two files with one name under the same .claude/agents Claude Code loads only one, whichever the disk gives first"
      }
    ]
  },
  messages: {
    duplicate: "Another agent here has the name `{{name}}` too, and Claude Code loads only one of them; choose another name."
  },
  collect(document, choice) {
    if (!(0, import_chunk_7IIL3LMX.promptProfilesOf)(document.path, choice).some(({ id }) => id === "claude-code-agent")) return void 0;
    const name = (0, import_chunk_7IIL3LMX.scalarOf)(document.frontmatter?.mapping, "name");
    const text = name?.text.trim() ?? "";
    return name === void 0 || text === "" ? void 0 : { name: text, at: name.span };
  },
  checkProject(collected, { report }) {
    const first = /* @__PURE__ */ new Map();
    for (const each of collected) {
      const { name, at } = each.facts;
      const key = JSON.stringify([placeOf(each.path), name]);
      const other = first.get(key);
      if (other === void 0) first.set(key, each);
      else report("duplicate", { path: each.path, at, data: { name }, related: [{ at: other.facts.at, message: "the other agent", path: other.path }] });
    }
  }
});
function placeOf(path) {
  return path.slice(0, path.lastIndexOf(".claude/agents/"));
}
var value_types_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "prompt/value-types",
  meta: {
    summary: "Require the values of an agent or a command to have the types that its client documents",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["prompt"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/microsoft/vscode/blob/main/src/vs/workbench/contrib/chat/common/promptSyntax/promptFileParser.ts",
        claim: "VS Code reads a value of another type as if the key were not there"
      },
      {
        url: "https://code.claude.com/docs/en/sub-agents#supported-frontmatter-fields",
        claim: "what Claude Code takes for each key of an agent"
      },
      {
        url: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
        claim: "the type of each key of a custom agent on GitHub"
      }
    ],
    reads: ["prompt.keys.*.types"]
  },
  messages: {
    separator: "The entries of `{{key}}` have {{found}} between them, and {{client}} wants {{wanted}}; write {{wanted}}.",
    type: "`{{key}}` is {{type}}, and {{client}} takes only {{expected}} for it in {{what}}; write it as {{expected}}."
  },
  check(document, { report, ...choice }) {
    const judges = (0, import_chunk_7IIL3LMX.promptProfilesOf)(document.path, choice);
    for (const pair of document.frontmatter?.mapping?.pairs ?? []) {
      const spelling = (0, import_chunk_7IIL3LMX.keyText)(pair);
      const { value } = pair;
      if (spelling === void 0 || spelling === "argument-hint" || value === void 0) continue;
      for (const profile2 of judges) {
        const fault = (0, import_chunk_7IIL3LMX.findSeparatorFault)((0, import_chunk_7IIL3LMX.findPromptKey)(profile2, spelling) ?? {}, value);
        if (fault === void 0) continue;
        report("separator", { at: value.span, data: { key: spelling, client: profile2.name, ...fault } });
        break;
      }
      const [refusing] = judges.flatMap((profile2) => {
        const key = (0, import_chunk_7IIL3LMX.findPromptKey)(profile2, spelling);
        return key?.types === void 0 || key.ignored === true || (0, import_chunk_7IIL3LMX.fitsType)(profile2, key, value) !== false ? [] : [{ profile: profile2, types: key.types }];
      });
      if (refusing === void 0) continue;
      const { profile, types } = refusing;
      const at = value.kind === "scalar" || value.kind !== "alias" && value.flow ? value.span : pair.key.span;
      report("type", { at, data: { key: spelling, type: (0, import_chunk_7IIL3LMX.typeName)(value), client: profile.name, what: profile.what, expected: (0, import_chunk_7IIL3LMX.sayTypes)(types) } });
    }
  }
});
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  prompt_allowed_values,
  prompt_argument_hint,
  prompt_known_keys,
  prompt_name_form,
  prompt_quoted_text,
  prompt_required_keys,
  prompt_unique_names,
  prompt_value_types
});
