import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  sectionNameNodes,
  sectionNamesOf,
  wordsOf
} from "./chunk-4IHRHF65.js";
import {
  namesOther,
  sentenceAround
} from "./chunk-AQMQ3WIE.js";
import "./chunk-4ZGGZNYM.js";
import {
  fenceNodes,
  findFenceFaults
} from "./chunk-5BCPIPQZ.js";
import "./chunk-JLN6PRVF.js";
import {
  linkReference,
  locate
} from "./chunk-KWQGPEZM.js";
import {
  isSpecimen
} from "./chunk-XD3DMYVG.js";
import "./chunk-4WDO7GJN.js";
import {
  distance
} from "./chunk-MYRD5JRA.js";
import {
  defineProjectRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// src/core/reference-name.ts
var closers = { '"': /"/, "\u201C": /”/, "`": /`/, "*": /\*/, "**": /\*\*/, "_": /_/, "'": /'(?!\w)/ };
function readName(text, withTitle) {
  const number = /^\d{1,2}(?:\.\d{1,2})*(?![\w%]|\.\w|[-–—]\w|,\d)/.exec(text)?.[0] ?? "";
  if (number === "" && (/^\d/.test(text) || !withTitle)) return void 0;
  const gap = number === "" ? "" : new RegExp('^(?:[ \\t]*(?:[\u2014\u2013:-][ \\t]+|\\()|[ \\t]+)(?=["\u201C`*_]*\\p{Lu})', "u").exec(text.slice(number.length))?.[0] ?? void 0;
  if (gap === void 0 || !withTitle) return { number, title: "", rest: "", isDelimited: false, titleStart: number.length, length: number.length };
  const opening = /^(?:\*\*|["“`*_'])?/.exec(text.slice(number.length + gap.length))?.[0] ?? "";
  const start = number.length + gap.length + opening.length;
  const read = opening === "" ? readOpen(text.slice(start)) : readQuoted(text.slice(start), closers[opening] ?? /$/);
  if (read === void 0 || !/^[\p{L}\p{N}]/u.test(read.title)) return number === "" ? void 0 : { number, title: "", rest: "", isDelimited: false, titleStart: number.length, length: number.length };
  return { number, ...read, titleStart: start, length: start + read.title.length + (opening === "" ? 0 : opening.length) };
}
function readQuoted(text, closer) {
  const end = text.search(closer);
  if (end < 1 || /\n\s*\n/.test(text.slice(0, end))) return void 0;
  return { title: text.slice(0, end), rest: text.slice(0, end), isDelimited: true };
}
function readOpen(text) {
  const last = text.search(/[)\]|;"”]|[.!?](?=[*_)\]]*(?:\s|$))|\n[ \t]*(?:\n|[-*+#>|]|\d+\.)/);
  const rest = (last === -1 ? text : text.slice(0, last)).trimEnd();
  const first = rest.search(/[,:(*→`[=]|['’]s\b|[ \t](?:[—–-]|=>|->|\+|&&)[ \t]|\s(?:above|below)\b|\s(?:of|in|from)(?:\s+the)?\s+(?=[`[*]|[\w./-]+\.md\b)|_(?=\s)/);
  const isDelimited = first === -1 ? last !== -1 && /[)\]|]/.test(text.charAt(last)) : /^\s[ab]/.test(rest.slice(first));
  const title = (first === -1 ? rest : rest.slice(0, first)).trimEnd().replace(/\s+section$/, "");
  return { title: isDelimited ? title : leadingName(title), rest, isDelimited };
}
function leadingName(text) {
  const name = /^\S+(?:\s+(?:(?:a|an|and|as|at|by|for|from|in|of|on|or|the|to|vs\.?|with|&|\/)\s+){0,2}(?=[\p{Lu}\p{N}])\S+)*/u.exec(text)?.[0] ?? "";
  return name.replace(/[.,;:!?]+$/, "");
}

// src/core/cross-references.ts
var crossReferenceNodes = ["code", "html", "inlineCode", "link"];
var signs = /(§+)[  ]?(?:(section|step|phase|part|stage)s?[  ](?=\d))?|\b(section|step|phase|part|stage)s?[  ](?=\d)/gi;
var mostReferences = 2e3;
var farthest = 200;
var joint = /[*_"”]*(?:['’]s)?[*_]*\s*(?:[,:]|—|–|--?|→|->|\(|(?:,\s*)?(?:see(?: also)?|at|under|and (?:follow|run|execute|apply|use)))?\s*[*_("“[`]*$/i;
function findCrossReferences(document) {
  const { text } = document;
  const around = new Surroundings(document);
  const found2 = [...text.matchAll(signs)];
  return (found2.length > mostReferences ? [] : found2).flatMap((match) => {
    const [whole, section, behindSign, alone = ""] = match;
    const word = (behindSign ?? alone).toLowerCase();
    const { index: start } = match;
    if (around.isSilent(start)) return [];
    const isSign = section !== void 0;
    const container = around.containing(start);
    const name = readName(text.slice(start + whole.length, Math.min(container?.inner ?? Infinity, start + whole.length + farthest)), isSign);
    if (name === void 0 || standsForAny(name.title)) return [];
    const from = start + whole.length;
    const end = from + name.length;
    const numberSpan = { start: from, end: from + name.number.length };
    const titleSpan = { start: from + name.titleStart, end: from + name.titleStart + name.title.length };
    const named = container?.link ?? around.before(start) ?? around.behind(end);
    if (named === "elsewhere" || named === void 0 && (!isSign || container !== void 0)) return [];
    return [{ ...name, sign: word === "" ? "\xA7" : word, document: named, span: { start, end }, numberSpan, titleSpan, sentence: sentenceAround(text, start, end), inQuote: /(?:^|\n)[ \t]*>[^\n]*$/.test(text.slice(Math.max(0, start - farthest), start)) }];
  });
}
function standsForAny(title) {
  return new RegExp("^(?:\\p{Lu}{1,4}[-.]?\\d|[IVX]+\\b)", "u").test(title) || /^(?:foo|ba[rz]|x+|y|z|section|title|heading|name|topic)(?: (?:name|title|[a-z]))?$/i.test(title);
}
var Surroundings = class {
  #text;
  #silent;
  #spans;
  #documents;
  #begins;
  #nextSilent = 0;
  #nextSpan = 0;
  constructor(document) {
    const { text, frontmatter } = document;
    this.#text = text;
    this.#silent = [...frontmatter === void 0 ? [] : [frontmatter.span], ...document.nodes("code").map(({ span }) => span), ...document.nodes("html").map(({ span }) => span)].sort((a, b) => a.start - b.start);
    const links = document.nodes("link").map((node) => ({ ...node.span, inner: node.span.start + Math.max(0, text.slice(node.span.start, node.span.end).lastIndexOf("](")), link: ofLink(text, node) }));
    const codes = document.nodes("inlineCode").map(({ span, value }) => ({ ...span, inner: span.end - (/`+$/.exec(text.slice(span.start, span.end))?.[0].length ?? 1), code: ofCode(value, span) }));
    const documents = [...links.map(({ start, end, link }) => ({ start, end, link })), ...codes.flatMap(({ start, end, code }) => code === void 0 ? [] : [{ start, end, link: code }])];
    this.#spans = [...links, ...codes.map(({ start, end, inner }) => ({ start, end, inner }))].sort((a, b) => a.start - b.start);
    this.#documents = new Map(documents.map(({ end, link }) => [end, link]));
    this.#begins = new Map(documents.map(({ start, link }) => [start, link]));
  }
  /** Whether an offset is in an example, a comment or the front matter. */
  isSilent(offset) {
    while ((this.#silent[this.#nextSilent]?.end ?? Infinity) <= offset) this.#nextSilent += 1;
    return (this.#silent[this.#nextSilent]?.start ?? Infinity) <= offset;
  }
  /** The link or the code span around an offset; `inner` is where its text ends. */
  containing(offset) {
    while ((this.#spans[this.#nextSpan]?.end ?? Infinity) <= offset) this.#nextSpan += 1;
    const span = this.#spans[this.#nextSpan];
    return span !== void 0 && span.start <= offset ? span : void 0;
  }
  before(offset) {
    const from = Math.max(0, offset - farthest);
    const behind = this.#text.slice(from, offset);
    const between = joint.exec(behind)?.[0] ?? "";
    if (/\n[ \t]*\r?\n/.test(between)) return void 0;
    for (let length = between.length; length >= 0; length -= 1) {
      const found2 = this.#documents.get(offset - length);
      if (found2 !== void 0) return found2;
    }
    return ofPlain(behind.slice(0, behind.length - between.length), offset - between.length);
  }
  behind(offset) {
    const ahead = this.#text.slice(offset, offset + farthest);
    const between = /^[*_"”)]*\s+(?:of|in|from)\s+(?:the\s+)?[*_]*/.exec(ahead)?.[0];
    if (between === void 0) return void 0;
    const found2 = this.#begins.get(offset + between.length);
    if (found2 !== void 0) return found2;
    const path = /^[^\s`()[\]"'<>|*]+\.mdx?(?=[\s.,;:)]|$)/.exec(ahead.slice(between.length))?.[0];
    return path === void 0 ? void 0 : ofPath(path, offset + between.length);
  }
};
function ofLink(text, node) {
  const reference = linkReference(text, node);
  return reference === void 0 || node.url.includes("#") || !/\.mdx?$/i.test(reference.path) ? "elsewhere" : { reference };
}
function ofCode(value, span) {
  if (/^[\w-]+$/.test(value)) return { name: value };
  if (/\.mdx?$/.test(value)) return ofPath(value, span.start + 1);
  return /[./]/.test(value) ? "elsewhere" : void 0;
}
function ofPlain(before, end) {
  const word = /[^\s`()[\]"'<>|*]+$/.exec(before)?.[0] ?? "";
  if (/\.mdx?$/.test(word)) return ofPath(word, end - word.length);
  if (/^(?:[a-z\d]+(?:-[a-z\d]+)+|[A-Z][A-Z_-]{3,})$/.test(word)) return { name: word };
  return /^[A-Z]{2,}|[./]\w|['’]s$/.test(word) ? "elsewhere" : void 0;
}
function ofPath(path, start) {
  if (/:\/\/|[{}$~*<>…]|\.\.\./.test(path)) return "elsewhere";
  return { reference: { form: "code", path, base: "relative", span: { start, end: start + path.length }, verbatim: true } };
}

// src/core/meant-section.ts
var found = { status: "found" };
var mostSections = 1e3;
function findTitle({ title, rest, isDelimited }, { sections, phrases }) {
  if (sections.length > mostSections) return found;
  const short = wordsOf(title);
  const long = `${wordsOf(rest)} `;
  const isName = new RegExp("^\\S+\\s+\\p{Lu}", "u").test(title);
  const same = isDelimited ? sections.filter(({ words }) => words === short) : [];
  if (same.length > 1) return { status: "several", sections: same };
  if (short === "" || sections.some(({ words }) => words !== "" && long.startsWith(`${words} `) && (!isName || words.includes(" ")))) return found;
  if (!isDelimited && !short.includes(" ") && new RegExp("^\\s+\\p{Ll}", "u").test(rest.slice(title.length))) return found;
  const asked = withoutItem(wordsOf(title.split(/\s*\/\s*/, 1)[0] ?? ""));
  const first = isDelimited ? asked : asked.split(" ").slice(0, 2).join(" ");
  if (phrases.includes(` ${first} `)) return found;
  const slip = short.length < 6 ? void 0 : only(sections.filter(({ words }) => isSlip(words, short)));
  if (slip !== void 0) return { status: "slip", section: slip };
  if (!isDelimited && !isName && sections.some(({ words }) => words.split(" ", 1)[0] === short.split(" ", 1)[0])) return found;
  const near = only(sections.filter(({ words }) => isNear(words, short)));
  return near === void 0 ? { status: "missing" } : { status: "near", section: near };
}
function withoutItem(words) {
  return words.replace(new RegExp("(?<=\\p{L})(?: \\d+)+$", "u"), "");
}
function findNumber({ number, rest }, sign, { sections, numbers }) {
  if (sections.length > mostSections) return found;
  const label = sign === "\xA7" || sign === "section" ? "" : sign;
  const series = sections.filter((section) => section.number !== "" && (section.label === label || section.label === "section"));
  const same = series.filter((section) => section.number === number);
  const long = `${wordsOf(rest)} `;
  const titled = only(series.filter(({ words }) => words.length >= 8 && long.startsWith(`${words} `)));
  if (titled !== void 0 && titled.number !== number && titled.number.split(".").length === number.split(".").length && !same.some(({ words }) => long.startsWith(`${words.split(" ", 1)[0] ?? ""} `))) return { status: "renumbered", section: titled };
  if (same.length > 1 && label === "" && rest === "") return { status: "several", sections: same };
  if (same.length > 0 || numbers.includes(number)) return found;
  const depth = number.split(".").length;
  const prefix = number.slice(0, number.lastIndexOf(".") + 1);
  const beside = series.filter((section) => section.number.split(".").length === depth && section.number.startsWith(prefix));
  return beside.length >= (depth > 1 ? 2 : 3) ? { status: "missing" } : found;
}
function only(sections) {
  const [section, second] = sections;
  return second === void 0 ? section : void 0;
}
function isSlip(a, b) {
  return Math.abs(a.length - b.length) <= 2 && a.replaceAll(/\D/g, "") === b.replaceAll(/\D/g, "") && distance(a, b) <= 2;
}
function isNear(a, b) {
  const [x, y] = [new Set(a.split(" ")), new Set(b.split(" "))];
  const common = [...x].filter((word) => y.has(word));
  return common.filter((word) => word.length > 3).length >= 2 && common.length / Math.max(x.size, y.size) >= 0.6;
}

// rules/markdown/cross-references.ts
var cross_references_default = defineProjectRule({
  id: "markdown/cross-references",
  meta: {
    summary: "Require the sections that a document refers to by a section sign, or in another document, to exist",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: ["skill", "skill-resource", "prompt", "markdown"],
    nodes: [.../* @__PURE__ */ new Set([...sectionNameNodes, ...crossReferenceNodes, ...fenceNodes])],
    fixable: "unsafe",
    evidence: [
      { url: "https://www.iso.org/standard/6939.html", claim: "divisions are numbered so that a text can refer to them by their numbers" },
      { url: "https://github.com/EndogenAI/dogma/commit/f7c1b32", claim: "numbering sections anew left references in other documents that lead to other sections than they mean" }
    ]
  },
  messages: {
    missing: "There is no section `{{name}}` in {{where}}; correct the reference, or add the section.",
    near: "There is no section `{{name}}` in {{where}}; perhaps `{{title}}` is meant.",
    elsewhere: "There is no section `{{name}}` in {{where}}, but `{{other}}` has one; correct the path.",
    number: "There is no {{what}} {{number}} in {{where}}; correct the number.",
    renumbered: "The section `{{title}}` of {{where}} has the number {{number}}, not {{written}}; write {{number}}.",
    titles: "The sections in lines {{lines}} of {{where}} are all called `{{name}}`; name the one above the section that is meant, too.",
    several: "The number {{number}} is that of the sections in lines {{lines}} of {{where}}; number them anew, or name the title."
  },
  collect(document) {
    return { names: sectionNamesOf(document), references: isSpecimen(document) || findFenceFaults(document).length > 0 ? [] : readReferences(document) };
  },
  checkProject(collected, { report }) {
    const { targetsOf, namesakesOf } = indexOf(collected);
    for (const { path, facts } of collected) {
      for (const reference of facts.references) {
        const targets = targetsOf(path, reference);
        const found2 = targets.map((target2) => ({ target: target2, finding: lookUp(reference, target2.facts.names) }));
        const { target, finding } = found2.find(({ finding: finding2 }) => finding2.status !== "missing") ?? found2[0] ?? {};
        if (target === void 0 || finding === void 0 || found2.some(({ finding: { status } }) => status === "found")) continue;
        const { number, title: name, span, numberSpan, titleSpan, sign, called } = reference;
        const where = called === void 0 ? "this document" : targets.length > 1 && finding.status === "missing" ? `any \`${called}\`` : `\`${target.path}\``;
        const atNumber = { start: span.start, end: numberSpan.end };
        switch (finding.status) {
          case "missing": {
            const other = called === void 0 ? void 0 : namesakesOf(called).find((each) => each !== target && lookUp(reference, each.facts.names).status === "found");
            if (number !== "") report("number", { path, at: atNumber, data: { what: sign === "\xA7" ? "section" : sign, number, where } });
            else if (other !== void 0) report("elsewhere", { path, at: span, data: { name, where, other: other.path } });
            else if (!reference.mayBeMissing) report("missing", { path, at: span, data: { name, where } });
            break;
          }
          case "several": {
            const all = finding.sections.map(({ line }) => line);
            const lines = all.length > 4 ? `${all.slice(0, 3).join(", ")} \u2026` : all.join(" and ");
            if (number !== "") report("several", { path, at: atNumber, data: { number, where, lines } });
            else if (called !== void 0) report("titles", { path, at: span, data: { name, where, lines } });
            break;
          }
          case "renumbered": {
            const { title, number: now } = finding.section;
            const fix = { safety: "unsafe", edits: [{ ...numberSpan, text: now }] };
            report("renumbered", { path, at: span, data: { title, where, number: now, written: number }, fix });
            break;
          }
          case "slip":
          case "near": {
            const { title } = finding.section;
            const isPlain = /^[\w ,./-]+$/.test(title);
            const fix = finding.status === "slip" && isPlain ? { safety: "unsafe", edits: [{ ...titleSpan, text: title }] } : void 0;
            report("near", { path, at: span, data: { name, where, title }, fix });
            break;
          }
          case "found":
            break;
        }
      }
    }
  }
});
function lookUp(reference, names) {
  if (names.open) return { status: "found" };
  return reference.number === "" ? findTitle(reference, names) : findNumber(reference, reference.sign, names);
}
var changing = /\b(?:add|adds|added|adding|creat\w+|new|insert\w*|propos\w+|append\w*|should|will|would|missing|absent|lacks?|not|renam\w+|remov\w+|delet\w+|mov(?:e|es|ed|ing)|planned|target|update)\b/i;
function readReferences(document) {
  const { tree, text } = document;
  return findCrossReferences(document).flatMap(({ document: named, inQuote, sentence, sign, number, title, rest, isDelimited, span, numberSpan, titleSpan }) => {
    const around = sentence.replace(text.slice(span.start, span.end), "");
    const fact = { sign, number, title, rest, isDelimited, span, numberSpan, titleSpan, mayBeMissing: changing.test(around) };
    if (named === void 0) {
      const behind = text.slice(span.end, span.end + 40);
      if (inQuote || number !== "" || sign !== "\xA7") return [];
      if (/^[*_"”)]*\s(?:above|below)\b/.test(behind)) return [fact];
      return namesOther(around, behind) ? [] : [{ ...fact, mayBeMissing: true }];
    }
    if ("name" in named) return [{ ...fact, called: named.name }];
    const { path, form } = named.reference;
    const destination = tree === void 0 ? void 0 : locate(document, tree, named.reference);
    if (destination?.status === "exact") return [{ ...fact, target: destination.path, called: path }];
    return form === "code" && !path.startsWith(".") ? [{ ...fact, called: path }] : [];
  });
}
var mostAlike = 20;
function indexOf(collected) {
  const byPath = new Map(collected.map((each) => [each.path, each]));
  const byName = /* @__PURE__ */ new Map();
  for (const each of collected) {
    for (const name of namesOf(each.path)) {
      const same = byName.get(name);
      if (same === void 0) byName.set(name, [each]);
      else same.push(each);
    }
  }
  const namesakesOf = (called) => {
    const same = byName.get(called.slice(called.lastIndexOf("/") + 1)) ?? [];
    return same.length > mostAlike ? [] : same;
  };
  const targetsOf = (from, { target, called }) => {
    const own = byPath.get(target ?? from);
    if (called === void 0) return own === void 0 ? [] : [own];
    const others = namesakesOf(called).filter(({ path }) => !called.includes("/") || path.endsWith(`/${called}`) || path === called);
    if (target === void 0) return others.length === 1 ? others : [];
    return own === void 0 || others.length === 0 && !called.includes("/") ? [] : [own, ...others.filter((each) => each !== own).sort((a, b) => a.path.length - b.path.length)];
  };
  return { targetsOf, namesakesOf };
}
function namesOf(path) {
  const parts = path.split("/");
  const file = parts.at(-1) ?? "";
  return file === "SKILL.md" ? [file, ...parts.slice(-2, -1)] : [file, file.replace(/(?:\.agent|\.prompt|\.instructions)?\.mdx?$/, "")];
}
export {
  cross_references_default as default
};
