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
  MOST_RESULTS: () => MOST_RESULTS,
  artifactUri: () => artifactUri,
  failuresOf: () => failuresOf,
  jsonText: () => jsonText,
  readSarifLog: () => readSarifLog,
  ruleDescriptor: () => ruleDescriptor,
  sarifLog: () => sarifLog,
  sarifResult: () => sarifResult,
  severities: () => severities,
  visible: () => visible,
  worstWithin: () => worstWithin
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
function escapeUnits(character) {
  return Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`
  ).join("");
}
function jsonText(value) {
  return `${JSON.stringify(value).replaceAll(import_chunk_7IIL3LMX.UNPRINTABLE, escapeUnits).replaceAll(import_chunk_7IIL3LMX.LOG_COMMAND, "#\\u0023")}
`;
}
function visible(input) {
  return input.files.flatMap((file) => (0, import_chunk_7IIL3LMX.shownDiagnostics)(file, { quiet: input.quiet, includeSuppressed: false }).map((diagnostic) => ({ file, diagnostic })));
}
function failuresOf(input) {
  return input.files.flatMap(({ path, failures }) => failures.map((failure) => ({ path, failure })));
}
var severities = ["error", "warning", "info"];
function artifactUri(path) {
  return path.replaceAll(new RegExp("\\p{Cs}", "gu"), "\uFFFD").split("/").map(encodeURIComponent).join("/");
}
var LONGEST_DESCRIPTION = 1024;
var MOST_TAGS = 10;
function sarifLevel(severity) {
  return severity === "info" ? "note" : severity;
}
var problemSeverity = { error: "error", warning: "warning", info: "recommendation" };
var precision = { must: "very-high", should: "high", convention: "medium" };
function description(text) {
  const sentence = text.endsWith(".") ? text : `${text}.`;
  return { text: sentence.length > LONGEST_DESCRIPTION ? `${sentence.slice(0, LONGEST_DESCRIPTION - 1)}\u2026` : sentence };
}
function ruleDescriptor({ id, summary, severity, level, url, page, help, tags }) {
  const properties = {
    precision: precision[level],
    "problem.severity": problemSeverity[severity],
    tags: tags.slice(0, MOST_TAGS)
  };
  return {
    id,
    shortDescription: description(summary),
    fullDescription: description(summary),
    help: { text: help || summary, ...page !== "" && { markdown: page } },
    ...url !== "" && { helpUri: url },
    defaultConfiguration: { level: sarifLevel(severity) },
    properties
  };
}
var MOST_LOCATIONS = 100;
function sarifRegion(start, end) {
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}
function plainText(message) {
  return (0, import_chunk_7IIL3LMX.printable)(message).replaceAll(/\[([^[\]]*)\](?=\()/g, "\\[$1\\]");
}
function linkText(text) {
  return (0, import_chunk_7IIL3LMX.printable)(text).replaceAll(/[\\[\]]/g, "\\$&");
}
function locationAt(path, { startPoint, endPoint }) {
  return { physicalLocation: { artifactLocation: { uri: artifactUri(path) }, region: sarifRegion(startPoint, endPoint) } };
}
function commentLocation({ id, url }) {
  const name = (0, import_chunk_7IIL3LMX.printable)(id ?? url ?? "comment");
  return { name, fullyQualifiedName: url === void 0 ? name : (0, import_chunk_7IIL3LMX.printable)(url), kind: "comment" };
}
function sarifFix({ safety, edits }, path, source) {
  return {
    description: { text: safety === "safe" ? "Safe fix." : "Unsafe fix: whoever relies on the old text may break." },
    artifactChanges: [
      {
        artifactLocation: { uri: artifactUri(path) },
        replacements: edits.map(({ start, end, text }) => ({
          deletedRegion: sarifRegion(source.pointAt(start), source.pointAt(end)),
          insertedContent: { text: text.replaceAll(new RegExp("\\p{Cs}", "gu"), "\uFFFD") }
        }))
      }
    ],
    properties: { safety }
  };
}
function messageText({ message, related, comment }) {
  return [
    plainText(message),
    ...related.slice(0, MOST_LOCATIONS).map(({ message: words }, index) => `See [${linkText(words)}](${index + 1}).`),
    ...comment === void 0 ? [] : [`It stands ${plainText((0, import_chunk_7IIL3LMX.describeComment)(comment))}.`]
  ].join(" ");
}
function sarifResult(diagnostic, file, context) {
  const { ruleId, messageId, severity, region, related, comment, fix, suppressed, baseline } = diagnostic;
  const { ruleIndices, fingerprint, tellSuppressions } = context;
  const ruleIndex = ruleIndices.get(ruleId);
  const justification = suppressed === void 0 ? "" : (0, import_chunk_7IIL3LMX.printable)(suppressed.reason);
  return {
    ruleId,
    ...ruleIndex !== void 0 && { ruleIndex },
    level: sarifLevel(severity),
    message: { text: messageText(diagnostic) },
    locations: [
      { ...locationAt(file.path, region), ...comment && { logicalLocations: [commentLocation(comment)] } }
    ],
    ...related.length > 0 && {
      relatedLocations: related.slice(0, MOST_LOCATIONS).map(({ at, message, path, comment: other }, index) => ({
        id: index + 1,
        ...locationAt(path ?? file.path, at),
        ...other && { logicalLocations: [commentLocation(other)] },
        message: { text: plainText(message) }
      }))
    },
    ...fingerprint !== void 0 && { partialFingerprints: { primaryLocationLineHash: fingerprint } },
    ...fix !== void 0 && file.source !== void 0 && { fixes: [sarifFix(fix, file.path, file.source)] },
    ...context.tellBaseline && { baselineState: baseline ?? "unchanged" },
    ...tellSuppressions && {
      suppressions: suppressed === void 0 ? [] : [{ kind: suppressed.by === "configuration" ? "external" : "inSource", status: "accepted", ...justification !== "" && { justification } }]
    },
    properties: { messageId }
  };
}
var MOST_RESULTS = 25e3;
var SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";
var AUTOMATION_ID = "markerlint/";
function sarifLog({ version, informationUri, rules, results, leftOut, failures, notes, checked }) {
  return {
    $schema: SCHEMA,
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "markerlint", version, semanticVersion: version, informationUri, rules: [...rules] } },
        automationDetails: { id: AUTOMATION_ID },
        columnKind: "utf16CodeUnits",
        invocations: [{ executionSuccessful: failures.length === 0, toolExecutionNotifications: notifications({ leftOut, failures, notes, checked }) }],
        results: [...results]
      }
    ]
  };
}
function notifications({ leftOut, failures, notes, checked }) {
  return [
    ...failures.map(
      ({ path, failure }) => ({
        level: "error",
        message: { text: `The file could not be linted in full: ${plainText(failure)}` },
        locations: [{ physicalLocation: { artifactLocation: { uri: artifactUri(path) } } }],
        properties: { path, failure }
      })
    ),
    ...leftOut === 0 ? [] : [
      {
        level: "warning",
        message: { text: `${(0, import_chunk_7IIL3LMX.count)(leftOut, "result")} left out, the least severe: code scanning takes ${MOST_RESULTS} in a run.` },
        properties: { leftOut }
      }
    ],
    ...notes.map((note) => ({ level: "note", message: { text: plainText(note) }, properties: { note } })),
    {
      level: checked.checked === 0 ? "warning" : "note",
      message: { text: (0, import_chunk_7IIL3LMX.checkedSentence)(checked) },
      properties: { checked: Object.fromEntries(checked.checkedByKind), filesWithFailures: checked.filesWithFailures }
    }
  ];
}
function readSarifLog(log) {
  const [run, second] = log.runs;
  const driver = run?.tool.driver;
  if (run === void 0 || second !== void 0 || driver?.name !== "markerlint" || driver.version === void 0) throw new Error("it is no SARIF of markerlint");
  const bags = (run.invocations?.[0]?.toolExecutionNotifications ?? []).map(({ properties }) => properties ?? {});
  const tallied = bags.find(({ checked }) => checked !== void 0);
  if (tallied?.checked === void 0) throw new Error("it is the SARIF of a markerlint that could not merge");
  const checkedByKind = Object.entries(tallied.checked);
  return {
    version: driver.version,
    informationUri: driver.informationUri ?? "",
    rules: driver.rules ?? [],
    results: run.results ?? [],
    leftOut: bags.reduce((sum, { leftOut = 0 }) => sum + leftOut, 0),
    failures: bags.flatMap(({ path, failure }) => path === void 0 || failure === void 0 ? [] : [{ path, failure }]),
    notes: bags.flatMap(({ note }) => note ?? []),
    checked: { checked: checkedByKind.reduce((sum, [, files]) => sum + files, 0), checkedByKind, filesWithFailures: tallied.filesWithFailures ?? 0 }
  };
}
function worstWithin(all, limit, severityOf) {
  if (all.length <= limit) return all;
  let room = limit;
  const kept = /* @__PURE__ */ new Set();
  for (const wanted of severities) {
    for (const each of all) {
      if (severityOf(each) !== wanted) continue;
      if (room === 0) break;
      kept.add(each);
      room -= 1;
    }
  }
  return all.filter((each) => kept.has(each));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  MOST_RESULTS,
  artifactUri,
  failuresOf,
  jsonText,
  readSarifLog,
  ruleDescriptor,
  sarifLog,
  sarifResult,
  severities,
  visible,
  worstWithin
});
