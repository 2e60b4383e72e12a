import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  checkedSentence,
  count,
  failuresSentence,
  findingsSentence,
  fixableSentence,
  leftOutSentences
} from "./chunk-GIWJYOQS.js";
import {
  documentKinds
} from "./chunk-MA5DTT2Q.js";
import {
  __commonJS,
  __toESM
} from "./chunk-PEHJL7XL.js";

// node_modules/picocolors/picocolors.js
var require_picocolors = __commonJS({
  "node_modules/picocolors/picocolors.js"(exports, module) {
    var p = process || {};
    var argv = p.argv || [];
    var env = p.env || {};
    var isColorSupported = !(!!env.NO_COLOR || argv.includes("--no-color")) && (!!env.FORCE_COLOR || argv.includes("--color") || p.platform === "win32" || (p.stdout || {}).isTTY && env.TERM !== "dumb" || !!env.CI);
    var formatter = (open, close, replace = open) => (input) => {
      let string = "" + input, index = string.indexOf(close, open.length);
      return ~index ? open + replaceClose(string, close, replace, index) + close : open + string + close;
    };
    var replaceClose = (string, close, replace, index) => {
      let result = "", cursor = 0;
      do {
        result += string.substring(cursor, index) + replace;
        cursor = index + close.length;
        index = string.indexOf(close, cursor);
      } while (~index);
      return result + string.substring(cursor);
    };
    var createColors = (enabled = isColorSupported) => {
      let f = enabled ? formatter : () => String;
      return {
        isColorSupported: enabled,
        reset: f("\x1B[0m", "\x1B[0m"),
        bold: f("\x1B[1m", "\x1B[22m", "\x1B[22m\x1B[1m"),
        dim: f("\x1B[2m", "\x1B[22m", "\x1B[22m\x1B[2m"),
        italic: f("\x1B[3m", "\x1B[23m"),
        underline: f("\x1B[4m", "\x1B[24m"),
        inverse: f("\x1B[7m", "\x1B[27m"),
        hidden: f("\x1B[8m", "\x1B[28m"),
        strikethrough: f("\x1B[9m", "\x1B[29m"),
        black: f("\x1B[30m", "\x1B[39m"),
        red: f("\x1B[31m", "\x1B[39m"),
        green: f("\x1B[32m", "\x1B[39m"),
        yellow: f("\x1B[33m", "\x1B[39m"),
        blue: f("\x1B[34m", "\x1B[39m"),
        magenta: f("\x1B[35m", "\x1B[39m"),
        cyan: f("\x1B[36m", "\x1B[39m"),
        white: f("\x1B[37m", "\x1B[39m"),
        gray: f("\x1B[90m", "\x1B[39m"),
        bgBlack: f("\x1B[40m", "\x1B[49m"),
        bgRed: f("\x1B[41m", "\x1B[49m"),
        bgGreen: f("\x1B[42m", "\x1B[49m"),
        bgYellow: f("\x1B[43m", "\x1B[49m"),
        bgBlue: f("\x1B[44m", "\x1B[49m"),
        bgMagenta: f("\x1B[45m", "\x1B[49m"),
        bgCyan: f("\x1B[46m", "\x1B[49m"),
        bgWhite: f("\x1B[47m", "\x1B[49m"),
        blackBright: f("\x1B[90m", "\x1B[39m"),
        redBright: f("\x1B[91m", "\x1B[39m"),
        greenBright: f("\x1B[92m", "\x1B[39m"),
        yellowBright: f("\x1B[93m", "\x1B[39m"),
        blueBright: f("\x1B[94m", "\x1B[39m"),
        magentaBright: f("\x1B[95m", "\x1B[39m"),
        cyanBright: f("\x1B[96m", "\x1B[39m"),
        whiteBright: f("\x1B[97m", "\x1B[39m"),
        bgBlackBright: f("\x1B[100m", "\x1B[49m"),
        bgRedBright: f("\x1B[101m", "\x1B[49m"),
        bgGreenBright: f("\x1B[102m", "\x1B[49m"),
        bgYellowBright: f("\x1B[103m", "\x1B[49m"),
        bgBlueBright: f("\x1B[104m", "\x1B[49m"),
        bgMagentaBright: f("\x1B[105m", "\x1B[49m"),
        bgCyanBright: f("\x1B[106m", "\x1B[49m"),
        bgWhiteBright: f("\x1B[107m", "\x1B[49m")
      };
    };
    module.exports = createColors();
    module.exports.createColors = createColors;
  }
});

// src/report/comment-place.ts
function describeComment({ id, author, line, column, url }) {
  return [
    `in comment${id === void 0 ? "" : ` ${id}`}${author === void 0 ? "" : ` by ${author}`}`,
    `line ${line}:${column}`,
    ...url === void 0 ? [] : [url]
  ].join(", ");
}

