import { anchorKey, anchorNodes, anchorsOf, type Anchors } from "../../src/core/anchors.ts";
import type { Fix } from "../../src/core/diagnostic.ts";
import { findFragments, fragmentNodes, isIllustrativeFragment } from "../../src/core/fragments.ts";
import { meantAnchor } from "../../src/core/meant-anchor.ts";
import { locate } from "../../src/core/destination.ts";
import { defineProjectRule } from "../../src/core/rule.ts";
import { isSpecimen } from "../../src/core/skill-folder.ts";
import type { Span } from "../../src/core/span.ts";
import type { Document } from "../../src/core/document.ts";

interface FragmentFact {
  readonly name: string;
  readonly at: Span;
  readonly verbatim: boolean;
  /** The file to which the link leads; absent for the document itself. */
  readonly target?: string;
}

interface DocumentFacts {
  /** Where a link of the document itself needs them; the others are asked for when a link leads to one. */
  readonly anchors: Anchors | undefined;
  readonly fragments: readonly FragmentFact[];
}

export default defineProjectRule({
  id: "links/fragment-exists",
  meta: {
    summary: "Require the headings and anchors that links name to exist",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["skill", "skill-resource", "prompt", "note", "markdown"],
    nodes: [...new Set([...anchorNodes, ...fragmentNodes])],
    fixable: "unsafe",
    evidence: [
      {
        url: "https://docs.github.com/en/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax#section-links",
        claim: "GitHub gives every heading an anchor: in lower case, blanks as hyphens, other signs removed, and `-1` and so on behind a repeated one",
      },
      { url: "https://github.com/rsc/markdown/issues/19", claim: "GitHub finds the anchor of a heading in any case" },
      { url: "https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment", claim: "a fragment that names no element leads nowhere" },
    ],
  },
  messages: {
    meant: "There is no heading or anchor `#{{name}}` in {{where}}; write `#{{anchor}}`.",
    near: "There is no heading or anchor `#{{name}}` in {{where}}; perhaps `#{{anchor}}` is meant.",
    missing: "There is no heading or anchor `#{{name}}` in {{where}}; correct the link, or add the heading.",
  },
  collect(document): DocumentFacts {
    const fragments = isSpecimen(document) ? [] : readFragments(document);
    return { anchors: fragments.some(({ target }) => target === undefined) ? anchorsOf(document) : undefined, fragments };
  },
  detail: anchorsOf,
  checkProject(collected, { report }) {
    const byPath = new Map(collected.map((each) => [each.path, each]));
    const places = new Map<string, Place>();
    const placeAt = (path: string): Place | undefined => {
      const found = byPath.get(path);
      const place = places.get(path) ?? (found === undefined ? undefined : placeOf(found.facts.anchors ?? found.detail()));
      if (place !== undefined) places.set(path, place);
      return place;
    };
    for (const { path, facts } of collected) {
      for (const { name, at, verbatim, target } of facts.fragments) {
        const place = placeAt(target ?? path);
        // Of a file that is not linted nothing is known but that it exists.
        if (place === undefined || place.open || place.keys.has(anchorKey(name))) continue;
        const where = target === undefined ? "this document" : `\`${target}\``;
        const meant = meantAnchor(name, place.anchors);
        if (meant === undefined) {
          report("missing", { path, at, data: { name, where } });
          continue;
        }
        const { anchor, certainty } = meant;
        const safety = certainty === "same" ? "safe" : "unsafe";
        const fix = verbatim && certainty !== "near" ? ({ safety, edits: [{ ...at, text: `#${anchor}` }] } satisfies Fix) : undefined;
        report(certainty === "near" ? "near" : "meant", { path, at, data: { name, where, anchor }, fix });
      }
    }
  },
});

function readFragments(document: Document): FragmentFact[] {
  const { tree } = document;
  return findFragments(document).flatMap(({ name, reference, span: at, verbatim }): FragmentFact[] => {
    if (isIllustrativeFragment(name)) return [];
    if (reference === undefined) return [{ name, at, verbatim }];
    const destination = tree === undefined ? undefined : locate(document, tree, reference);
    return destination?.status === "exact" ? [{ name, at, verbatim, target: destination.path }] : [];
  });
}

interface Place {
  readonly keys: ReadonlySet<string>;
  readonly anchors: readonly string[];
  readonly open: boolean;
}

function placeOf({ headings, custom, open }: Anchors): Place {
  const anchors = [...headings, ...custom];
  return { keys: new Set(anchors.map(anchorKey)), anchors, open };
}
