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
  countBeginnings: () => countBeginnings,
  inspectDocument: () => inspectDocument,
  renderInspection: () => renderInspection,
  renderShare: () => renderShare
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_OG5LY6LA = require("./chunk-OG5LY6LA.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
function outlineNotes(document) {
  const tasks = document.kind === "note" ? (0, import_chunk_OG5LY6LA.findTasks)(document).filter(({ state }) => state.trim() === "") : [];
  return document.notes().map((note) => ({
    contract: note.contract.name,
    sections: note.sections.map((section) => outlineSection(document, note, section, tasks))
  }));
}
function outlineSection({ text, source }, note, section, tasks) {
  const { heading, span } = section.section;
  const end = span.start + text.slice(span.start, span.end).trimEnd().length;
  const { classes } = note.contract;
  const isFiled = classes !== void 0 && heading.depth === classes.level && !(0, import_chunk_OG5LY6LA.isStub)(note, section);
  return {
    depth: heading.depth,
    title: section.name.text,
    firstLine: source.pointAt(span.start).line,
    lastLine: source.pointAt(Math.max(span.start, end - 1)).line,
    section: section.contract?.key ?? null,
    class: isFiled ? (0, import_chunk_OG5LY6LA.classify)(section.name.text, classes).found : null,
    begins: section.contract?.first === void 0 ? null : section.firstParts !== void 0,
    open: tasks.filter(({ box }) => box.start >= section.body.start && box.end <= section.body.end).map((task) => task.text)
  };
}
function renderOutline({ sections }) {
  return sections.flatMap(({ depth, title, firstLine, lastLine, section, class: filed, begins, open }) => {
    const facts = [filed, section === null ? "not named by the contract" : section, begins === false ? "first sentence not as asked" : null, open.length === 0 ? null : `${String(open.length)} open`];
    return [`L${String(firstLine)}\u2013L${String(lastLine)} ${"#".repeat(depth)} ${title} (${facts.filter((fact) => fact !== null).join(", ")})`, ...open.map((task) => `  open: ${task}`)];
  });
}
function countBeginnings(outlines) {
  const counts = /* @__PURE__ */ new Map();
  for (const { contract, sections } of outlines) {
    const asked = sections.flatMap(({ begins }) => begins ?? []);
    if (asked.length === 0) continue;
    const count = counts.get(contract) ?? { asAsked: 0, of: 0 };
    counts.set(contract, { asAsked: count.asAsked + (asked.every(Boolean) ? 1 : 0), of: count.of + 1 });
  }
  return [...counts].map(([contract, count]) => ({ contract, ...count }));
}
function renderShare({ contract, asAsked, of }) {
  return `${contract}: in ${String(asAsked)} of ${String(of)} notes every first sentence is as asked`;
}
function outcomesOf({ contract, keys, lost }) {
  const dropped = lost.map(({ loss, ...entry }) => ({ entry, code: loss.code, reason: loss.reason }));
  return [...dropped, ...keys.flatMap((key) => passedOver(contract, key))].sort((a, b) => a.entry.order - b.entry.order);
}
function passedOver(contract, key) {
  const counting = new Set(key.inForce);
  const tied = new Set(key.tied);
  const [winner] = key.chosen;
  return key.entries.filter((entry) => !counting.has(entry)).map((entry) => {
    if (entry.marker.loss !== void 0) return { entry, ...entry.marker.loss };
    if (!(0, import_chunk_7IIL3LMX.isLive)(contract, entry)) return { entry, code: "ended", reason: entry.marker.state === void 0 ? "it states no state" : `its state is \`${entry.marker.state}\`` };
    if (winner === void 0) return { entry, code: "unread", reason: "readers take none" };
    const other = (0, import_chunk_7IIL3LMX.commentName)(winner.comment);
    if (contract.thread.live !== void 0) return { entry, code: "yields", reason: `the claim of ${other} was made before it and still stands` };
    if (tied.has(entry)) return { entry, code: contract.read === "first" ? "unread" : "superseded", reason: `it was made in the same second as ${other}, which readers come to first` };
    if (contract.read === "first") return { entry, code: "unread", reason: `readers take the first, which is ${other}` };
    if (winner.marker.headKey !== void 0) {
      const [says, files] = [winner.marker.headKey, winner.marker.key].map((texts) => texts.join(" "));
      return { entry, code: "shadowed", reason: `${other} takes its place: its head says \`${says ?? ""}\`, and its payload \`${files ?? ""}\`` };
    }
    return { entry, code: "superseded", reason: `${other} takes its place as a whole` };
  });
}
function inspectThreads(document) {
  const comments = document.embedded().map(import_chunk_7IIL3LMX.collectComment).filter((comment) => comment !== void 0);
  return (0, import_chunk_7IIL3LMX.readThreads)(comments, document.contracts.markers).map(inspectThread);
}
function inspectThread({ target, dated, families }) {
  return {
    target: target === void 0 ? null : { type: target.type ?? null, number: target.number },
    order: dated ? "createdAt" : "file",
    families: families.map(inspectFamily)
  };
}
function inspectFamily(family) {
  const { contract, keys, gathered, misses } = family;
  const keyOf = (key, number) => number === void 0 ? key : [...key, String(number)];
  const markers = outcomesOf(family).map(({ entry, code, reason }) => ({ ...referenceTo(entry.comment, entry.marker.at), head: entry.marker.head, code, reason, index: entry.comment.index }));
  const others = misses.map(({ comment, at, loss }) => ({ ...referenceTo(comment, at), head: contract.head.template, code: loss.code, reason: loss.reason, index: comment.index }));
  return {
    family: contract.family,
    reads: contract.read ?? "all",
    inForce: keys.filter(({ inForce }) => inForce.length > 0).map(({ key, number, inForce, records }) => ({
      key: keyOf(key, number),
      comments: inForce.map((entry) => ({ ...referenceTo(entry.comment, entry.marker.at), version: entry.marker.version ?? null })),
      records: records.map(inspectRecord)
    })),
    gathered: gathered.map(inspectRecord),
    orphaned: keys.flatMap(
      ({ key, number, inForce, orphaned }) => orphaned.map((owned) => ({ key: keyOf(key, number), ...inspectRecord(owned), reason: orphanReason(inForce) }))
    ),
    notInForce: [...markers, ...others].map(({ index: _, ...rest }) => rest)
  };
}
function orphanReason([winner]) {
  return winner === void 0 ? "no comment counts" : `${(0, import_chunk_7IIL3LMX.commentName)(winner.comment)} takes the place of its comment and does not repeat it`;
}
function inspectRecord({ record, entry }) {
  return { name: record.name, comment: referenceTo(entry.comment, record.at) };
}
function referenceTo({ origin }, { point }) {
  return { id: origin.id ?? null, url: origin.url ?? null, author: origin.author ?? null, createdAt: origin.createdAt ?? null, line: point.line };
}
function renderThread({ target, order, families }) {
  const title = target === null ? "thread" : `${(target.type ?? "issue or pull request").replace("-", " ")} ${String(target.number)}`;
  const out = [`${title}, as readers see it${order === "file" ? "; in the order of the file, since not every comment has a time" : ""}`];
  for (const { family, reads, inForce, gathered, orphaned, notInForce } of families) {
    out.push("", `  ${family} (${readWords[reads]})`);
    if (inForce.length === 0) out.push("    nothing is in force");
    for (const { key, comments, records } of inForce) {
      out.push(`    ${key.length === 0 ? "" : `${key.join(" ")}: `}${comments.map((comment) => `${nameOf(comment)}${comment.version === null ? "" : `, version ${String(comment.version)}`}`).join("; ")}`);
      for (const { name, comment } of records) out.push(`      ${name}  ${placeOf(comment)}`);
    }
    if (gathered.length > 0) out.push("    gathered from every comment");
    for (const { name, comment } of gathered) out.push(`      ${name}  ${placeOf(comment)}`);
    if (notInForce.length + orphaned.length > 0) out.push("    lost");
    for (const { name, comment, reason } of orphaned) out.push(`      orphaned: ${name}  ${placeOf(comment)}: ${reason}.`);
    for (const { head, code, reason, ...comment } of notInForce) out.push(`      ${code}: ${head}  ${placeOf(comment)}: ${reason}.`);
  }
  if (families.length === 0) out.push("", "  no marker");
  return out;
}
var readWords = {
  latest: "readers take the latest",
  first: "readers take the first",
  union: "readers take all together",
  all: "readers take any"
};
function nameOf({ id, author, createdAt }) {
  return `comment ${id ?? "without id"}${author === null || author === "" ? "" : ` by ${author}`}${createdAt === null ? "" : `, ${createdAt}`}`;
}
function placeOf(comment) {
  return `comment ${comment.id ?? "without id"}, line ${String(comment.line)}`;
}
var longestValue = 60;
function inspectDocument(document, parser) {
  const outer = document.embedding?.outer ?? document.source;
  const place = (span) => {
    const { line, column } = outer.pointAt(document.embedding?.map.toOuter(span.start) ?? span.start);
    return `${String(line)}:${String(column)}`;
  };
  const lineCount = ({ start, end }) => document.source.pointAt(Math.max(start, end - 1)).line - document.source.pointAt(start).line + 1;
  const { frontmatter } = document;
  return {
    path: document.path,
    kind: document.kind,
    parser,
    // A line ending ends a line and begins none.
    lines: document.source.lineCount - (/[\r\n]$/.test(document.text) ? 1 : 0),
    byteOrderMark: document.hasByteOrderMark,
    faults: [
      ...document.faults.map(({ span, reason }) => `${place(span)} ${reason}`),
      ...document.frontmatterNearMisses.map(({ code, span }) => `${place(span)} front matter: ${code}`),
      ...(frontmatter?.yaml.faults ?? []).map(({ span, reason }) => `${place(span)} front matter: ${reason}`)
    ],
    frontmatter: frontmatter === void 0 ? void 0 : {
      place: place(frontmatter.span),
      keys: (frontmatter.mapping?.pairs ?? []).map((pair) => ({ key: (0, import_chunk_7IIL3LMX.keyText)(pair) ?? "", place: place(pair.key.span), value: showValue(pair.value) }))
    },
    members: membersOf(document, place),
    sections: document.sections().map(({ heading, span }) => ({ depth: heading.depth, title: heading.text, place: place(heading.span), lines: lineCount(span) })),
    links: [...document.nodes("link"), ...document.nodes("image"), ...document.nodes("definition")].sort((a, b) => a.span.start - b.span.start).map(({ url, span }) => ({ url, place: place(span) })),
    fences: document.nodes("code").map(({ lang, span }) => ({ language: lang ?? "", place: place(span), lines: lineCount(span) })),
    markers: document.markers().map(({ contract, span, parameters, payload }) => ({
      family: contract.family,
      place: place(span),
      parameters: Object.fromEntries([...parameters].map(([name, { text }]) => [name, text])),
      payload: payload === void 0 ? void 0 : place(payload.span)
    })),
    threads: document.kind === "thread" ? inspectThreads(document) : [],
    outlines: outlineNotes(document),
    comments: document.embedded().map((comment) => ({
      ...inspectDocument(comment, parser),
      id: comment.embedding?.comment.id,
      url: comment.embedding?.comment.url
    }))
  };
}
function membersOf(document, place) {
  const value = document.kind === "manifest" ? document.json() : void 0;
  if (value?.type !== "object") return [];
  return [...value.members].map(([name, member]) => ({ name, place: place(member.span), value: showJson(member) }));
}
function showJson(value) {
  switch (value.type) {
    case "object":
      return `{ ${[...value.members.keys()].join(", ")} }`;
    case "array":
      return `[ ${String(value.items.length)} ]`;
    case "string":
      return shorten(value.value);
    default:
      return value.source;
  }
}
function showValue(value) {
  if (value === void 0) return "";
  if (value.kind === "mapping") return `{ ${value.pairs.map((pair) => (0, import_chunk_7IIL3LMX.keyText)(pair) ?? "").join(", ")} }`;
  if (value.kind === "sequence") return `[ ${String(value.items.length)} ]`;
  if (value.kind === "alias") return `*${value.name}`;
  return shorten(value.text);
}
function shorten(whole) {
  const text = whole.replaceAll(/\s+/g, " ").trim();
  return text.length > longestValue ? `${text.slice(0, longestValue - 1)}\u2026` : text;
}
function renderInspection(inspection, indent = "") {
  const { kind, kindBecause, path, parser, lines, faults, frontmatter, members, sections, links, fences, markers, outlines, comments } = inspection;
  const out = [`${indent}${path}`, `${indent}  ${kind}${kindBecause === void 0 ? "" : ` (${kindBecause})`}, ${String(lines)} lines, read with ${parser}${inspection.byteOrderMark ? ", byte-order mark" : ""}`];
  const list = (title, rows) => {
    if (rows.length > 0) out.push(`${indent}  ${title}`, ...rows.map((row) => `${indent}    ${row}`));
  };
  list("faults", faults);
  if (frontmatter !== void 0) list(`front matter ${frontmatter.place}`, frontmatter.keys.map(({ key, place, value }) => `${place} ${key}: ${value}`));
  list("members", members.map(({ name, place, value }) => `${place} ${name}: ${value}`));
  list("sections", sections.map(({ depth, title, place, lines: count }) => `${place} ${"#".repeat(depth)} ${title} (${String(count)} lines)`));
  list("links", links.map(({ url, place }) => `${place} ${url}`));
  list("fences", fences.map(({ language, place, lines: count }) => `${place} ${language === "" ? "(no language)" : language} (${String(count)} lines)`));
  list(
    "markers",
    markers.map(({ family, place, parameters, payload }) => {
      const words = Object.entries(parameters).map(([name, text]) => `${name}=${text}`);
      return `${place} ${[family, ...words].join(" ")}${payload === void 0 ? ", no payload" : `, payload ${payload}`}`;
    })
  );
  for (const thread of inspection.threads) out.push("", ...renderThread(thread).map((line) => line === "" ? line : `${indent}  ${line}`));
  for (const outline of outlines) list(`note ${outline.contract}`, renderOutline(outline));
  for (const comment of inspection.threads.length > 0 ? [] : comments) {
    out.push(`${indent}  comment ${comment.id ?? "(no id)"}${comment.url === void 0 ? "" : ` ${comment.url}`}`);
    out.push(...renderInspection(comment, `${indent}    `).split("\n").slice(2));
  }
  return out.join("\n");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  countBeginnings,
  inspectDocument,
  renderInspection,
  renderShare
});