// src/report/printable.ts
var UNPRINTABLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
var LOG_COMMAND = /##(?=\w*\[)/g;
var SHORT = { "\n": "\\n", "\r": "\\r", "	": "\\t" };
function escapeCharacter(character) {
  const short = SHORT[character];
  if (short !== void 0) return short;
  const code = (character.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, "0")}`;
}
function printable(text) {
  return text.replaceAll(UNPRINTABLE, escapeCharacter).replaceAll(LOG_COMMAND, "#\\u0023");
}

// src/report/tally.ts
function shownDiagnostics(file, { quiet, includeSuppressed }) {
  return file.diagnostics.filter(
    ({ severity, suppressed }) => (includeSuppressed || suppressed === void 0) && (!quiet || severity === "error")
  );
}
function isChecked(file) {
  return file.source !== void 0;
}
function tally(files, quiet) {
  const shown = { error: 0, warning: 0, info: 0 };
  const hidden = { error: 0, warning: 0, info: 0 };
  const fixable = { safe: 0, unsafe: 0 };
  const kinds = /* @__PURE__ */ new Map();
  let suppressed = 0;
  let filesWithFindings = 0;
  for (const file of files) {
    if (isChecked(file)) kinds.set(file.kind, (kinds.get(file.kind) ?? 0) + 1);
    const visible = shownDiagnostics(file, { quiet, includeSuppressed: false });
    if (visible.length > 0) filesWithFindings += 1;
    for (const diagnostic of visible) {
      shown[diagnostic.severity] += 1;
      if (diagnostic.fix !== void 0) fixable[diagnostic.fix.safety] += 1;
    }
    for (const diagnostic of file.diagnostics) {
      if (diagnostic.suppressed !== void 0) suppressed += 1;
      else if (quiet && diagnostic.severity !== "error") hidden[diagnostic.severity] += 1;
    }
  }
  return {
    shown,
    hidden,
    suppressed,
    fixable,
    filesWithFindings,
    checked: files.filter(isChecked).length,
    checkedByKind: documentKinds.flatMap((kind) => {
      const count2 = kinds.get(kind);
      return count2 === void 0 ? [] : [[kind, count2]];
    }),
    filesWithFailures: files.filter((file) => file.failures.length > 0).length
  };
}

// src/report/workflow-command.ts
function escapeMessage(text) {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
  return escapeMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
function workflowCommand(level, properties, message) {
  const written = Object.entries(properties).filter(([, value]) => value !== void 0 && value !== "").map(([name, value]) => `${name}=${escapeProperty(String(value))}`).join(",");
  return `::${level}${written === "" ? "" : ` ${written}`}::${escapeMessage(message)}`;
}

// src/report/github.ts
var MOST_OF_A_LEVEL = 10;
var TITLE = "markerlint";
var levels = ["error", "warning", "notice"];
function annotationLevel(severity) {
  return severity === "info" ? "notice" : severity;
}
function diagnosticAnnotation({ path }, diagnostic) {
  const { region, severity, message, ruleId, related, comment, url } = diagnostic;
  const { startPoint: start, endPoint: end } = region;
  const level = annotationLevel(severity);
  const columns = start.line === end.line ? { col: start.column, endColumn: end.column } : {};
  const lines = [
    message,
    ...related.map(({ at, message: words, path: other }) => `${other === void 0 ? "" : `${other}:`}${at.startPoint.line}:${at.startPoint.column} ${words}`),
    ...comment === void 0 ? [] : [describeComment(comment)],
    ...url === "" ? [] : [url]
  ];
  return {
    level,
    command: workflowCommand(
      level,
      { file: path, line: start.line, endLine: end.line, ...columns, title: printable(ruleId) },
      lines.map(printable).join("\n")
    ),
    logLine: printable(`${severity} ${path}:${start.line}:${start.column} ${message} (${ruleId})`)
  };
}
function failureAnnotation({ path }, failure) {
  return {
    level: "error",
    command: workflowCommand("error", { file: path, title: TITLE }, printable(failure)),
    logLine: printable(`error ${path} ${failure}`)
  };
}
function annotations(input) {
  return [
    ...input.files.flatMap((file) => file.failures.map((failure) => failureAnnotation(file, failure))),
    ...input.files.flatMap(
      (file) => shownDiagnostics(file, { quiet: input.quiet, includeSuppressed: false }).map(
        (diagnostic) => diagnosticAnnotation(file, diagnostic)
      )
    )
  ];
}
function annotationLines(all) {
  const byLevel = levels.map((level) => all.filter((annotation) => annotation.level === level));
  const isCut = byLevel.some((annotated) => annotated.length > MOST_OF_A_LEVEL);
  const limits = { error: MOST_OF_A_LEVEL, warning: MOST_OF_A_LEVEL, notice: MOST_OF_A_LEVEL - (isCut ? 1 : 0) };
  const shown = byLevel.flatMap((annotated, index) => annotated.slice(0, limits[levels[index] ?? "notice"]));
  if (!isCut) return shown.map(({ command }) => command);
  const hidden = byLevel.map((annotated, index) => annotated.slice(limits[levels[index] ?? "notice"]));
  const counts = hidden.flatMap(
    (annotated, index) => annotated.length === 0 ? [] : [count(annotated.length, levels[index] ?? "notice")]
  );
  const words = `Not annotated, since GitHub shows ${MOST_OF_A_LEVEL} of a level: ${counts.join(", ")}. The log of this step has them.`;
  return [
    ...shown.map(({ command }) => command),
    workflowCommand("notice", { title: TITLE }, words),
    ...hidden.flat().map(({ logLine }) => logLine)
  ];
}
function formatGithub(input) {
  const counts = tally(input.files, input.quiet);
  const lines = [
    ...annotationLines(annotations(input)),
    ...input.notes.map((note) => `note: ${printable(note)}`),
    findingsSentence(counts),
    fixableSentence(counts),
    ...leftOutSentences(counts),
    failuresSentence(counts),
    checkedSentence(counts)
  ];
  return `${lines.filter((line) => line !== void 0).join("\n")}
`;
}

// src/report/json-text.ts
function escapeUnits(character) {
  return Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`
  ).join("");
}
function jsonText(value) {
  return `${JSON.stringify(value).replaceAll(UNPRINTABLE, escapeUnits).replaceAll(LOG_COMMAND, "#\\u0023")}
`;
}

// src/report/json.ts
var VERSION = 1;
function jsonPlace({ startPoint, endPoint }) {
  return { line: startPoint.line, column: startPoint.column, endLine: endPoint.line, endColumn: endPoint.column };
}
function jsonDiagnostic(diagnostic) {
  const { ruleId, severity, message, region, url, messageId, fix, related, comment, suppressed } = diagnostic;
  return {
    ruleId,
    severity,
    message,
    ...jsonPlace(region),
    url,
    messageId,
    ...fix && {
      fix: { safety: fix.safety, edits: fix.edits.map(({ start, end, text }) => ({ start, end, text })) }
    },
    ...related.length > 0 && {
      related: related.map(({ at, message: words, path }) => ({ message: words, ...path !== void 0 && { path }, ...jsonPlace(at) }))
    },
    ...comment && { comment: { id: comment.id ?? null, url: comment.url ?? null, line: comment.line } },
    ...suppressed && { suppressed: { reason: suppressed.reason } }
  };
}
function jsonFile(file, input) {
  return {
    path: file.path,
    kind: file.kind,
    diagnostics: shownDiagnostics(file, input).map(jsonDiagnostic),
    ...file.failures.length > 0 && { failures: file.failures }
  };
}
function formatJson(input) {
  return jsonText({
    version: VERSION,
    checked: input.files.filter(isChecked).length,
    files: input.files.map((file) => jsonFile(file, input)),
    ...input.notes.length > 0 && { notes: input.notes }
  });
}

// src/report/artifact-uri.ts
function artifactUri(path) {
  return path.replaceAll(new RegExp("\\p{Cs}", "gu"), "\uFFFD").split("/").map(encodeURIComponent).join("/");
}

// src/report/fingerprint.ts
var BLOCK = 100;
var FACTOR = 37;
var END_OF_FILE = 65535;
var BYTE_ORDER_MARK = 65279;
var CHUNK = 1 << 16;
var TAB = 9;
var LF = 10;
var CR = 13;
var SPACE = 32;
var TWO_32 = 2 ** 32;
var LEAVING = BigInt.asUintN(64, BigInt(FACTOR) ** BigInt(BLOCK));
var LEAVING_HIGH = Number(LEAVING >> 32n);
var LEAVING_LOW = Number(LEAVING & 0xffffffffn);
var RollingHash = class {
  #block = new Uint16Array(BLOCK);
  #high = 0;
  #low = 0;
  /** The place in the block of the next character, which is also that of the oldest one. */
  index = 0;
  push(character) {
    const oldest = this.#block[this.index] ?? 0;
    this.#block[this.index] = character;
    const low = this.#low * FACTOR + character - LEAVING_LOW * oldest;
    const high = this.#high * FACTOR - LEAVING_HIGH * oldest + Math.floor(low / TWO_32);
    this.#low = low >>> 0;
    this.#high = high >>> 0;
    this.index = this.index + 1 === BLOCK ? 0 : this.index + 1;
  }
  /** The hash in hexadecimal digits without leading zeros. */
  toString() {
    const low = this.#low.toString(16);
    return this.#high === 0 ? low : this.#high.toString(16) + low.padStart(8, "0");
  }
};
function lineFingerprints(source, hasByteOrderMark, lines) {
  const hash = new RollingHash();
  const startingLines = new Uint32Array(BLOCK);
  const occurrences = /* @__PURE__ */ new Map();
  const fingerprints = /* @__PURE__ */ new Map();
  const lastWanted = [...lines].reduce((last, wanted) => Math.max(last, wanted), 0);
  let line = 0;
  let atLineStart = true;
  let afterCarriageReturn = false;
  const leave = () => {
    const finished = startingLines[hash.index] ?? 0;
    if (finished === 0) return;
    startingLines[hash.index] = 0;
    const digits = hash.toString();
    const nth = (occurrences.get(digits) ?? 0) + 1;
    occurrences.set(digits, nth);
    if (lines.has(finished)) fingerprints.set(finished, `${digits}:${nth}`);
  };
  const add = (character) => {
    const follows = afterCarriageReturn;
    afterCarriageReturn = character === CR;
    if (character === SPACE || character === TAB || follows && character === LF) return;
    leave();
    if (atLineStart) {
      line += 1;
      startingLines[hash.index] = line;
    }
    const normal = character === CR ? LF : character;
    atLineStart = normal === LF;
    hash.push(normal);
  };
  if (hasByteOrderMark) add(BYTE_ORDER_MARK);
  for (let at = 0; at < source.length && !fingerprints.has(lastWanted); at += CHUNK) {
    const chunk = source.slice(at, Math.min(at + CHUNK, source.length));
    for (let index = 0; index < chunk.length; index += 1) add(chunk.charCodeAt(index));
  }
  add(END_OF_FILE);
  for (let rest = 0; rest < BLOCK; rest += 1) {
    leave();
    hash.push(0);
  }
  return fingerprints;
}

