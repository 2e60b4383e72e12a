import { crossReferenceNodes, findCrossReferences, type CrossReference } from "../../src/core/cross-references.ts";
import { locate } from "../../src/core/destination.ts";
import type { Fix } from "../../src/core/diagnostic.ts";
import type { Document } from "../../src/core/document.ts";
import { fenceNodes, findFenceFaults } from "../../src/core/fences.ts";
import { findNumber, findTitle, type Finding } from "../../src/core/meant-section.ts";
import { defineProjectRule, type Collected } from "../../src/core/rule.ts";
import { sectionNameNodes, sectionNamesOf, type SectionNames } from "../../src/core/section-names.ts";
import { namesOther } from "../../src/core/section-references.ts";
import { isSpecimen } from "../../src/core/skill-folder.ts";

/** A reference, and where it leads. */
interface ReferenceFact extends Pick<CrossReference, "sign" | "number" | "title" | "rest" | "isDelimited" | "span" | "numberSpan" | "titleSpan"> {
  /** The path of the file to which a path leads; absent for the document itself, and where `called` alone is known. */
  readonly target?: string;
  /** The document as the text calls it: a path, or the name of a skill or a page; absent for the document itself. */
  readonly called?: string;
  /** Whether a section that is not there is no fault: the sentence may speak of one that is to be made, or was there. */
  readonly mayBeMissing: boolean;
}

interface DocumentFacts {
  readonly references: readonly ReferenceFact[];
}

export default defineProjectRule({
  id: "markdown/cross-references",
  meta: {
    summary: "Require the sections that a document refers to by a section sign, or in another document, to exist",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: ["skill", "skill-resource", "prompt", "markdown"],
    nodes: [...new Set([...sectionNameNodes, ...crossReferenceNodes, ...fenceNodes])],
    fixable: "unsafe",
    evidence: [
      { url: "https://www.iso.org/standard/6939.html", claim: "divisions are numbered so that a text can refer to them by their numbers" },
      { url: "https://github.com/EndogenAI/dogma/commit/f7c1b32", claim: "numbering sections anew left references in other documents that lead to other sections than they mean" },
    ],
  },
  messages: {
    missing: "There is no section `{{name}}` in {{where}}; correct the reference, or add the section.",
    near: "There is no section `{{name}}` in {{where}}; perhaps `{{title}}` is meant.",
    elsewhere: "There is no section `{{name}}` in {{where}}, but `{{other}}` has one; correct the path.",
    number: "There is no {{what}} {{number}} in {{where}}; correct the number.",
    renumbered: "The section `{{title}}` of {{where}} has the number {{number}}, not {{written}}; write {{number}}.",
    titles: "The sections in lines {{lines}} of {{where}} are all called `{{name}}`; name the one above the section that is meant, too.",
    several: "The number {{number}} is that of the sections in lines {{lines}} of {{where}}; number them anew, or name the title.",
  },
  collect(document): DocumentFacts {
    return { references: isSpecimen(document) || findFenceFaults(document).length > 0 ? [] : readReferences(document) };
  },
  detail: sectionNamesOf,
  checkProject(collected, { report }) {
    const { targetsOf, namesakesOf } = indexOf(collected);
    for (const { path, facts } of collected) {
      for (const reference of facts.references) {
        const targets = targetsOf(path, reference);
        const found = targets.map((target) => ({ target, finding: lookUp(reference, target.detail()) }));
        const { target, finding } = found.find(({ finding }) => finding.status !== "missing") ?? found[0] ?? {};
        if (target === undefined || finding === undefined || found.some(({ finding: { status } }) => status === "found")) continue;
        const { number, title: name, span, numberSpan, titleSpan, sign, called } = reference;
        const where = called === undefined ? "this document" : targets.length > 1 && finding.status === "missing" ? `any \`${called}\`` : `\`${target.path}\``;
        const atNumber = { start: span.start, end: numberSpan.end };
        switch (finding.status) {
          case "missing": {
            const other = called === undefined ? undefined : namesakesOf(called).find((each) => each !== target && lookUp(reference, each.detail()).status === "found");
            if (number !== "") report("number", { path, at: atNumber, data: { what: sign === "§" ? "section" : sign, number, where } });
            else if (other !== undefined) report("elsewhere", { path, at: span, data: { name, where, other: other.path } });
            else if (!reference.mayBeMissing) report("missing", { path, at: span, data: { name, where } });
            break;
          }
          case "several": {
            const all = finding.sections.map(({ line }) => line);
            const lines = all.length > 4 ? `${all.slice(0, 3).join(", ")} …` : all.join(" and ");
            if (number !== "") report("several", { path, at: atNumber, data: { number, where, lines } });
            else if (called !== undefined) report("titles", { path, at: span, data: { name, where, lines } });
            break;
          }
          case "renumbered": {
            const { title, number: now } = finding.section;
            const fix = { safety: "unsafe", edits: [{ ...numberSpan, text: now }] } satisfies Fix;
            report("renumbered", { path, at: span, data: { title, where, number: now, written: number }, fix });
            break;
          }
          case "slip":
          case "near": {
            const { title } = finding.section;
            const isPlain = /^[\w ,./-]+$/.test(title);
            const fix = finding.status === "slip" && isPlain ? ({ safety: "unsafe", edits: [{ ...titleSpan, text: title }] } satisfies Fix) : undefined;
            report("near", { path, at: span, data: { name, where, title }, fix });
            break;
          }
          case "found":
            break;
        }
      }
    }
  },
});

