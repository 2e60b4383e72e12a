import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  applicableRules,
  commentPlaceOf,
  findSuppression,
  guard,
  runRule,
  toFinding
} from "./chunk-SM3N7PAN.js";
import {
  compareSpans,
  overlaps
} from "./chunk-WEKIPHMS.js";
import {
  silence
} from "./chunk-IZ4RLPAD.js";

// src/core/lint.ts
function conclude(examination, sourceOf) {
  const failures = [...examination.failures];
  const diagnostics = judgeFindings(examination, failures).map(({ finding, suppressed }) => toDiagnostic(examination, finding, suppressed, sourceOf));
  for (const inner of examination.inner) {
    const result = conclude(inner, sourceOf);
    diagnostics.push(...result.diagnostics);
    failures.push(...result.failures);
  }
  return { diagnostics: removeRepetitions(diagnostics.sort(compareDiagnostics)), failures };
}
function judgeFindings({ document, settings, findings, directives }, failures) {
  const currentId = (id) => settings.ruleIds.get(id) ?? id;
  const first = silence(document, findings, directives, currentId);
  const judging = document.faults.length > 0 ? [] : applicableRules(document, settings).filter(({ rule }) => rule.meta.readsDirectives === true);
  const onDirectives = judging.flatMap((enabled) => runRule(document, enabled, settings, first.uses, failures));
  const naming = directives.filter(({ action, rules }) => action === "enable" || rules.length > 0);
  const second = silence(document, onDirectives, naming, currentId);
  return [...findings, ...onDirectives].map((finding) => {
    const directive = first.silenced.get(finding) ?? second.silenced.get(finding);
    if (directive !== void 0) return { finding, suppressed: { reason: directive.reason } };
    const suppression = findSuppression(document, finding, settings.suppressions ?? []);
    return { finding, suppressed: suppression === void 0 ? void 0 : { reason: suppression.reason, by: "configuration" } };
  });
}
function toDiagnostic({ document, settings }, finding, suppressed, sourceOf) {
  const { embedding } = document;
  const outer = embedding?.outer ?? document.source;
  const toOuter = (span) => embedding?.map.spanToOuter(span) ?? span;
  return {
    path: document.path,
    kind: document.kind,
    ruleId: finding.ruleId,
    messageId: finding.messageId,
    message: finding.message,
    severity: finding.severity,
    region: toRegion(outer, toOuter(finding.at)),
    url: settings.ruleUrl(finding.ruleId),
    fix: finding.fix === void 0 ? void 0 : fixInOuter(document, finding.fix),
    related: finding.related.flatMap(({ at, message, path, comment }) => {
      if (comment !== void 0) return [{ at: toRegion(outer, at), message, comment }];
      if (path === void 0 || path === document.path) {
        const own = embedding === void 0 ? void 0 : commentPlaceOf(embedding.comment, document.source.pointAt(at.start));
        return [{ at: toRegion(outer, toOuter(at)), message, ...own !== void 0 && { comment: own } }];
      }
      const other = sourceOf(path);
      return other === void 0 ? [] : [{ at: toRegion(other, at), message, path }];
    }),
    comment: embedding === void 0 ? void 0 : commentPlaceOf(embedding.comment, document.source.pointAt(finding.at.start)),
    suppressed,
    ...finding.subject !== void 0 && { subject: finding.subject },
    ...finding.measure !== void 0 && { measure: finding.measure }
  };
}
function fixInOuter({ embedding }, fix) {
  if (embedding === void 0) return fix;
  const { encode, map } = embedding;
  if (encode === void 0) return void 0;
  return { safety: fix.safety, edits: fix.edits.map((edit) => ({ ...map.spanToOuter(edit), text: encode(edit.text) })) };
}
function toRegion(source, span) {
  return { ...span, startPoint: source.pointAt(span.start), endPoint: source.pointAt(span.end) };
}
function compareDiagnostics(a, b) {
  return a.region.start - b.region.start || a.region.end - b.region.end || compareText(a.ruleId, b.ruleId) || compareText(a.message, b.message);
}
function compareText(a, b) {
  return a < b ? -1 : Number(a > b);
}
function removeRepetitions(sorted) {
  return sorted.filter((diagnostic, index) => {
    const before = sorted[index - 1];
    return before === void 0 || compareDiagnostics(before, diagnostic) !== 0;
  });
}

// src/core/fix.ts
function applyFixes(text, diagnostics, accepts) {
  const taken = [];
  const applied = [];
  for (const diagnostic of diagnostics) {
    const { fix } = diagnostic;
    if (fix === void 0 || fix.edits.length === 0 || diagnostic.suppressed !== void 0 || !accepts(fix)) continue;
    const edits = [...fix.edits].sort(compareSpans);
    const divides = edits.some((edit, index) => index > 0 && touches(edits[index - 1], edit));
    if (divides || edits.some((edit) => taken.some((other) => touches(other, edit)))) continue;
    taken.push(...edits);
    applied.push(diagnostic);
  }
  return { text: applyEdits(text, taken), applied };
}
function applyEdits(text, edits) {
  let result = "";
  let at = 0;
  for (const edit of [...edits].sort(compareSpans)) {
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}
function touches(a, b) {
  return a !== void 0 && (overlaps(a, b) || a.end === b.start || b.end === a.start);
}

// src/core/check-project.ts
function checkProject(examinations) {
  const noting = /* @__PURE__ */ new Map();
  for (const examination of examinations) {
    for (const id of examination.facts.keys()) noting.set(id, [...noting.get(id) ?? [], examination]);
  }
  for (const id of [...noting.keys()].sort()) runProjectRule(id, noting.get(id) ?? []);
}
function runProjectRule(id, concerned) {
  const ordered = [...concerned].sort((a, b) => a.document.path < b.document.path ? -1 : 1);
  const [first] = ordered;
  const enabled = first === void 0 ? void 0 : ruleOf(first, id);
  if (first === void 0 || enabled === void 0) return;
  const byPath = new Map(ordered.map((examination) => [examination.document.path, examination]));
  const collected = ordered.map(({ document, facts }) => ({ path: document.path, kind: document.kind, facts: facts.get(id) }));
  guard(
    enabled.rule,
    first.failures,
    () => enabled.rule.checkProject?.(collected, {
      options: enabled.options,
      profiles: first.settings.profiles,
      profilesChosen: first.settings.profilesChosen,
      report: (messageId, { path, ...report }) => {
        const target = byPath.get(path);
        if (target === void 0) throw new Error(`a finding in ${path}, of which nothing was noted`);
        target.findings.push(toFinding(ruleOf(target, id) ?? enabled, messageId, report));
      }
    })
  );
}
function ruleOf({ settings }, id) {
  return settings.rules.find(({ rule }) => rule.id === id);
}

export {
  conclude,
  applyFixes,
  applyEdits,
  checkProject,
  runProjectRule
};