// src/report/sarif-rules.ts
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

// src/report/sarif-result.ts
var MOST_LOCATIONS = 100;
function sarifRegion(start, end) {
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}
function plainText(message) {
  return printable(message).replaceAll(/\[([^[\]]*)\](?=\()/g, "\\[$1\\]");
}
function linkText(text) {
  return printable(text).replaceAll(/[\\[\]]/g, "\\$&");
}
function locationAt(path, { startPoint, endPoint }) {
  return { physicalLocation: { artifactLocation: { uri: artifactUri(path) }, region: sarifRegion(startPoint, endPoint) } };
}
function commentLocation({ id, url }) {
  const name = printable(id ?? url ?? "comment");
  return { name, fullyQualifiedName: url === void 0 ? name : printable(url), kind: "comment" };
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
    ...comment === void 0 ? [] : [`It stands ${plainText(describeComment(comment))}.`]
  ].join(" ");
}
function sarifResult(diagnostic, file, context) {
  const { ruleId, messageId, severity, region, related, comment, fix, suppressed } = diagnostic;
  const { ruleIndices, fingerprint, tellSuppressions } = context;
  const ruleIndex = ruleIndices.get(ruleId);
  const justification = suppressed === void 0 ? "" : printable(suppressed.reason);
  return {
    ruleId,
    ...ruleIndex !== void 0 && { ruleIndex },
    level: sarifLevel(severity),
    message: { text: messageText(diagnostic) },
    locations: [
      { ...locationAt(file.path, region), ...comment && { logicalLocations: [commentLocation(comment)] } }
    ],
    ...related.length > 0 && {
      relatedLocations: related.slice(0, MOST_LOCATIONS).map(({ at, message, path }, index) => ({
        id: index + 1,
        ...locationAt(path ?? file.path, at),
        message: { text: plainText(message) }
      }))
    },
    ...fingerprint !== void 0 && { partialFingerprints: { primaryLocationLineHash: fingerprint } },
    ...fix !== void 0 && file.source !== void 0 && { fixes: [sarifFix(fix, file.path, file.source)] },
    ...tellSuppressions && {
      suppressions: suppressed === void 0 ? [] : [{ kind: "inSource", status: "accepted", ...justification !== "" && { justification } }]
    },
    properties: { messageId }
  };
}

// src/report/sarif.ts
var MOST_RESULTS = 25e3;
var SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";
var AUTOMATION_ID = "markerlint/";
function withinLimit(all) {
  if (all.length <= MOST_RESULTS) return all;
  let room = MOST_RESULTS;
  const kept = /* @__PURE__ */ new Set();
  for (const wanted of ["error", "warning", "info"]) {
    for (const placed of all) {
      if (placed.diagnostic.severity !== wanted) continue;
      if (room === 0) break;
      kept.add(placed);
      room -= 1;
    }
  }
  return all.filter((placed) => kept.has(placed));
}
function completeRules(rules, placed) {
  const complete = new Map(rules.map((rule) => [rule.id, rule]));
  for (const { diagnostic } of placed) {
    const { ruleId, severity, url } = diagnostic;
    if (complete.has(ruleId)) continue;
    const words = `Findings of ${ruleId}`;
    complete.set(ruleId, { id: ruleId, summary: words, severity, level: "should", url, page: "", help: words, tags: [] });
  }
  return [...complete.values()];
}
function results(placed, rules, tellSuppressions) {
  const ruleIndices = new Map(rules.map(({ id }, index) => [id, index]));
  const wantedLines = /* @__PURE__ */ new Map();
  for (const { file, diagnostic } of placed) {
    const lines = wantedLines.get(file) ?? /* @__PURE__ */ new Set();
    wantedLines.set(file, lines.add(diagnostic.region.startPoint.line));
  }
  const fingerprints = new Map(
    [...wantedLines].map(([file, lines]) => [
      file,
      file.source && lineFingerprints(file.source, file.hasByteOrderMark ?? false, lines)
    ])
  );
  return placed.map(({ diagnostic, file }) => {
    const fingerprint = fingerprints.get(file)?.get(diagnostic.region.startPoint.line);
    return sarifResult(diagnostic, file, { ruleIndices, fingerprint, tellSuppressions });
  });
}
function notifications(input, dropped) {
  const counts = tally(input.files, input.quiet);
  return [
    ...input.files.flatMap(
      (file) => file.failures.map(
        (failure) => ({
          level: "error",
          message: { text: `The file could not be linted in full: ${plainText(failure)}` },
          locations: [{ physicalLocation: { artifactLocation: { uri: artifactUri(file.path) } } }]
        })
      )
    ),
    ...dropped === 0 ? [] : [
      {
        level: "warning",
        message: {
          text: `${count(dropped, "result")} left out, the least severe: code scanning takes ${MOST_RESULTS} in a run.`
        }
      }
    ],
    ...input.notes.map((note) => ({ level: "note", message: { text: plainText(note) } })),
    { level: counts.checked === 0 ? "warning" : "note", message: { text: checkedSentence(counts) } }
  ];
}
function formatSarif(input) {
  const all = input.files.flatMap(
    (file) => shownDiagnostics(file, input).map((diagnostic) => ({ diagnostic, file }))
  );
  const placed = withinLimit(all);
  const rules = completeRules(input.rules, placed);
  const log = {
    $schema: SCHEMA,
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "markerlint",
            version: input.toolVersion,
            semanticVersion: input.toolVersion,
            informationUri: input.informationUri,
            rules: rules.map(ruleDescriptor)
          }
        },
        automationDetails: { id: AUTOMATION_ID },
        columnKind: "utf16CodeUnits",
        invocations: [
          {
            executionSuccessful: input.files.every(({ failures }) => failures.length === 0),
            toolExecutionNotifications: notifications(input, all.length - placed.length)
          }
        ],
        results: results(placed, rules, input.includeSuppressed)
      }
    ]
  };
  return jsonText(log);
}

// src/report/text.ts
var import_picocolors = __toESM(require_picocolors(), 1);

// node_modules/ansi-regex/index.js
var ST = String.raw`(?:\u001B\u005C|\u009C)`;
var stringControls = String.raw`\u0018\u001A\u001B\u0080-\u009F`;
var osc = String.raw`(?:\u001B\]|\u009D)[^\u0007${stringControls}]*(?:\u0007|${ST})`;
var controlString = String.raw`(?:\u001B[PX^_k]|[\u0090\u0098\u009E\u009F])[^${stringControls}]*${ST}`;
var linuxPalette = String.raw`\u001B\](?:P[\dA-Fa-f]{7}|R)(?:\u0007|${ST})?`;
var csi = String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`;
var escape = String.raw`\u001B(?:[\u0020-\u002F]+[\u0030-\u007E]|[\dA-PR-TZcf-oq-uy=><~|}])`;
var pattern = `${linuxPalette}|${osc}|${controlString}|${csi}|${escape}`;
function ansiRegex({ onlyFirst = false } = {}) {
  return new RegExp(pattern, onlyFirst ? void 0 : "g");
}

// node_modules/strip-ansi/index.js
var regex = ansiRegex();
function stripAnsi(string) {
  if (typeof string !== "string") {
    throw new TypeError(`Expected a \`string\`, got \`${typeof string}\``);
  }
  if (!string.includes("\x1B") && !string.includes("\x9B")) {
    return string;
  }
  return string.replace(regex, "");
}