function lookUp(reference: ReferenceFact, names: SectionNames): Finding {
  if (names.open) return { status: "found" };
  return reference.number === "" ? findTitle(reference, names) : findNumber(reference, reference.sign, names);
}

/** Words of a sentence about a section that is to be written, or is not there any more. */
const changing = /\b(?:add|adds|added|adding|creat\w+|new|insert\w*|propos\w+|append\w*|should|will|would|missing|absent|lacks?|not|renam\w+|remov\w+|delet\w+|mov(?:e|es|ed|ing)|planned|target|update)\b/i;

function readReferences(document: Document): ReferenceFact[] {
  const { tree, text } = document;
  return findCrossReferences(document).flatMap(({ document: named, inQuote, sentence, sign, number, title, rest, isDelimited, span, numberSpan, titleSpan }): ReferenceFact[] => {
    const around = sentence.replace(text.slice(span.start, span.end), "");
    const fact = { sign, number, title, rest, isDelimited, span, numberSpan, titleSpan, mayBeMissing: changing.test(around) };
    if (named === undefined) {
      const behind = text.slice(span.end, span.end + 40);
      if (inQuote || number !== "" || sign !== "§") return [];
      if (/^[*_"”)]*\s(?:above|below)\b/.test(behind)) return [fact];
      // What the sign means without a document beside it, only the text around may tell.
      return namesOther(around, behind) ? [] : [{ ...fact, mayBeMissing: true }];
    }
    if ("name" in named) return [{ ...fact, called: named.name }];
    const { path, form } = named.reference;
    const destination = tree === undefined ? undefined : locate(document, tree, named.reference);
    if (destination?.status === "exact") return [{ ...fact, target: destination.path, called: path }];
    return form === "code" && !path.startsWith(".") ? [{ ...fact, called: path }] : [];
  });
}

type Found = Collected<DocumentFacts, SectionNames>;

/** Of a name that more documents have, only the path tells which is meant. */
const mostAlike = 20;

interface ProjectIndex {
  /** The documents of the run that a reference can mean, the likeliest first; none where that is not known. */
  readonly targetsOf: (from: string, reference: ReferenceFact) => readonly Found[];
  /** The documents with the file name of a path. */
  readonly namesakesOf: (called: string) => readonly Found[];
}

function indexOf(collected: readonly Found[]): ProjectIndex {
  const byPath = new Map(collected.map((each) => [each.path, each]));
  const byName = new Map<string, Found[]>();
  for (const each of collected) {
    for (const name of namesOf(each.path)) {
      const same = byName.get(name);
      if (same === undefined) byName.set(name, [each]);
      else same.push(each);
    }
  }
  const namesakesOf = (called: string): readonly Found[] => {
    const same = byName.get(called.slice(called.lastIndexOf("/") + 1)) ?? [];
    return same.length > mostAlike ? [] : same;
  };
  const targetsOf = (from: string, { target, called }: ReferenceFact): readonly Found[] => {
    const own = byPath.get(target ?? from);
    if (called === undefined) return own === undefined ? [] : [own];
    const others = namesakesOf(called).filter(({ path }) => !called.includes("/") || path.endsWith(`/${called}`) || path === called);
    if (target === undefined) return others.length === 1 ? others : [];
    // A usual name that many documents have tells of none which one is meant.
    return own === undefined || (others.length === 0 && !called.includes("/")) ? [] : [own, ...others.filter((each) => each !== own).sort((a, b) => a.path.length - b.path.length)];
  };
  return { targetsOf, namesakesOf };
}

/** What a document can be called: its file name with and without the ending, and the folder of a skill. */
function namesOf(path: string): string[] {
  const parts = path.split("/");
  const file = parts.at(-1) ?? "";
  return file === "SKILL.md" ? [file, ...parts.slice(-2, -1)] : [file, file.replace(/(?:\.agent|\.prompt|\.instructions)?\.mdx?$/, "")];
}
