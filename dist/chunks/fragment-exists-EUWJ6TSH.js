import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findFragments,
  fragmentNodes,
  isIllustrativeFragment
} from "./chunk-INXDZ3B7.js";
import {
  anchorKey,
  anchorNodes,
  anchorsOf,
  slug
} from "./chunk-JLN6PRVF.js";
import {
  locate
} from "./chunk-KWQGPEZM.js";
import {
  isSpecimen
} from "./chunk-XD3DMYVG.js";
import "./chunk-4WDO7GJN.js";
import {
  isOneEdit
} from "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineProjectRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// src/core/meant-anchor.ts
function meantAnchor(fragment, anchors) {
  const letters = lettersOf(fragment);
  if (letters === "") return void 0;
  const same = anchors.filter((anchor) => lettersOf(anchor) === letters);
  if (same.length > 0) return only(same, "same");
  const slips = letters.length < 4 ? [] : anchors.filter((anchor) => isOneEdit(fragment.toLowerCase(), anchor));
  if (slips.length > 0) return only(slips, "slip");
  const title = lettersOf(withoutNumber(fragment));
  const renumbered = title === "" ? [] : anchors.filter((anchor) => lettersOf(withoutNumber(anchor)) === title);
  if (renumbered.length > 0) return only(renumbered, "near");
  const name = slug(fragment);
  const longer = name.length < 3 ? [] : anchors.filter((anchor) => anchor.startsWith(`${name}-`));
  if (longer.length > 0) return only(longer, "near");
  return only(anchors.filter((anchor) => anchor.endsWith(`-${name}`) && 2 * name.length >= anchor.length), "near");
}
function only(anchors, certainty) {
  const [anchor, second] = new Set(anchors);
  return anchor === void 0 || second !== void 0 ? void 0 : { anchor, certainty };
}
function lettersOf(fragment) {
  return slug(fragment).replaceAll(/[-_]|\u200D|\uFE0F/g, "");
}
function withoutNumber(fragment) {
  return fragment.replace(/^\d+[a-z]?(?:[-.]\d+)*[-.]+/i, "");
}

// rules/links/fragment-exists.ts
var fragment_exists_default = defineProjectRule({
  id: "links/fragment-exists",
  meta: {
    summary: "Require the headings and anchors that links name to exist",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["skill", "skill-resource", "prompt", "note", "markdown"],
    nodes: [.../* @__PURE__ */ new Set([...anchorNodes, ...fragmentNodes])],
    fixable: "unsafe",
    evidence: [
      {
        url: "https://docs.github.com/en/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax#section-links",
        claim: "GitHub gives every heading an anchor: in lower case, blanks as hyphens, other signs removed, and `-1` and so on behind a repeated one"
      },
      { url: "https://github.com/rsc/markdown/issues/19", claim: "GitHub finds the anchor of a heading in any case" },
      { url: "https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment", claim: "a fragment that names no element leads nowhere" }
    ]
  },
  messages: {
    meant: "There is no heading or anchor `#{{name}}` in {{where}}; write `#{{anchor}}`.",
    near: "There is no heading or anchor `#{{name}}` in {{where}}; perhaps `#{{anchor}}` is meant.",
    missing: "There is no heading or anchor `#{{name}}` in {{where}}; correct the link, or add the heading."
  },
  collect(document) {
    return { anchors: anchorsOf(document), fragments: isSpecimen(document) ? [] : readFragments(document) };
  },
  checkProject(collected, { report }) {
    const places = new Map(collected.map(({ path, facts: { anchors } }) => [path, placeOf(anchors)]));
    for (const { path, facts } of collected) {
      for (const { name, at, verbatim, target } of facts.fragments) {
        const place = places.get(target ?? path);
        if (place === void 0 || place.open || place.keys.has(anchorKey(name))) continue;
        const where = target === void 0 ? "this document" : `\`${target}\``;
        const meant = meantAnchor(name, place.anchors);
        if (meant === void 0) {
          report("missing", { path, at, data: { name, where } });
          continue;
        }
        const { anchor, certainty } = meant;
        const safety = certainty === "same" ? "safe" : "unsafe";
        const fix = verbatim && certainty !== "near" ? { safety, edits: [{ ...at, text: `#${anchor}` }] } : void 0;
        report(certainty === "near" ? "near" : "meant", { path, at, data: { name, where, anchor }, fix });
      }
    }
  }
});
function readFragments(document) {
  const { tree } = document;
  return findFragments(document).flatMap(({ name, reference, span: at, verbatim }) => {
    if (isIllustrativeFragment(name)) return [];
    if (reference === void 0) return [{ name, at, verbatim }];
    const destination = tree === void 0 ? void 0 : locate(document, tree, reference);
    return destination?.status === "exact" ? [{ name, at, verbatim, target: destination.path }] : [];
  });
}
function placeOf({ headings, custom, open }) {
  const anchors = [...headings, ...custom];
  return { keys: new Set(anchors.map(anchorKey)), anchors, open };
}
export {
  fragment_exists_default as default
};