// node_modules/get-east-asian-width/lookup-data.js
var ambiguousMinimalCodePoint = 161;
var ambiguousMaximumCodePoint = 1114109;
var ambiguousRanges = [161, 161, 164, 164, 167, 168, 170, 170, 173, 174, 176, 180, 182, 186, 188, 191, 198, 198, 208, 208, 215, 216, 222, 225, 230, 230, 232, 234, 236, 237, 240, 240, 242, 243, 247, 250, 252, 252, 254, 254, 257, 257, 273, 273, 275, 275, 283, 283, 294, 295, 299, 299, 305, 307, 312, 312, 319, 322, 324, 324, 328, 331, 333, 333, 338, 339, 358, 359, 363, 363, 462, 462, 464, 464, 466, 466, 468, 468, 470, 470, 472, 472, 474, 474, 476, 476, 593, 593, 609, 609, 708, 708, 711, 711, 713, 715, 717, 717, 720, 720, 728, 731, 733, 733, 735, 735, 768, 879, 913, 929, 931, 937, 945, 961, 963, 969, 1025, 1025, 1040, 1103, 1105, 1105, 8208, 8208, 8211, 8214, 8216, 8217, 8220, 8221, 8224, 8226, 8228, 8231, 8240, 8240, 8242, 8243, 8245, 8245, 8251, 8251, 8254, 8254, 8308, 8308, 8319, 8319, 8321, 8324, 8364, 8364, 8451, 8451, 8453, 8453, 8457, 8457, 8467, 8467, 8470, 8470, 8481, 8482, 8486, 8486, 8491, 8491, 8531, 8532, 8539, 8542, 8544, 8555, 8560, 8569, 8585, 8585, 8592, 8601, 8632, 8633, 8658, 8658, 8660, 8660, 8679, 8679, 8704, 8704, 8706, 8707, 8711, 8712, 8715, 8715, 8719, 8719, 8721, 8721, 8725, 8725, 8730, 8730, 8733, 8736, 8739, 8739, 8741, 8741, 8743, 8748, 8750, 8750, 8756, 8759, 8764, 8765, 8776, 8776, 8780, 8780, 8786, 8786, 8800, 8801, 8804, 8807, 8810, 8811, 8814, 8815, 8834, 8835, 8838, 8839, 8853, 8853, 8857, 8857, 8869, 8869, 8895, 8895, 8978, 8978, 9312, 9449, 9451, 9547, 9552, 9587, 9600, 9615, 9618, 9621, 9632, 9633, 9635, 9641, 9650, 9651, 9654, 9655, 9660, 9661, 9664, 9665, 9670, 9672, 9675, 9675, 9678, 9681, 9698, 9701, 9711, 9711, 9733, 9734, 9737, 9737, 9742, 9743, 9756, 9756, 9758, 9758, 9792, 9792, 9794, 9794, 9824, 9825, 9827, 9829, 9831, 9834, 9836, 9837, 9839, 9839, 9886, 9887, 9919, 9919, 9926, 9933, 9935, 9939, 9941, 9953, 9955, 9955, 9960, 9961, 9963, 9969, 9972, 9972, 9974, 9977, 9979, 9980, 9982, 9983, 10045, 10045, 10102, 10111, 11094, 11097, 12872, 12879, 57344, 63743, 65024, 65039, 65533, 65533, 127232, 127242, 127248, 127277, 127280, 127337, 127344, 127373, 127375, 127376, 127387, 127404, 917760, 917999, 983040, 1048573, 1048576, 1114109];
var fullwidthMinimalCodePoint = 12288;
var fullwidthMaximumCodePoint = 65510;
var fullwidthRanges = [12288, 12288, 65281, 65376, 65504, 65510];
var wideMinimalCodePoint = 4352;
var wideMaximumCodePoint = 262141;
var wideRanges = [4352, 4447, 8986, 8987, 9001, 9002, 9193, 9196, 9200, 9200, 9203, 9203, 9725, 9726, 9748, 9749, 9776, 9783, 9800, 9811, 9855, 9855, 9866, 9871, 9875, 9875, 9889, 9889, 9898, 9899, 9917, 9918, 9924, 9925, 9934, 9934, 9940, 9940, 9962, 9962, 9970, 9971, 9973, 9973, 9978, 9978, 9981, 9981, 9989, 9989, 9994, 9995, 10024, 10024, 10060, 10060, 10062, 10062, 10067, 10069, 10071, 10071, 10133, 10135, 10160, 10160, 10175, 10175, 11035, 11036, 11088, 11088, 11093, 11093, 11904, 11929, 11931, 12019, 12032, 12245, 12272, 12287, 12289, 12350, 12353, 12438, 12441, 12543, 12549, 12591, 12593, 12686, 12688, 12773, 12783, 12830, 12832, 12871, 12880, 42124, 42128, 42182, 43360, 43388, 44032, 55203, 63744, 64255, 65040, 65049, 65072, 65106, 65108, 65126, 65128, 65131, 94176, 94180, 94192, 94198, 94208, 101594, 101631, 101664, 101760, 101874, 101888, 102801, 102816, 102866, 110576, 110579, 110581, 110587, 110589, 110590, 110592, 110888, 110898, 110898, 110928, 110930, 110933, 110933, 110948, 110952, 110960, 111355, 119552, 119638, 119648, 119670, 126980, 126980, 127183, 127183, 127374, 127374, 127377, 127386, 127406, 127406, 127488, 127490, 127504, 127547, 127552, 127560, 127568, 127569, 127584, 127589, 127744, 127776, 127789, 127797, 127799, 127868, 127870, 127891, 127904, 127946, 127951, 127955, 127968, 127984, 127988, 127988, 127992, 128062, 128064, 128064, 128066, 128252, 128255, 128317, 128331, 128334, 128336, 128359, 128378, 128378, 128405, 128406, 128420, 128420, 128507, 128591, 128640, 128709, 128716, 128716, 128720, 128722, 128725, 128729, 128732, 128735, 128747, 128748, 128756, 128764, 128986, 128986, 128992, 129003, 129008, 129008, 129292, 129338, 129340, 129349, 129351, 129535, 129648, 129660, 129664, 129734, 129736, 129736, 129740, 129757, 129759, 129771, 129775, 129786, 131072, 196605, 196608, 262141];

// node_modules/get-east-asian-width/utilities.js
var isInRange = (ranges, codePoint) => {
  let low = 0;
  let high = Math.floor(ranges.length / 2) - 1;
  while (low <= high) {
    const mid = Math.floor((low + high) / 2);
    const i = mid * 2;
    if (codePoint < ranges[i]) {
      high = mid - 1;
    } else if (codePoint > ranges[i + 1]) {
      low = mid + 1;
    } else {
      return true;
    }
  }
  return false;
};

// node_modules/get-east-asian-width/lookup.js
var commonCjkCodePoint = 19968;
var [wideFastPathStart, wideFastPathEnd] = /* @__PURE__ */ findWideFastPathRange(wideRanges);
function findWideFastPathRange(ranges) {
  let fastPathStart = ranges[0];
  let fastPathEnd = ranges[1];
  for (let index = 0; index < ranges.length; index += 2) {
    const start = ranges[index];
    const end = ranges[index + 1];
    if (commonCjkCodePoint >= start && commonCjkCodePoint <= end) {
      return [start, end];
    }
    if (end - start > fastPathEnd - fastPathStart) {
      fastPathStart = start;
      fastPathEnd = end;
    }
  }
  return [fastPathStart, fastPathEnd];
}
var isAmbiguous = (codePoint) => {
  if (codePoint < ambiguousMinimalCodePoint || codePoint > ambiguousMaximumCodePoint) {
    return false;
  }
  return isInRange(ambiguousRanges, codePoint);
};
var isFullwidth = (codePoint) => {
  if (codePoint < fullwidthMinimalCodePoint || codePoint > fullwidthMaximumCodePoint) {
    return false;
  }
  return isInRange(fullwidthRanges, codePoint);
};
var isWide = (codePoint) => {
  if (codePoint >= wideFastPathStart && codePoint <= wideFastPathEnd) {
    return true;
  }
  if (codePoint < wideMinimalCodePoint || codePoint > wideMaximumCodePoint) {
    return false;
  }
  return isInRange(wideRanges, codePoint);
};

