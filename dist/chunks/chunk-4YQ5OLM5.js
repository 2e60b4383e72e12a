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
  compileContract: () => compileContract
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_LU2QEQVP = require("./chunk-LU2QEQVP.js");
var import_chunk_A2XUNJA2 = require("./chunk-A2XUNJA2.js");
var import_chunk_GPV2BCSZ = require("./chunk-GPV2BCSZ.js");
var import_chunk_HAVPFMUF = require("./chunk-HAVPFMUF.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
function compileBase(source, name) {
  return { pack: source.pack ?? name, optional: source.optional ?? false, description: source.description, severity: new Map(Object.entries(source.severity ?? {})) };
}
var usualPlaceholders = ["braces", "angles", "variables", "ellipsis"];
function compileCommandContract(source) {
  const own = compileSignature(source, void 0, void 0);
  const subcommands = Object.entries(source.subcommands ?? {}).flatMap(([name, subcommand]) => {
    const signature = compileSignature(subcommand, name, own);
    return [name, ...subcommand.aliases ?? []].map((each) => [each, signature]);
  });
  return {
    ...compileBase(source, source.name),
    kind: "command",
    name: source.name,
    title: source.title ?? source.names[0] ?? source.name,
    form: source.form ?? "line",
    style: source.style ?? "dashes",
    names: source.names,
    mentions: source.mentions ?? [],
    matches: source.matches === void 0 ? void 0 : (0, import_chunk_HAVPFMUF.lazyPattern)(source.matches),
    bare: source.bare ?? [],
    negations: (source.negations ?? []).map((word) => word.toLowerCase()),
    placeholders: new Set(source.placeholders ?? usualPlaceholders),
    signature: own,
    subcommands: new Map(subcommands)
  };
}
function compileSignature(source, name, base) {
  const flags = Object.entries(source.flags ?? {}).map(([each, flag]) => compileFlag(each, flag));
  return {
    name,
    flags: new Map([...base?.flags ?? [], ...flags.flatMap((flag) => [flag.name, ...flag.aliases].map((each) => [each, flag]))]),
    openFlags: source.openFlags ?? base?.openFlags ?? false,
    consequence: source.consequence ?? base?.consequence,
    arguments: (source.arguments ?? []).map(compileArgument),
    together: [...base?.together ?? [], ...(source.together ?? []).map(compileGroup)],
    exclusive: [...base?.exclusive ?? [], ...(source.exclusive ?? []).map(compileGroup)],
    anyOf: [...base?.anyOf ?? [], ...(source.anyOf ?? []).map(compileGroup)],
    output: source.output === void 0 ? base?.output : compileOutput(source.output),
    result: source.result === void 0 ? base?.result : compileResult(source.result),
    input: source.input === void 0 ? base?.input : compileInput(source.input),
    forbidden: source.forbidden === void 0 ? base?.forbidden : compileForbidden(source.forbidden)
  };
}
function compileInput({ record, type, flags, arguments: named, stdin, adds, part, consequence, severity }) {
  return { record, type, flags: new Set(flags), arguments: new Set(named), stdin: stdin ?? false, adds: new Set(adds), part: part ?? false, consequence, severity };
}
function compileValue({ allowed, pattern, shape, agrees, separate, consequence, severity }) {
  return {
    allowed: allowed ?? [],
    pattern: pattern === void 0 ? void 0 : (0, import_chunk_HAVPFMUF.lazyPattern)(pattern),
    shape,
    agrees: new Map(Object.entries(agrees ?? {})),
    separate: separate === void 0 ? void 0 : { except: new Set(separate.except ?? []), instead: separate.instead },
    consequence,
    severity
  };
}
function compileFlag(name, source) {
  return {
    ...compileValue(source),
    name,
    aliases: source.aliases ?? [],
    value: source.value ?? "none",
    required: source.required ?? false,
    forbidden: source.forbidden === void 0 ? void 0 : compileForbidden(source.forbidden),
    last: source.last ?? false
  };
}
function compileArgument(source) {
  return { ...compileValue(source), name: source.name, required: source.required ?? false, rest: source.rest ?? false };
}
function compileGroup({ flags, when, consequence, severity }) {
  return { flags, when, consequence, severity };
}
function compileOutput({ notPipedTo, mayHideErrors, consequence, severity }) {
  return { notPipedTo: new Set(notPipedTo ?? []), mayHideErrors: mayHideErrors ?? true, consequence, severity };
}
function compileResult({ lacks, promises, consequence, instead, severity }) {
  return { lacks: new Set(lacks ?? []), promises: promises === void 0 ? void 0 : (0, import_chunk_HAVPFMUF.lazyPattern)(promises), consequence, instead, severity };
}
function compileForbidden({ consequence, instead, severity }) {
  return { consequence, instead, severity };
}
function compileBody(source) {
  return {
    only: source?.only ?? false,
    lines: (source?.lines ?? []).map(({ write, pattern, values, minimum, maximum, next, consequence, severity }) => ({
      write,
      values: (values ?? []).map((value) => value.toLowerCase()),
      minimum: minimum ?? 1,
      maximum: maximum ?? Infinity,
      next: next ?? false,
      consequence,
      severity: severity ?? "error",
      match: (0, import_chunk_HAVPFMUF.compileMatcher)(pattern)
    })),
    beside: (source?.beside ?? []).map(({ families, when, consequence, severity }) => {
      const matches = when === void 0 ? void 0 : (0, import_chunk_HAVPFMUF.compileMatcher)(when);
      return { families, consequence, severity: severity ?? "error", when: matches === void 0 ? void 0 : (line) => matches(line) !== void 0 };
    })
  };
}
function compileRelation(source) {
  const base = { severity: source.severity ?? "error", consequence: source.consequence, at: compilePath(source.at) };
  switch (source.relation) {
    case "agreesWith":
      return { ...base, relation: source.relation, with: compileSource(source.with), as: source.as ?? "text" };
    case "equals":
      return { ...base, relation: source.relation, text: source.text };
    case "uniqueBy":
      return { ...base, relation: source.relation, key: source.key };
    case "subsetOf":
    case "setEquals":
      return { ...base, relation: source.relation, of: compileSource(source.of) };
    case "sumOf":
      return { ...base, relation: source.relation, of: (typeof source.of === "string" ? [source.of] : source.of).map(compilePath) };
    case "differsFrom":
      return { ...base, relation: source.relation, from: source.from.map(compilePath) };
    case "countOf":
      return { ...base, relation: source.relation, of: compilePath(source.of), text: source.text };
    case "orderedBefore":
      return { ...base, relation: source.relation, then: source.then, order: source.order };
    case "requiredWhen":
    case "emptyWhen":
      return { ...base, relation: source.relation, when: source.when };
    case "hasForm": {
      const agrees = new Map(Object.entries(source.agrees ?? {}).map(([part, other]) => [part, compileSource(other)]));
      return { ...base, relation: source.relation, form: (0, import_chunk_LU2QEQVP.compileHeadPattern)(source.form, source.parts), agrees };
    }
    case "pairs":
      return { ...base, relation: source.relation, with: source.with, pairs: new Map(Object.entries(source.pairs)) };
    case "refersToFile":
    case "ascending":
      return { ...base, relation: source.relation };
    case "startsAs":
      return { ...base, relation: source.relation, words: source.words };
    case "hashOf": {
      const blank = new Map(Object.entries(source.blank ?? {}));
      return { ...base, relation: source.relation, of: source.of.map(compilePath), separator: source.separator ?? "", length: source.length ?? 64, blank };
    }
  }
}
var headPrefix = "head.";
function compileSource(written) {
  if (written.startsWith(headPrefix)) return { in: "head", parameter: written.slice(headPrefix.length) };
  return { in: "payload", path: compilePath(written) };
}
function compilePath(written) {
  const steps = written.split(".").flatMap((part) => {
    const each = part.endsWith("[]");
    const key = { key: each ? part.slice(0, -"[]".length) : part };
    return each ? [key, "each"] : [key];
  });
  return { written, steps };
}
function compileThread(source = {}) {
  return {
    by: source.by?.map(compileSource),
    surface: source.surface,
    bodies: source.bodies,
    byHeadAlone: source.byHeadAlone ?? false,
    after: (source.after ?? []).map(({ head, when, required, consequence, severity }) => {
      const pattern = (0, import_chunk_LU2QEQVP.compileHeadPattern)(head);
      return { fill: (texts) => pattern.fill(texts), when: new Map(Object.entries(when ?? {})), required: required ?? false, consequence, severity: severity ?? "error" };
    }),
    voidWhenEdited: source.voidWhenEdited ?? false,
    live: source.live
  };
}
function compileMarkerContract(source) {
  const { payload, parameters, pair } = source;
  const separators = payload?.in === "comment" && payload.language === "pairs" ? (payload.pairs?.separator ?? " ").trim() : "";
  return {
    ...compileBase(source, source.family),
    kind: "marker",
    family: source.family,
    head: (0, import_chunk_LU2QEQVP.compileHeadPattern)(source.head, parameters, separators),
    legacy: (source.legacy ?? []).map(({ head, note }) => ({ head: (0, import_chunk_LU2QEQVP.compileHeadPattern)(head, parameters, separators), note })),
    recognise: source.recognise ?? "html-node",
    placement: source.placement ?? "anywhere",
    aloneOnLine: source.aloneOnLine ?? false,
    count: { minimum: source.count?.minimum ?? 0, maximum: source.count?.maximum ?? Infinity, with: source.count?.with ?? [] },
    write: source.write,
    read: source.read,
    thread: compileThread(source.thread),
    longestBody: source.longestBody,
    body: compileBody(source.body),
    pair: pair === void 0 ? void 0 : { end: (0, import_chunk_LU2QEQVP.compileHeadPattern)(pair.end, parameters), nested: pair.nested ?? false },
    payload: payload === void 0 || payload.in === "none" ? void 0 : compilePayload(payload),
    mirror: source.mirror === void 0 ? void 0 : compileMirror(source.mirror, payload?.records?.key ?? "id"),
    relations: [
      ...Object.entries(payload?.agrees ?? {}).map(([at, name]) => compileRelation({ relation: "agreesWith", at, with: `head.${name}` })),
      ...(source.relations ?? []).map(compileRelation)
    ],
    files: (source.files ?? []).map(({ glob, kind }) => ({ glob: (0, import_chunk_7IIL3LMX.compileGlob)(glob), kind: kind ?? "markdown" }))
  };
}
function compilePayload(source) {
  const { text, records, version, schema } = source;
  const language = source.language ?? "yaml";
  return {
    in: source.in,
    language,
    fenceNames: (source.fenceNames ?? [language]).map((name) => name.toLowerCase()),
    pairs: { assign: source.pairs?.assign ?? ":", separator: source.pairs?.separator ?? " " },
    optional: source.optional ?? false,
    missingConsequence: source.missing,
    ignoresCase: source.ignoresCase ?? false,
    schema: schema === void 0 ? void 0 : (0, import_chunk_GPV2BCSZ.compilePayloadSchema)(schema),
    version: version === void 0 ? void 0 : compileVersion(version),
    records: records === void 0 ? void 0 : { at: records.at?.split(".") ?? [], key: records.key, cumulative: records.cumulative ?? false, gathered: (records.gathered ?? []).map((form) => (0, import_chunk_LU2QEQVP.compileHeadPattern)(form)) },
    text: text === void 0 ? void 0 : { fields: text.fields, multiline: text.multiline, forbidFence: text.forbid === "fence", fenceConsequence: text.consequence },
    legacyWithout: source.legacyWithout ?? [],
    indent: source.indent,
    keyOrder: source.keyOrder ?? [],
    legacyOption: source.legacyOption
  };
}
var headPrefix2 = "head.";
function compileVersion(source) {
  const inHead = source.field.startsWith(headPrefix2);
  const schemas = new Map(Object.entries(source.schemas).map(([version, schema]) => [Number(version), (0, import_chunk_GPV2BCSZ.compilePayloadSchema)(schema)]));
  return {
    field: inHead ? source.field.slice(headPrefix2.length) : source.field,
    in: inHead ? "head" : "payload",
    known: [...schemas.keys()].sort((a, b) => a - b),
    schemas,
    consequence: source.consequence,
    abortsScan: source.abortsScan ?? false,
    minimumConsequence: source.minimumConsequence,
    coerced: source.coerced ?? false,
    minimumOf: compileByHead(source.minimum),
    currentOf: compileByHead(source.current)
  };
}
function compileByHead(source) {
  if (source === void 0 || typeof source === "number") return () => source;
  const [[parameter, numbers] = ["", {}]] = Object.entries(source);
  const byWord = new Map(Object.entries(numbers));
  return (parameters) => byWord.get(parameters.get(parameter)?.text ?? "");
}
function compileMirror(source, recordKey) {
  return {
    title: source.title,
    entries: source.entries ?? ["heading", "bullet"],
    key: source.key ?? recordKey,
    bullets: new Map(Object.entries(source.bullets)),
    quoted: new Set(source.quoted ?? []),
    optional: new Set(source.optional ?? []),
    placeholders: new Map(Object.entries(source.placeholders ?? {})),
    none: source.none
  };
}
function compileTask({ id, closed, copies, siblings }) {
  return {
    id,
    closed,
    copies: copies.map(compileCopy),
    siblings: siblings === void 0 ? void 0 : { at: compilePath(siblings.at), writtenAt: siblings.writtenAt, words: lower(siblings.words) }
  };
}
function compileCopy({ at, except, journal, type, key, id, identity, lenient, blank }) {
  return {
    at: compilePath(at),
    except: new Set(except),
    journal,
    type,
    key,
    id,
    identity: Object.entries(identity ?? {}).map(([theirs, ours]) => ({ theirs, ours, blank: Object.hasOwn(blank ?? {}, theirs) ? blank?.[theirs] : void 0 })),
    lenient: lenient ?? false
  };
}
function compileThin({ at, fewest, follows, reasons, detail }) {
  return {
    at: compilePath(at),
    fewest: fewest ?? 0,
    follows: Object.entries(follows ?? {}).map(([key, then]) => ({ key, then })),
    reasons: reasons === void 0 ? void 0 : { keys: reasons.keys, choices: lower(reasons.choices), words: lower(reasons.words) },
    detail: detail === void 0 ? void 0 : { keys: detail.keys, marks: lower(detail.marks), fewest: detail.fewest }
  };
}
function compileLedger({ section, key, ids, time, legacy, frontmatter, title }) {
  return { section: (0, import_chunk_A2XUNJA2.readForm)(section), key, ids, time, legacy: legacy ?? [], frontmatter: new Map(Object.entries(frontmatter ?? {})), title };
}
function lower(words) {
  return (words ?? []).map((word) => word.toLowerCase());
}
function compileJournalContract(source) {
  const { lines, timestamp, schema } = source;
  const compared = timestamp?.compared ?? "text";
  return {
    ...compileBase(source, source.name),
    kind: "journal",
    name: source.name,
    files: [
      ...(source.files ?? []).map((glob) => ({ glob: (0, import_chunk_7IIL3LMX.compileGlob)(glob), kind: source.layout === "whole" ? "task" : "journal" })),
      ...(source.ledger?.files ?? []).map((glob) => ({ glob: (0, import_chunk_7IIL3LMX.compileGlob)(glob), kind: "note" }))
    ],
    layout: source.layout ?? "lines",
    place: source.place === void 0 ? void 0 : (0, import_chunk_A2XUNJA2.readForm)(source.place),
    told: new Map(Object.entries(source.told ?? {})),
    ledger: source.ledger === void 0 ? void 0 : compileLedger(source.ledger),
    recognisedBy: source.recognisedBy ?? [],
    shown: source.shown === void 0 ? void 0 : { under: [], ...source.shown },
    lines: {
      boundaries: lines?.boundaries ?? "line-feed",
      byteOrderMark: lines?.byteOrderMark ?? "fails",
      blank: lines?.blank ?? true,
      longest: lines?.longest ?? Infinity,
      consequence: lines?.consequence
    },
    longest: source.longest ?? Infinity,
    discriminator: source.discriminator ?? "type",
    schema: schema === void 0 ? void 0 : (0, import_chunk_GPV2BCSZ.compilePayloadSchema)(schema),
    timestamp: timestamp === void 0 ? void 0 : { field: timestamp.field, form: timestamp.form, ordered: timestamp.ordered ?? false },
    records: new Map(Object.entries(source.records ?? {}).map(([type, record]) => [type, compileRecord(type, record, compared)])),
    unregistered: new Set(source.unregistered ?? []),
    others: source.others === "allowed" ? void 0 : source.others ?? "warning"
  };
}
function compileRecord(type, source, compared) {
  const { schema, identity, truncation } = source;
  return {
    type,
    description: source.description,
    schema: schema === void 0 ? void 0 : (0, import_chunk_GPV2BCSZ.compilePayloadSchema)(schema),
    identity: identity === void 0 ? void 0 : { keys: identity.keys, number: identity.number },
    read: source.read ?? "every",
    ties: source.ties ?? "later-line",
    compared: source.compared ?? compared,
    oneForm: source.oneForm ?? true,
    unrepeated: source.unrepeated ?? [],
    complete: source.complete,
    paths: source.paths ?? [],
    task: source.task === void 0 ? void 0 : compileTask(source.task),
    thin: source.thin === void 0 ? void 0 : compileThin(source.thin),
    truncation: truncation === void 0 ? void 0 : compileTruncation(truncation),
    refersTo: source.refersTo ?? [],
    sequence: (source.sequence ?? []).map(({ order, type: other, when, once, severity, consequence }) => ({ order, type: other, when, once, severity: severity ?? "error", consequence })),
    relations: (source.relations ?? []).map(compileRelation)
  };
}
function compileTruncation(source) {
  return {
    at: source.at,
    mark: source.mark,
    keys: source.keys,
    longestHead: source.longestHead ?? Infinity,
    dropped: source.dropped,
    flag: source.flag,
    largestValue: source.largestValue ?? Infinity,
    largest: source.largest ?? Infinity
  };
}
function compileSections(source, forms) {
  return Object.entries(source.sections ?? {}).map(([key, section]) => compileSection(key, section, forms));
}
function compileSection(key, source, forms) {
  const { series, first, data, state } = source;
  return {
    ...(0, import_chunk_LU2QEQVP.compileWeight)(source),
    key,
    heading: forms.all(source.heading),
    level: source.level ?? 2,
    within: source.within,
    required: source.required ?? false,
    many: source.many ?? false,
    series: series === void 0 ? void 0 : { ...(0, import_chunk_LU2QEQVP.compileWeight)(series), part: series.part, from: series.from ?? 1, ordered: series.ordered ?? true, with: series.with ?? [] },
    class: source.class,
    first: first === void 0 ? void 0 : { ...(0, import_chunk_LU2QEQVP.compileWeight)(first), forms: forms.all(first.forms), ignoresCase: first.ignoresCase ?? false, later: first.later ?? false, name: first.name },
    labels: compileLabels(source.labels, forms),
    labelsInOrder: source.labelsInOrder ?? false,
    data: data === void 0 ? void 0 : compileData(data),
    entries: (source.entries ?? []).map((each) => compileEntries(each, forms)),
    entriesRequired: source.entriesRequired ?? false,
    entriesWeight: { severity: source.entriesSeverity ?? "error", consequence: source.entriesConsequence },
    state: state === void 0 ? void 0 : { ...(0, import_chunk_LU2QEQVP.compileWeight)(state), heading: state.heading ?? false, label: state.label, tasks: state.tasks ?? false, boxes: forms.all(state.boxes), done: state.done ?? [] },
    refers: (source.refers ?? []).map((each) => ({ ...(0, import_chunk_LU2QEQVP.compileWeight)(each), label: each.label, to: each.to, forms: forms.all(each.forms), part: each.part, order: each.order ?? "any", until: (each.until ?? []).map((phrase) => phrase.toLowerCase()) })),
    owner: source.owner
  };
}
function compileLabels(source, forms) {
  return Object.entries(source ?? {}).map(([label, each]) => ({
    ...(0, import_chunk_LU2QEQVP.compileWeight)(each),
    label,
    keys: new Set([label, ...each.also ?? []].map(import_chunk_7IIL3LMX.labelKey)),
    required: each.required ?? false,
    filled: each.filled ?? false,
    forms: forms.all(each.forms),
    starts: each.starts ?? false,
    most: each.most ?? Infinity
  }));
}
var usualNames = { yaml: ["yaml", "yml"], json: ["json"], jsonl: ["jsonl", "ndjson", "json"] };
function compileData(source) {
  const language = source.language ?? "yaml";
  return { ...(0, import_chunk_LU2QEQVP.compileWeight)(source), language, fenceNames: source.fenceNames ?? usualNames[language], required: source.required ?? true, schema: compileSchema(source.schema) };
}
function compileEntries(source, forms) {
  return {
    ...(0, import_chunk_LU2QEQVP.compileWeight)(source),
    as: source.as,
    schema: compileSchema(source.schema),
    columns: source.columns ?? [],
    otherColumns: source.otherColumns ?? false,
    forms: forms.all(source.forms),
    minimum: source.minimum ?? 0
  };
}
function compileSchema(schema) {
  return schema === void 0 ? void 0 : (0, import_chunk_GPV2BCSZ.compilePayloadSchema)(schema);
}
function compileNoteContract(source) {
  const forms = new import_chunk_LU2QEQVP.FormCompiler(source.parts);
  const { path, frontmatter, title, lineRanges, stubs, classes, isolation, tasks, data, size, index, items, git, values } = source;
  const format = source.format ?? "markdown";
  const numbers = { start: { type: "integer" }, end: { type: "integer" } };
  const stub = stubs === void 0 ? void 0 : forms.one(stubs.suffix);
  const range = lineRanges === void 0 ? void 0 : forms.one(lineRanges.suffix, numbers);
  return {
    ...compileBase(source, source.name),
    kind: "note",
    name: source.name,
    // A file that is no Markdown has the kind of data, of which no rule reads Markdown.
    files: (source.files ?? []).map((glob) => ({ glob: (0, import_chunk_7IIL3LMX.compileGlob)(glob), kind: format === "yaml" ? "task" : "note" })),
    format,
    signs: forms.all(source.signs),
    path: path === void 0 ? void 0 : { ...(0, import_chunk_LU2QEQVP.compileWeight)(path), forms: forms.all(path.forms) },
    frontmatter: frontmatter === void 0 ? void 0 : { ...(0, import_chunk_LU2QEQVP.compileWeight)(frontmatter), required: frontmatter.required ?? false, schema: compileSchema(frontmatter.schema) },
    title: title === void 0 ? void 0 : { ...(0, import_chunk_LU2QEQVP.compileWeight)(title), forms: forms.all(title.forms), required: title.required ?? true },
    fields: compileLabels(source.fields, forms),
    fieldsInOrder: source.fieldsInOrder ?? false,
    sections: compileSections(source, forms),
    order: source.order === void 0 ? void 0 : { keys: source.order, severity: source.orderSeverity ?? "error", consequence: source.orderConsequence },
    otherSections: source.otherSections ?? true,
    suffixes: [...(source.suffixes ?? []).map((suffix) => forms.one(suffix)), range, stub].filter((each) => each !== void 0),
    lineRanges: lineRanges === void 0 || range === void 0 ? void 0 : { ...(0, import_chunk_LU2QEQVP.compileWeight)(lineRanges), suffix: range, exact: forms.one(lineRanges.suffix, numbers, true), level: lineRanges.level ?? 2 },
    stubs: stubs === void 0 || stub === void 0 ? void 0 : { ...(0, import_chunk_LU2QEQVP.compileWeight)(stubs), suffix: stub },
    classes: classes === void 0 ? void 0 : { ...(0, import_chunk_LU2QEQVP.compileWeight)(classes), level: classes.level ?? 2, classes: Object.entries(classes.words).map(([name, words]) => ({ name, words: lower2(words) })), otherwise: classes.otherwise, loses: classes.loses },
    isolation: isolation === void 0 ? void 0 : { ...(0, import_chunk_LU2QEQVP.compileWeight)(isolation), except: isolation.except ?? [] },
    tasks: tasks === void 0 ? void 0 : { ...(0, import_chunk_LU2QEQVP.compileWeight)(tasks), states: new Set(tasks.states) },
    states: new Map(Object.entries(source.states ?? {}).map(([state, words]) => [state, lower2(words)])),
    data: data === void 0 ? void 0 : { ...(0, import_chunk_LU2QEQVP.compileWeight)(data), schema: compileSchema(data.schema) },
    size: size === void 0 ? void 0 : { ...(0, import_chunk_LU2QEQVP.compileWeight)(size), lines: size.lines ?? Infinity, characters: size.characters ?? Infinity },
    values: values === void 0 ? void 0 : { ...(0, import_chunk_LU2QEQVP.compileWeight)(values), schema: compileSchema(values.schema) },
    relations: (source.relations ?? []).map(compileRelation),
    conditions: (source.conditions ?? []).map((each) => compileCondition(each, forms)),
    phrases: (source.phrases ?? []).map(({ name, words, in: place, sections, without, reason, advice, ...weight }) => ({ ...(0, import_chunk_LU2QEQVP.compileWeight)(weight), name, words, in: place ?? "text", sections: sections ?? [], without: lower2(without), reason, advice })),
    index: index === void 0 ? void 0 : { ...(0, import_chunk_LU2QEQVP.compileWeight)(index), file: index.file, section: index.section, part: index.part, when: index.when === void 0 ? void 0 : compileSelector(index.when, forms) },
    items: items === void 0 ? void 0 : { ...(0, import_chunk_LU2QEQVP.compileWeight)(items), forms: forms.all(items.forms) },
    follows: (source.follows ?? []).map((each) => compileFollows(each, forms)),
    git: git === void 0 ? void 0 : { ...(0, import_chunk_LU2QEQVP.compileWeight)(git), file: git.file }
  };
}
function compileFollows({ note, file, named, when, sections, done, ...weight }, forms) {
  return {
    ...(0, import_chunk_LU2QEQVP.compileWeight)(weight),
    note,
    file: file === void 0 ? void 0 : compilePath(file),
    named: named === void 0 ? void 0 : (0, import_chunk_7IIL3LMX.compileGlob)(named),
    when: when === void 0 ? void 0 : compileSelector(when, forms),
    sections: new Map(Object.entries(sections)),
    done
  };
}
function compileCondition({ name, given, when, unless, needs, forbids, reason, advice, ...weight }, forms) {
  const selector = (source) => source === void 0 ? void 0 : compileSelector(source, forms);
  const needed = (source) => source === void 0 ? void 0 : { ...compileSelector(source, forms), where: source.where ?? "anywhere", same: source.same ?? [] };
  return { ...(0, import_chunk_LU2QEQVP.compileWeight)(weight), name, given: selector(given), when: selector(when), unless: selector(unless), needs: needed(needs), forbids: needed(forbids), reason, advice };
}
function compileSelector(source, forms) {
  return {
    sections: source.section === void 0 ? [] : typeof source.section === "string" ? [source.section] : source.section,
    text: lower2(source.text),
    without: lower2(source.without),
    label: source.label,
    forms: forms.all(source.forms),
    state: source.state ?? [],
    stub: source.stub,
    atLeast: source.atLeast ?? 1
  };
}
function lower2(words) {
  return (words ?? []).map((word) => word.toLowerCase());
}
function compileContract(source) {
  switch (source.contract) {
    case "marker":
      return compileMarkerContract(source);
    case "note":
      return compileNoteContract(source);
    case "journal":
      return compileJournalContract(source);
    case "command":
      return compileCommandContract(source);
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  compileContract
});
