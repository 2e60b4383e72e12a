import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  applicableRules,
  guard,
  runRule,
  toFinding
} from "./chunk-36OAEOIZ.js";
import {
  compareSpans,
  overlaps
} from "./chunk-WEKIPHMS.js";
import {
  silence
} from "./chunk-IZ4RLPAD.js";

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

// src/core/lint.ts
function conclude(examination, sourceOf) {
  const failures = [...examination.failures];
  const diagnostics = judgeFindings(examination, failures).map(({ finding, reason }) => toDiagnostic(examination, finding, reason, sourceOf));
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
  return [...findings, ...onDirectives].map((finding) => ({
    finding,
    reason: (first.silenced.get(finding) ?? second.silenced.get(finding))?.reason
  }));
}
function toDiagnostic({ document, settings }, finding, reason, sourceOf) {
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
    related: finding.related.flatMap(({ at, message, path }) => {
      if (path === void 0 || path === document.path) return [{ at: toRegion(outer, toOuter(at)), message }];
      const other = sourceOf(path);
      return other === void 0 ? [] : [{ at: toRegion(other, at), message, path }];
    }),
    comment: embedding === void 0 ? void 0 : { ...embedding.comment, ...document.source.pointAt(finding.at.start) },
    suppressed: reason === void 0 ? void 0 : { reason }
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

// src/engine/project-run.ts
var mostPasses = 10;
var ProjectRun = class {
  #linter;
  #files = [];
  constructor(linter) {
    this.#linter = linter;
  }
  async add(file) {
    this.#files.push({ file, text: file.input.text, passes: [], examination: await this.#examine(file, file.input.text) });
  }
  /** The results in the order in which the files were added. */
  results() {
    const findings = this.#conclude();
    return this.#files.map(({ file: { input }, examination }, index) => ({
      path: input.path,
      kind: input.kind,
      diagnostics: findings[index]?.diagnostics ?? [],
      source: examination.document.source,
      hasByteOrderMark: input.hasByteOrderMark,
      failures: findings[index]?.failures ?? []
    }));
  }
  /**
   * Applies fixes in memory until none that is accepted is left, or ten passes are over, and gives the new texts. Only files
   * that change are examined again.
   */
  async fix(accepts) {
    for (let pass = 0; pass < mostPasses; pass += 1) {
      const changed = this.#conclude().map(({ diagnostics, failures }, index) => failures.length > 0 ? [] : this.#apply(index, diagnostics, accepts));
      if (changed.every(({ length }) => length === 0)) break;
      for (const [index, each] of this.#files.entries()) {
        if ((changed[index]?.length ?? 0) > 0) each.examination = await this.#examine(each.file, each.text);
      }
    }
    return this.#files.map(({ file, text, passes }) => ({ file, text, fixed: passes.flat().length, passes }));
  }
  #apply(index, diagnostics, accepts) {
    const each = this.#files[index];
    if (each === void 0) return [];
    const { text, applied } = applyFixes(each.text, diagnostics, accepts);
    each.text = text;
    if (applied.length > 0) each.passes.push(applied);
    return applied;
  }
  #conclude() {
    const roots = /* @__PURE__ */ new Map();
    for (const { file, examination } of this.#files) {
      const ofRoot = roots.get(file.root) ?? /* @__PURE__ */ new Map();
      roots.set(file.root, ofRoot.set(file.input.path, examination));
    }
    const copies = new Map([...roots].map(([root, examinations]) => [root, new Map([...examinations].map(([path, each]) => [path, { ...each, findings: [...each.findings] }]))]));
    for (const examinations of copies.values()) checkProject([...examinations.values()]);
    return this.#files.map(({ file, examination }) => {
      const examinations = copies.get(file.root);
      return conclude(examinations?.get(file.input.path) ?? examination, (path) => examinations?.get(path)?.document.source);
    });
  }
  #examine({ input, layers, absolutePath }, text) {
    return this.#linter.examine({ ...input, text }, layers, absolutePath);
  }
};

export {
  ProjectRun
};