// node_modules/get-east-asian-width/index.js
function validate(codePoint) {
  if (!Number.isSafeInteger(codePoint)) {
    throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
  }
}
function eastAsianWidth(codePoint, { ambiguousAsWide = false } = {}) {
  validate(codePoint);
  if (isFullwidth(codePoint) || isWide(codePoint) || ambiguousAsWide && isAmbiguous(codePoint)) {
    return 2;
  }
  return 1;
}

// node_modules/emoji-regex/index.mjs
var emoji_regex_default = () => {
  return /[#*0-9]\uFE0F?\u20E3|[\xA9\xAE\u203C\u2049\u2122\u2139\u2194-\u2199\u21A9\u21AA\u231A\u231B\u2328\u23CF\u23ED-\u23EF\u23F1\u23F2\u23F8-\u23FA\u24C2\u25AA\u25AB\u25B6\u25C0\u25FB\u25FC\u25FE\u2600-\u2604\u260E\u2611\u2614\u2615\u2618\u2620\u2622\u2623\u2626\u262A\u262E\u262F\u2638-\u263A\u2640\u2642\u2648-\u2653\u265F\u2660\u2663\u2665\u2666\u2668\u267B\u267E\u267F\u2692\u2694-\u2697\u2699\u269B\u269C\u26A0\u26A7\u26AA\u26B0\u26B1\u26BD\u26BE\u26C4\u26C8\u26CF\u26D1\u26E9\u26F0-\u26F5\u26F7\u26F8\u26FA\u2702\u2708\u2709\u270F\u2712\u2714\u2716\u271D\u2721\u2733\u2734\u2744\u2747\u2757\u2763\u27A1\u2934\u2935\u2B05-\u2B07\u2B1B\u2B1C\u2B55\u3030\u303D\u3297\u3299]\uFE0F?|[\u261D\u270C\u270D](?:\uD83C[\uDFFB-\uDFFF]|\uFE0F)?|[\u270A\u270B](?:\uD83C[\uDFFB-\uDFFF])?|[\u23E9-\u23EC\u23F0\u23F3\u25FD\u2693\u26A1\u26AB\u26C5\u26CE\u26D4\u26EA\u26FD\u2705\u2728\u274C\u274E\u2753-\u2755\u2795-\u2797\u27B0\u27BF\u2B50]|\u26D3\uFE0F?(?:\u200D\uD83D\uDCA5)?|\u26F9(?:\uD83C[\uDFFB-\uDFFF]|\uFE0F)?(?:\u200D[\u2640\u2642]\uFE0F?)?|\u2764\uFE0F?(?:\u200D(?:\uD83D\uDD25|\uD83E\uDE79))?|\uD83C(?:[\uDC04\uDD70\uDD71\uDD7E\uDD7F\uDE02\uDE37\uDF21\uDF24-\uDF2C\uDF36\uDF7D\uDF96\uDF97\uDF99-\uDF9B\uDF9E\uDF9F\uDFCD\uDFCE\uDFD4-\uDFDF\uDFF5\uDFF7]\uFE0F?|[\uDF85\uDFC2\uDFC7](?:\uD83C[\uDFFB-\uDFFF])?|[\uDFC4\uDFCA](?:\uD83C[\uDFFB-\uDFFF])?(?:\u200D[\u2640\u2642]\uFE0F?)?|[\uDFCB\uDFCC](?:\uD83C[\uDFFB-\uDFFF]|\uFE0F)?(?:\u200D[\u2640\u2642]\uFE0F?)?|[\uDCCF\uDD8E\uDD91-\uDD9A\uDE01\uDE1A\uDE2F\uDE32-\uDE36\uDE38-\uDE3A\uDE50\uDE51\uDF00-\uDF20\uDF2D-\uDF35\uDF37-\uDF43\uDF45-\uDF4A\uDF4C-\uDF7C\uDF7E-\uDF84\uDF86-\uDF93\uDFA0-\uDFC1\uDFC5\uDFC6\uDFC8\uDFC9\uDFCF-\uDFD3\uDFE0-\uDFF0\uDFF8-\uDFFF]|\uDDE6\uD83C[\uDDE8-\uDDEC\uDDEE\uDDF1\uDDF2\uDDF4\uDDF6-\uDDFA\uDDFC\uDDFD\uDDFF]|\uDDE7\uD83C[\uDDE6\uDDE7\uDDE9-\uDDEF\uDDF1-\uDDF4\uDDF6-\uDDF9\uDDFB\uDDFC\uDDFE\uDDFF]|\uDDE8\uD83C[\uDDE6\uDDE8\uDDE9\uDDEB-\uDDEE\uDDF0-\uDDF7\uDDFA-\uDDFF]|\uDDE9\uD83C[\uDDEA\uDDEC\uDDEF\uDDF0\uDDF2\uDDF4\uDDFF]|\uDDEA\uD83C[\uDDE6\uDDE8\uDDEA\uDDEC\uDDED\uDDF7-\uDDFA]|\uDDEB\uD83C[\uDDEE-\uDDF0\uDDF2\uDDF4\uDDF7]|\uDDEC\uD83C[\uDDE6\uDDE7\uDDE9-\uDDEE\uDDF1-\uDDF3\uDDF5-\uDDFA\uDDFC\uDDFE]|\uDDED\uD83C[\uDDF0\uDDF2\uDDF3\uDDF7\uDDF9\uDDFA]|\uDDEE\uD83C[\uDDE8-\uDDEA\uDDF1-\uDDF4\uDDF6-\uDDF9]|\uDDEF\uD83C[\uDDEA\uDDF2\uDDF4\uDDF5]|\uDDF0\uD83C[\uDDEA\uDDEC-\uDDEE\uDDF2\uDDF3\uDDF5\uDDF7\uDDFC\uDDFE\uDDFF]|\uDDF1\uD83C[\uDDE6-\uDDE8\uDDEE\uDDF0\uDDF7-\uDDFB\uDDFE]|\uDDF2\uD83C[\uDDE6\uDDE8-\uDDED\uDDF0-\uDDFF]|\uDDF3\uD83C[\uDDE6\uDDE8\uDDEA-\uDDEC\uDDEE\uDDF1\uDDF4\uDDF5\uDDF7\uDDFA\uDDFF]|\uDDF4\uD83C\uDDF2|\uDDF5\uD83C[\uDDE6\uDDEA-\uDDED\uDDF0-\uDDF3\uDDF7-\uDDF9\uDDFC\uDDFE]|\uDDF6\uD83C\uDDE6|\uDDF7\uD83C[\uDDEA\uDDF4\uDDF8\uDDFA\uDDFC]|\uDDF8\uD83C[\uDDE6-\uDDEA\uDDEC-\uDDF4\uDDF7-\uDDF9\uDDFB\uDDFD-\uDDFF]|\uDDF9\uD83C[\uDDE6\uDDE8\uDDE9\uDDEB-\uDDED\uDDEF-\uDDF4\uDDF7\uDDF9\uDDFB\uDDFC\uDDFF]|\uDDFA\uD83C[\uDDE6\uDDEC\uDDF2\uDDF3\uDDF8\uDDFE\uDDFF]|\uDDFB\uD83C[\uDDE6\uDDE8\uDDEA\uDDEC\uDDEE\uDDF3\uDDFA]|\uDDFC\uD83C[\uDDEB\uDDF8]|\uDDFD\uD83C\uDDF0|\uDDFE\uD83C[\uDDEA\uDDF9]|\uDDFF\uD83C[\uDDE6\uDDF2\uDDFC]|\uDF44(?:\u200D\uD83D\uDFEB)?|\uDF4B(?:\u200D\uD83D\uDFE9)?|\uDFC3(?:\uD83C[\uDFFB-\uDFFF])?(?:\u200D(?:[\u2640\u2642]\uFE0F?(?:\u200D\u27A1\uFE0F?)?|\u27A1\uFE0F?))?|\uDFF3\uFE0F?(?:\u200D(?:\u26A7\uFE0F?|\uD83C\uDF08))?|\uDFF4(?:\u200D\u2620\uFE0F?|\uDB40\uDC67\uDB40\uDC62\uDB40(?:\uDC65\uDB40\uDC6E\uDB40\uDC67|\uDC73\uDB40\uDC63\uDB40\uDC74|\uDC77\uDB40\uDC6C\uDB40\uDC73)\uDB40\uDC7F)?)|\uD83D(?:[\uDC3F\uDCFD\uDD49\uDD4A\uDD6F\uDD70\uDD73\uDD76-\uDD79\uDD87\uDD8A-\uDD8D\uDDA5\uDDA8\uDDB1\uDDB2\uDDBC\uDDC2-\uDDC4\uDDD1-\uDDD3\uDDDC-\uDDDE\uDDE1\uDDE3\uDDE8\uDDEF\uDDF3\uDDFA\uDECB\uDECD-\uDECF\uDEE0-\uDEE5\uDEE9\uDEF0\uDEF3]\uFE0F?|[\uDC42\uDC43\uDC46-\uDC50\uDC66\uDC67\uDC6B-\uDC6D\uDC72\uDC74-\uDC76\uDC78\uDC7C\uDC83\uDC85\uDC8F\uDC91\uDCAA\uDD7A\uDD95\uDD96\uDE4C\uDE4F\uDEC0\uDECC](?:\uD83C[\uDFFB-\uDFFF])?|[\uDC6E-\uDC71\uDC73\uDC77\uDC81\uDC82\uDC86\uDC87\uDE45-\uDE47\uDE4B\uDE4D\uDE4E\uDEA3\uDEB4\uDEB5](?:\uD83C[\uDFFB-\uDFFF])?(?:\u200D[\u2640\u2642]\uFE0F?)?|[\uDD74\uDD90](?:\uD83C[\uDFFB-\uDFFF]|\uFE0F)?|[\uDC00-\uDC07\uDC09-\uDC14\uDC16-\uDC25\uDC27-\uDC3A\uDC3C-\uDC3E\uDC40\uDC44\uDC45\uDC51-\uDC65\uDC6A\uDC79-\uDC7B\uDC7D-\uDC80\uDC84\uDC88-\uDC8E\uDC90\uDC92-\uDCA9\uDCAB-\uDCFC\uDCFF-\uDD3D\uDD4B-\uDD4E\uDD50-\uDD67\uDDA4\uDDFB-\uDE2D\uDE2F-\uDE34\uDE37-\uDE41\uDE43\uDE44\uDE48-\uDE4A\uDE80-\uDEA2\uDEA4-\uDEB3\uDEB7-\uDEBF\uDEC1-\uDEC5\uDED0-\uDED2\uDED5-\uDED8\uDEDC-\uDEDF\uDEEB\uDEEC\uDEF4-\uDEFC\uDFE0-\uDFEB\uDFF0]|\uDC08(?:\u200D\u2B1B)?|\uDC15(?:\u200D\uD83E\uDDBA)?|\uDC26(?:\u200D(?:\u2B1B|\uD83D\uDD25))?|\uDC3B(?:\u200D\u2744\uFE0F?)?|\uDC41\uFE0F?(?:\u200D\uD83D\uDDE8\uFE0F?)?|\uDC68(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?\uDC68|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDC68\uDC69]\u200D\uD83D(?:\uDC66(?:\u200D\uD83D\uDC66)?|\uDC67(?:\u200D\uD83D[\uDC66\uDC67])?)|[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC66(?:\u200D\uD83D\uDC66)?|\uDC67(?:\u200D\uD83D[\uDC66\uDC67])?)|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]))|\uD83C(?:\uDFFB(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?\uDC68\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83D\uDC68\uD83C[\uDFFC-\uDFFF])|\uD83E(?:[\uDD1D\uDEEF]\u200D\uD83D\uDC68\uD83C[\uDFFC-\uDFFF]|[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3])))?|\uDFFC(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?\uDC68\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83D\uDC68\uD83C[\uDFFB\uDFFD-\uDFFF])|\uD83E(?:[\uDD1D\uDEEF]\u200D\uD83D\uDC68\uD83C[\uDFFB\uDFFD-\uDFFF]|[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3])))?|\uDFFD(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?\uDC68\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83D\uDC68\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])|\uD83E(?:[\uDD1D\uDEEF]\u200D\uD83D\uDC68\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF]|[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3])))?|\uDFFE(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?\uDC68\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83D\uDC68\uD83C[\uDFFB-\uDFFD\uDFFF])|\uD83E(?:[\uDD1D\uDEEF]\u200D\uD83D\uDC68\uD83C[\uDFFB-\uDFFD\uDFFF]|[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3])))?|\uDFFF(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?\uDC68\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83D\uDC68\uD83C[\uDFFB-\uDFFE])|\uD83E(?:[\uDD1D\uDEEF]\u200D\uD83D\uDC68\uD83C[\uDFFB-\uDFFE]|[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3])))?))?|\uDC69(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?[\uDC68\uDC69]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC66(?:\u200D\uD83D\uDC66)?|\uDC67(?:\u200D\uD83D[\uDC66\uDC67])?|\uDC69\u200D\uD83D(?:\uDC66(?:\u200D\uD83D\uDC66)?|\uDC67(?:\u200D\uD83D[\uDC66\uDC67])?))|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]))|\uD83C(?:\uDFFB(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:[\uDC68\uDC69]|\uDC8B\u200D\uD83D[\uDC68\uDC69])\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83D\uDC69\uD83C[\uDFFC-\uDFFF])|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D[\uDC68\uDC69]\uD83C[\uDFFC-\uDFFF]|\uDEEF\u200D\uD83D\uDC69\uD83C[\uDFFC-\uDFFF])))?|\uDFFC(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:[\uDC68\uDC69]|\uDC8B\u200D\uD83D[\uDC68\uDC69])\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83D\uDC69\uD83C[\uDFFB\uDFFD-\uDFFF])|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D[\uDC68\uDC69]\uD83C[\uDFFB\uDFFD-\uDFFF]|\uDEEF\u200D\uD83D\uDC69\uD83C[\uDFFB\uDFFD-\uDFFF])))?|\uDFFD(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:[\uDC68\uDC69]|\uDC8B\u200D\uD83D[\uDC68\uDC69])\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83D\uDC69\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D[\uDC68\uDC69]\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF]|\uDEEF\u200D\uD83D\uDC69\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])))?|\uDFFE(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:[\uDC68\uDC69]|\uDC8B\u200D\uD83D[\uDC68\uDC69])\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83D\uDC69\uD83C[\uDFFB-\uDFFD\uDFFF])|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D[\uDC68\uDC69]\uD83C[\uDFFB-\uDFFD\uDFFF]|\uDEEF\u200D\uD83D\uDC69\uD83C[\uDFFB-\uDFFD\uDFFF])))?|\uDFFF(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:[\uDC68\uDC69]|\uDC8B\u200D\uD83D[\uDC68\uDC69])\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83D\uDC69\uD83C[\uDFFB-\uDFFE])|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D[\uDC68\uDC69]\uD83C[\uDFFB-\uDFFE]|\uDEEF\u200D\uD83D\uDC69\uD83C[\uDFFB-\uDFFE])))?))?|\uDD75(?:\uD83C[\uDFFB-\uDFFF]|\uFE0F)?(?:\u200D[\u2640\u2642]\uFE0F?)?|\uDE2E(?:\u200D\uD83D\uDCA8)?|\uDE35(?:\u200D\uD83D\uDCAB)?|\uDE36(?:\u200D\uD83C\uDF2B\uFE0F?)?|\uDE42(?:\u200D[\u2194\u2195]\uFE0F?)?|\uDEB6(?:\uD83C[\uDFFB-\uDFFF])?(?:\u200D(?:[\u2640\u2642]\uFE0F?(?:\u200D\u27A1\uFE0F?)?|\u27A1\uFE0F?))?)|\uD83E(?:[\uDD0C\uDD0F\uDD18-\uDD1F\uDD30-\uDD34\uDD36\uDD77\uDDB5\uDDB6\uDDBB\uDDD2\uDDD3\uDDD5\uDEC3-\uDEC5\uDEF0\uDEF2-\uDEF8](?:\uD83C[\uDFFB-\uDFFF])?|[\uDD26\uDD35\uDD37-\uDD39\uDD3C-\uDD3E\uDDB8\uDDB9\uDDCD\uDDCF\uDDD4\uDDD6-\uDDDD](?:\uD83C[\uDFFB-\uDFFF])?(?:\u200D[\u2640\u2642]\uFE0F?)?|[\uDDDE\uDDDF](?:\u200D[\u2640\u2642]\uFE0F?)?|[\uDD0D\uDD0E\uDD10-\uDD17\uDD20-\uDD25\uDD27-\uDD2F\uDD3A\uDD3F-\uDD45\uDD47-\uDD76\uDD78-\uDDB4\uDDB7\uDDBA\uDDBC-\uDDCC\uDDD0\uDDE0-\uDDFF\uDE70-\uDE7C\uDE80-\uDE8A\uDE8E-\uDEC2\uDEC6\uDEC8\uDECD-\uDEDC\uDEDF-\uDEEA\uDEEF]|\uDDCE(?:\uD83C[\uDFFB-\uDFFF])?(?:\u200D(?:[\u2640\u2642]\uFE0F?(?:\u200D\u27A1\uFE0F?)?|\u27A1\uFE0F?))?|\uDDD1(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3\uDE70]|\uDD1D\u200D\uD83E\uDDD1|\uDDD1\u200D\uD83E\uDDD2(?:\u200D\uD83E\uDDD2)?|\uDDD2(?:\u200D\uD83E\uDDD2)?))|\uD83C(?:\uDFFB(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D(?:\uD83D\uDC8B\u200D)?\uD83E\uDDD1\uD83C[\uDFFC-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83E\uDDD1\uD83C[\uDFFC-\uDFFF])|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3\uDE70]|\uDD1D\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFF]|\uDEEF\u200D\uD83E\uDDD1\uD83C[\uDFFC-\uDFFF])))?|\uDFFC(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D(?:\uD83D\uDC8B\u200D)?\uD83E\uDDD1\uD83C[\uDFFB\uDFFD-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83E\uDDD1\uD83C[\uDFFB\uDFFD-\uDFFF])|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3\uDE70]|\uDD1D\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFF]|\uDEEF\u200D\uD83E\uDDD1\uD83C[\uDFFB\uDFFD-\uDFFF])))?|\uDFFD(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D(?:\uD83D\uDC8B\u200D)?\uD83E\uDDD1\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83E\uDDD1\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3\uDE70]|\uDD1D\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFF]|\uDEEF\u200D\uD83E\uDDD1\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])))?|\uDFFE(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D(?:\uD83D\uDC8B\u200D)?\uD83E\uDDD1\uD83C[\uDFFB-\uDFFD\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFD\uDFFF])|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3\uDE70]|\uDD1D\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFF]|\uDEEF\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFD\uDFFF])))?|\uDFFF(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D(?:\uD83D\uDC8B\u200D)?\uD83E\uDDD1\uD83C[\uDFFB-\uDFFE]|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC30\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFE])|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3\uDE70]|\uDD1D\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFF]|\uDEEF\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFE])))?))?|\uDEF1(?:\uD83C(?:\uDFFB(?:\u200D\uD83E\uDEF2\uD83C[\uDFFC-\uDFFF])?|\uDFFC(?:\u200D\uD83E\uDEF2\uD83C[\uDFFB\uDFFD-\uDFFF])?|\uDFFD(?:\u200D\uD83E\uDEF2\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])?|\uDFFE(?:\u200D\uD83E\uDEF2\uD83C[\uDFFB-\uDFFD\uDFFF])?|\uDFFF(?:\u200D\uD83E\uDEF2\uD83C[\uDFFB-\uDFFE])?))?)/g;
};

// node_modules/string-width/index.js
var segmenter = new Intl.Segmenter();
var defaultIgnorableCodePointRegex = new RegExp("^\\p{Default_Ignorable_Code_Point}$", "u");
function stringWidth(string, options = {}) {
  if (typeof string !== "string" || string.length === 0) {
    return 0;
  }
  const {
    ambiguousIsNarrow = true,
    countAnsiEscapeCodes = false
  } = options;
  if (!countAnsiEscapeCodes) {
    string = stripAnsi(string);
  }
  if (string.length === 0) {
    return 0;
  }
  let width = 0;
  const eastAsianWidthOptions = { ambiguousAsWide: !ambiguousIsNarrow };
  for (const { segment: character } of segmenter.segment(string)) {
    const codePoint = character.codePointAt(0);
    if (codePoint <= 31 || codePoint >= 127 && codePoint <= 159) {
      continue;
    }
    if (codePoint >= 8203 && codePoint <= 8207 || codePoint === 65279) {
      continue;
    }
    if (codePoint >= 768 && codePoint <= 879 || codePoint >= 6832 && codePoint <= 6911 || codePoint >= 7616 && codePoint <= 7679 || codePoint >= 8400 && codePoint <= 8447 || codePoint >= 65056 && codePoint <= 65071) {
      continue;
    }
    if (codePoint >= 55296 && codePoint <= 57343) {
      continue;
    }
    if (codePoint >= 65024 && codePoint <= 65039) {
      continue;
    }
    if (defaultIgnorableCodePointRegex.test(character)) {
      continue;
    }
    if (emoji_regex_default().test(character)) {
      width += 2;
      continue;
    }
    width += eastAsianWidth(codePoint, eastAsianWidthOptions);
  }
  return width;
}

// src/report/code-frame.ts
var WIDTH = 100;
var LEAD = 30;
var TAB2 = 4;
var REACH = 400;
var MOST_LINES = 4;
var ELLIPSIS = "\u2026";
var graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
function glyphsOf(text, offset) {
  const commands = new Set([...text.matchAll(LOG_COMMAND)].map(({ index }) => index + 1));
  const glyphs = [];
  let column = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    let shown = printable(segment);
    if (segment === "	") shown = " ".repeat(TAB2 - column % TAB2);
    else if (commands.has(index)) shown = "\\u0023";
    const start = offset + index;
    const width = stringWidth(shown);
    glyphs.push({ span: { start, end: start + segment.length }, shown, width });
    column += width;
  }
  return glyphs;
}
function widthOf(glyphs) {
  return glyphs.reduce((sum, { width }) => sum + width, 0);
}
function visibleGlyphs(source, line, mark) {
  const from = Math.max(line.start, mark.start - REACH);
  const to = Math.min(line.end, mark.start + REACH);
  const glyphs = glyphsOf(source.slice(from, to), from);
  if (from === line.start && to === line.end && widthOf(glyphs) <= WIDTH) return glyphs;
  const place2 = glyphs.findIndex(({ span }) => span.end > mark.start);
  let first = place2 === -1 ? glyphs.length : place2;
  for (let lead = LEAD; first > 0; first -= 1) {
    lead -= glyphs[first - 1]?.width ?? 0;
    if (lead < 0) break;
  }
  let last = first;
  for (let room = WIDTH; last < glyphs.length; last += 1) {
    room -= glyphs[last]?.width ?? 0;
    if (room < 0) break;
  }
  const ellipsis = (offset) => ({ span: { start: offset, end: offset }, shown: ELLIPSIS, width: 1 });
  const start = glyphs[first]?.span.start ?? to;
  const end = glyphs[last]?.span.start ?? to;
  return [
    ...start > line.start ? [ellipsis(start)] : [],
    ...glyphs.slice(first, last),
    ...end < line.end ? [ellipsis(end)] : []
  ];
}
function markOnLine(source, line, region) {
  const end = Math.min(region.end, line.end);
  if (region.start >= line.start) return { start: Math.min(region.start, line.end), end };
  const indentation = /^\s*/.exec(source.slice(line.start, Math.min(line.end, line.start + REACH)))?.[0].length ?? 0;
  return { start: Math.min(line.start + indentation, end), end };
}
function underline(glyphs, mark) {
  const touches = ({ span }) => span.start < mark.end && mark.start < span.end;
  const before = glyphs.filter(({ span }) => span.end <= mark.start);
  return { before: widthOf(before), width: Math.max(1, widthOf(glyphs.filter(touches))) };
}
function shownLines({ startPoint, endPoint }) {
  const first = startPoint.line;
  const last = endPoint.column === 1 && endPoint.line > first ? endPoint.line - 1 : endPoint.line;
  const count2 = last - first + 1;
  if (count2 <= MOST_LINES) return Array.from({ length: count2 }, (_, index) => first + index);
  return [first, first + 1, void 0, last];
}
function codeFrame(source, region, paint) {
  const lines = shownLines(region);
  const gutterWidth = String(lines.at(-1)).length;
  const gutter = (text) => paint.gutter(`${text.padStart(gutterWidth)} |`);
  return lines.flatMap((number) => {
    if (number === void 0) return [gutter(ELLIPSIS)];
    const line = source.lineSpan(number);
    const mark = markOnLine(source, line, region);
    const glyphs = visibleGlyphs(source, line, mark);
    const code = `${gutter(String(number))} ${glyphs.map(({ shown }) => shown).join("")}`.trimEnd();
    if (mark.start === mark.end && region.start < region.end) return [code];
    const { before, width } = underline(glyphs, mark);
    return [code, `${gutter("")} ${" ".repeat(before)}${paint.mark("^".repeat(width))}`];
  });
}

// src/report/text.ts
var MESSAGE_WIDTH = 80;
var INDENT = "  ";
function severityPaint(colors, severity) {
  return { error: colors.red, warning: colors.yellow, info: colors.cyan }[severity];
}
function pad(text, width) {
  return text + " ".repeat(Math.max(0, width - stringWidth(text)));
}
function place({ region: { startPoint } }, widths) {
  return `${String(startPoint.line).padStart(widths.line)}:${String(startPoint.column).padEnd(widths.column)}`;
}
function marks({ fix, suppressed }) {
  return [
    ...fix === void 0 ? [] : [fix.safety === "safe" ? "fixable" : "fixable (unsafe)"],
    ...suppressed === void 0 ? [] : [`suppressed${suppressed.reason === "" ? "" : `: ${printable(suppressed.reason)}`}`]
  ];
}
function detailLines(diagnostic, file, verbose, colors) {
  const { comment, related, region, severity, url } = diagnostic;
  const frame = (at, mark) => verbose && file.source !== void 0 ? codeFrame(file.source, at, { gutter: colors.dim, mark }) : [];
  return [
    ...comment === void 0 ? [] : [colors.dim(printable(describeComment(comment)))],
    ...frame(region, severityPaint(colors, severity)),
    ...related.flatMap(({ at, message, path }) => [
      `${path === void 0 ? "" : `${heading(path)}:`}${at.startPoint.line}:${at.startPoint.column} ${printable(message)}`,
      ...path === void 0 ? frame(at, colors.cyan) : []
    ]),
    ...verbose && url !== "" ? [colors.dim(`see ${printable(url)}`)] : []
  ];
}
function heading(path) {
  const shown = printable(path);
  return /^[\p{L}\p{N}._@~/-]/u.test(shown) ? shown : `./${shown}`;
}
function fileBlock(file, input, colors) {
  const diagnostics = shownDiagnostics(file, input);
  if (diagnostics.length === 0 && file.failures.length === 0) return void 0;
  const widest = (measure) => diagnostics.reduce((most, diagnostic) => Math.max(most, measure(diagnostic)), 0);
  const widths = {
    line: widest(({ region }) => String(region.startPoint.line).length),
    column: widest(({ region }) => String(region.startPoint.column).length)
  };
  const severityWidth = widest(({ severity }) => severity.length);
  const messageWidth = Math.min(
    MESSAGE_WIDTH,
    widest(({ message }) => stringWidth(printable(message)))
  );
  const detailIndent = " ".repeat(INDENT.length + widths.line + 1 + widths.column + 2);
  const lines = [colors.underline(heading(file.path))];
  for (const failure of file.failures) lines.push(`${INDENT}${colors.red("failed")}  ${printable(failure)}`);
  for (const diagnostic of diagnostics) {
    const { severity, message, ruleId } = diagnostic;
    lines.push(
      [
        `${INDENT}${colors.dim(place(diagnostic, widths))}`,
        severityPaint(colors, severity)(severity.padEnd(severityWidth)),
        pad(printable(message), messageWidth),
        colors.dim(printable(ruleId)),
        ...marks(diagnostic).map(colors.green)
      ].join("  "),
      ...detailLines(diagnostic, file, input.verbose, colors).map((line) => detailIndent + line)
    );
    if (input.verbose) lines.push("");
  }
  return lines.join("\n").trimEnd();
}
function summaryLines(input, colors) {
  const counts = tally(input.files, input.quiet);
  const findings = findingsSentence(counts);
  const paint = counts.shown.error > 0 ? colors.red : counts.shown.warning > 0 ? colors.yellow : colors.green;
  const fixable = fixableSentence(counts);
  const failures = failuresSentence(counts);
  const checked = checkedSentence(counts);
  return [
    ...input.notes.map((note) => `${colors.yellow("note")}: ${printable(note)}`),
    ...findings === void 0 ? [] : [colors.bold(paint(findings))],
    ...fixable === void 0 ? [] : [fixable],
    ...leftOutSentences(counts),
    ...failures === void 0 ? [] : [colors.bold(colors.red(failures))],
    counts.checked === 0 ? colors.bold(colors.yellow(checked)) : checked
  ];
}
function formatText(input) {
  const colors = import_picocolors.default.createColors(input.color);
  const blocks = input.files.map((file) => fileBlock(file, input, colors)).filter((block) => block !== void 0);
  return `${[...blocks, summaryLines(input, colors).join("\n")].join("\n\n")}
`;
}

// src/report/report.ts
var formats = {
  text: formatText,
  json: formatJson,
  sarif: formatSarif,
  github: formatGithub
};

export {
  formats
};
