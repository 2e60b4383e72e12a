import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  contentKey
} from "./chunk-KFL7YYI4.js";
import {
  LOG_COMMAND,
  MOST_RESULTS,
  artifactUri,
  commentHeading,
  describeComment,
  failuresOf,
  isChecked,
  isSameComment,
  jsonText,
  printable,
  ruleDescriptor,
  sarifLog,
  sarifResult,
  severities,
  shownDiagnostics,
  tally,
  visible,
  worstWithin
} from "./chunk-J2ZONQCA.js";
import {
  checkedSentence,
  count,
  countSeverities,
  failuresSentence,
  findingsSentence,
  fixableSentence,
  leftOutSentences
} from "./chunk-7YVIKUWH.js";
import {
  bytesToHex,
  sha256,
  utf8ToBytes
} from "./chunk-MVUDYDVJ.js";
import {
  __commonJS,
  __toESM
} from "./chunk-YIYL6WIJ.js";

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
var MOST_LINES = 10;
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
    ...related.map(({ at, message: words, path: other, comment: where }) => `${other === void 0 ? "" : `${other}:`}${at.startPoint.line}:${at.startPoint.column} ${words}${where === void 0 ? "" : ` (${describeComment(where)})`}`),
    ...comment === void 0 ? [] : [describeComment(comment)],
    ...url === "" ? [] : [url]
  ];
  return {
    level,
    group: JSON.stringify([path, ruleId]),
    line: start.line,
    command: (others) => workflowCommand(
      level,
      { file: path, line: start.line, endLine: end.line, ...columns, title: printable(ruleId) },
      [...lines.map(printable), ...others === "" ? [] : [others]].join("\n")
    ),
    logLine: printable(`${severity} ${path}:${start.line}:${start.column} ${message} (${ruleId})`)
  };
}
function failureAnnotation({ path }, failure) {
  return {
    level: "error",
    group: JSON.stringify([path, failure]),
    line: 1,
    command: () => workflowCommand("error", { file: path, title: TITLE }, printable(failure)),
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
function grouped(all) {
  if (all.length <= MOST_OF_A_LEVEL) return all.map((annotation) => ({ command: annotation.command(""), members: [annotation] }));
  const groups = /* @__PURE__ */ new Map();
  for (const annotation of all) {
    const group = groups.get(annotation.group);
    if (group === void 0) groups.set(annotation.group, [annotation]);
    else group.push(annotation);
  }
  return [...groups.values()].map((members) => ({ command: members[0]?.command(othersWords(members.slice(1))) ?? "", members }));
}
function othersWords(others) {
  if (others.length === 0) return "";
  const lines = [...new Set(others.map(({ line }) => line))];
  const named = lines.slice(0, MOST_LINES).join(", ");
  return `${others.length} more in this file, in line${lines.length === 1 ? "" : "s"} ${named}${lines.length > MOST_LINES ? ", \u2026" : ""}.`;
}
function annotationLines(all) {
  const byLevel = levels.map((level) => grouped(all.filter((annotation) => annotation.level === level)));
  const isCut = byLevel.some((groups) => groups.length > MOST_OF_A_LEVEL || groups.some(({ members }) => members.length > 1));
  const limits = { error: MOST_OF_A_LEVEL, warning: MOST_OF_A_LEVEL, notice: MOST_OF_A_LEVEL - (isCut ? 1 : 0) };
  const shown = byLevel.flatMap((groups, index) => groups.slice(0, limits[levels[index] ?? "notice"]).map(({ command }) => command));
  if (!isCut) return shown;
  const hidden = byLevel.map((groups, index) => groups.flatMap(({ members }, nth) => nth < limits[levels[index] ?? "notice"] ? members.slice(1) : members));
  const counts = hidden.flatMap(
    (annotated, index) => annotated.length === 0 ? [] : [count(annotated.length, levels[index] ?? "notice")]
  );
  const words = `Not annotated, since GitHub shows ${MOST_OF_A_LEVEL} of a level: ${counts.join(", ")}. The log of this step has them.`;
  return [
    ...shown,
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

// src/report/gitlab.ts
var severityNames = { error: "major", warning: "minor", info: "info" };
function formatGitlab(input) {
  const occurrences = /* @__PURE__ */ new Map();
  const fingerprint = (...parts) => {
    const named = JSON.stringify(parts);
    const nth = (occurrences.get(named) ?? 0) + 1;
    occurrences.set(named, nth);
    return bytesToHex(sha256(utf8ToBytes(JSON.stringify([...parts, nth])))).slice(0, 32);
  };
  const failures = failuresOf(input).map(({ path, failure }) => ({
    description: printable(`The file could not be linted in full: ${failure}`),
    check_name: "markerlint",
    fingerprint: fingerprint(path, failure),
    severity: "critical",
    location: { path, lines: { begin: 1 } }
  }));
  const findings = visible(input).map(({ file: { path, source }, diagnostic }) => {
    const { message, ruleId, severity, region, comment } = diagnostic;
    return {
      description: printable(comment === void 0 ? message : `${message} (${describeComment(comment)})`),
      check_name: ruleId,
      fingerprint: fingerprint(path, source === void 0 ? message : contentKey(diagnostic, source)),
      severity: severityNames[severity],
      location: { path, lines: { begin: region.startPoint.line, end: region.endPoint.line } }
    };
  });
  return jsonText([...failures, ...findings]);
}

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
var TAB = 4;
var REACH = 400;
var MOST_LINES2 = 4;
var ELLIPSIS = "\u2026";
var graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
function glyphsOf(text, offset) {
  const commands = new Set([...text.matchAll(LOG_COMMAND)].map(({ index }) => index + 1));
  const glyphs = [];
  let column = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    let shown = printable(segment);
    if (segment === "	") shown = " ".repeat(TAB - column % TAB);
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
  if (count2 <= MOST_LINES2) return Array.from({ length: count2 }, (_, index) => first + index);
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

// src/report/markup.ts
var entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
function markup(text) {
  return printable(text).replaceAll(/[\ufffe\uffff]/g, "\uFFFD").replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
function markupWithCode(text) {
  return text.split(/(`[^`]+`)/).map((part) => /^`[^`]+`$/.test(part) ? `<code>${markup(part.slice(1, -1))}</code>` : markup(part)).join("");
}

// src/report/html/script.ts
var script = `
const form = document.querySelector("form");
const output = form.querySelector("output");
const files = [...document.querySelectorAll("section.file")].map((section) => ({
  section,
  path: section.dataset.path,
  findings: [...section.querySelectorAll("article")].map((article) => ({ article, ...article.dataset, text: article.textContent.toLowerCase() })),
}));
const all = files.reduce((sum, { findings }) => sum + findings.length, 0);
const names = ["rule", "severity", "file", "text"];
function apply() {
  const { rule, severity, file, text } = Object.fromEntries(names.map((name) => [name, form.elements[name].value]));
  const words = text.toLowerCase();
  const path = file.toLowerCase();
  let shown = 0;
  for (const { section, path: own, findings } of files) {
    const inFile = own.toLowerCase().includes(path);
    let here = 0;
    for (const finding of findings) {
      const fits = inFile && (rule === "" || finding.rule === rule) && (severity === "" || finding.severity === severity) && finding.text.includes(words);
      finding.article.hidden = !fits;
      if (fits) here += 1;
    }
    section.hidden = here === 0 && !(inFile && findings.length === 0 && rule + severity + text === "");
    shown += here;
  }
  output.textContent = shown === all ? all + " shown" : shown + " of " + all + " shown";
  const chosen = names.filter((name) => form.elements[name].value !== "").map((name) => [name, form.elements[name].value]);
  history.replaceState(null, "", chosen.length === 0 ? location.pathname : "#?" + new URLSearchParams(chosen));
}
if (location.hash.startsWith("#?")) for (const [name, value] of new URLSearchParams(location.hash.slice(2))) if (names.includes(name)) form.elements[name].value = value;
let timer;
form.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(apply, 80); });
form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("reset", () => setTimeout(apply));
form.hidden = false;
if (location.hash.startsWith("#?")) apply();
`;

// src/report/html/style.ts
var style = `
:root { color-scheme: light dark; --line: #8884; --error: #c62828; --warning: #b26a00; --info: #1565c0; }
@media (prefers-color-scheme: dark) { :root { --error: #ff8a80; --warning: #ffcc80; --info: #90caf9; } }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.4rem; margin: 0 0 .5rem; }
h2 { font-size: 1.05rem; overflow-wrap: anywhere; margin: 1.5rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1rem 0 .25rem; }
p { margin: .25rem 0; }
code, pre { font: 13px/1.45 ui-monospace, monospace; }
code { background: #8882; padding: 0 .2em; border-radius: 3px; overflow-wrap: anywhere; }
pre { overflow-x: auto; margin: .4rem 0 0; padding: .5rem; background: #8881; border-radius: 4px; }
form { position: sticky; top: 0; z-index: 1; background: Canvas; border-block: 1px solid var(--line); padding: .5rem 0; margin: 1rem 0; display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: end; }
label { display: flex; flex-direction: column; font-size: .8rem; }
input, select { font: inherit; padding: .2rem .3rem; max-width: 22rem; }
output { margin-left: auto; }
table { border-collapse: collapse; }
td, th { text-align: left; padding: .15rem 1rem .15rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td.number, th.number { text-align: right; }
section.file { content-visibility: auto; contain-intrinsic-size: auto 12rem; }
article { border-left: 3px solid var(--line); padding: .1rem 0 .3rem .75rem; margin: .75rem 0; break-inside: avoid; }
article[data-severity=error] { border-color: var(--error); }
article[data-severity=warning] { border-color: var(--warning); }
article[data-severity=info] { border-color: var(--info); }
.severity { font-weight: 600; }
[data-severity=error] .severity, .failure { color: var(--error); }
[data-severity=warning] .severity { color: var(--warning); }
[data-severity=info] .severity { color: var(--info); }
.place, .more { font-size: .85rem; opacity: .8; overflow-wrap: anywhere; }
.help { white-space: pre-line; }
[hidden] { display: none !important; }
@media print {
  form { display: none; }
  section.file { content-visibility: visible; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
  a { color: inherit; text-decoration: none; }
  body { max-width: none; font-size: 11pt; }
}
`;

// src/report/html/html.ts
var unpainted = { gutter: (text) => text, mark: (text) => text };
function formatHtml(input) {
  const counts = tally(input.files, input.quiet);
  const placed = visible(input);
  const found = /* @__PURE__ */ new Map();
  for (const each of placed) {
    const { ruleId } = each.diagnostic;
    const others = found.get(ruleId);
    if (others === void 0) found.set(ruleId, [each]);
    else others.push(each);
  }
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${base64(sha256(utf8ToBytes(script)))}'; base-uri 'none'; form-action 'none'`;
  return [
    "<!doctype html>",
    '<html lang="en">',
    `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="viewport" content="width=device-width"><title>markerlint: ${markup(title(counts))}</title><style>${style}</style></head>`,
    "<body>",
    `<header><h1>markerlint</h1>${summary(input, counts)}</header>`,
    ...placed.length === 0 ? [] : [overview(found), filters(found)],
    "<main>",
    ...input.files.map((file) => fileSection(file, input)),
    "</main>",
    ...placed.length === 0 ? [] : [rulesSection(found, input.rules), `<script>${script}</script>`],
    "</body>",
    "</html>\n"
  ].join("\n");
}
function base64(bytes) {
  return btoa(String.fromCharCode(...bytes));
}
function title(counts) {
  return findingsSentence(counts) ?? failuresSentence(counts) ?? checkedSentence(counts);
}
function summary(input, counts) {
  const [found, failed] = [findingsSentence(counts), failuresSentence(counts)];
  return [
    ...found === void 0 ? [] : [`<p><strong>${markup(found)}</strong></p>`],
    ...failed === void 0 ? [] : [`<p class="failure">${markup(failed)}</p>`],
    `<p>${[fixableSentence(counts), ...leftOutSentences(counts), checkedSentence(counts)].filter((sentence) => sentence !== void 0).map(markup).join(" ")}</p>`,
    ...input.notes.map((note) => `<p>Note: ${markupWithCode(note)}</p>`)
  ].join("\n");
}
function overview(found) {
  const rows = [...found].sort(([, a], [, b]) => b.length - a.length).map(([id, placed]) => {
    const number = { error: 0, warning: 0, info: 0 };
    for (const { diagnostic } of placed) number[diagnostic.severity] += 1;
    const files = new Set(placed.map(({ file }) => file.path)).size;
    return `<tr><td><a href="#${anchorOf(id)}">${markup(id)}</a></td><td>${countSeverities(number)}</td><td class="number">${String(files)}</td></tr>`;
  });
  return `<table><thead><tr><th>Rule</th><th>Findings</th><th class="number">Files</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}
function filters(found) {
  const options = (values) => `<option value="">all</option>${values.map((value) => `<option>${markup(value)}</option>`).join("")}`;
  return [
    "<form hidden>",
    `<label>Rule<select name="rule">${options([...found.keys()].sort())}</select></label>`,
    `<label>Severity<select name="severity">${options(severities)}</select></label>`,
    '<label>File<input name="file" type="search" placeholder="part of its path"></label>',
    '<label>Words<input name="text" type="search"></label>',
    '<button type="reset">Show all</button>',
    '<output aria-live="polite"></output>',
    "</form>"
  ].join("");
}
function fileSection(file, input) {
  const diagnostics = shownDiagnostics(file, { quiet: input.quiet, includeSuppressed: false });
  if (diagnostics.length === 0 && file.failures.length === 0) return "";
  return [
    `<section class="file" data-path="${markup(file.path)}"><h2>${markup(file.path)}</h2>`,
    ...file.failures.map((failure) => `<p class="failure">failed: ${markup(failure)}</p>`),
    ...diagnostics.map((diagnostic) => finding(file, diagnostic)),
    "</section>"
  ].join("\n");
}
function finding(file, diagnostic) {
  const { ruleId, severity, message, region, related, comment, fix } = diagnostic;
  const frame = (at) => file.source === void 0 ? "" : `<pre>${markupLines(codeFrame(file.source, at, unpainted))}</pre>`;
  return [
    `<article data-rule="${markup(ruleId)}" data-severity="${severity}">`,
    `<p><span class="severity">${severity}</span> ${markupWithCode(message)}</p>`,
    `<p class="place">${markup(`${file.path}:${region.startPoint.line}:${region.startPoint.column}`)} <a href="#${anchorOf(ruleId)}">${markup(ruleId)}</a>${fix === void 0 ? "" : ` (${fix.safety === "safe" ? "--fix mends it" : "--fix=unsafe mends it"})`}</p>`,
    ...comment === void 0 ? [] : [`<p class="more">${markup(describeComment(comment))}</p>`],
    frame(region),
    ...related.map(({ at, message: words, path }) => `<p class="more">${markup(`${path ?? file.path}:${at.startPoint.line}:${at.startPoint.column}`)} ${markupWithCode(words)}</p>${path === void 0 ? frame(at) : ""}`),
    "</article>"
  ].join("");
}
function markupLines(lines) {
  return lines.map(markup).join("\n");
}
function rulesSection(found, rules) {
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  const blocks = [...found.keys()].sort().map((id) => {
    const rule = known.get(id);
    const link = rule === void 0 || rule.url === "" ? "" : `<p><a href="${markup(rule.url)}">The page of the rule</a></p>`;
    return `<h3 id="${anchorOf(id)}">${markup(id)}</h3><p>${markupWithCode(rule?.summary ?? "")}.</p><p class="help">${(rule?.help ?? "").split("\n").map(markup).join("&#10;")}</p>${link}`;
  });
  return `<section><h2>How to mend them</h2>${blocks.join("\n")}</section>`;
}
function anchorOf(ruleId) {
  return `rule-${markup(ruleId).replaceAll(/[^\w-]/g, "-")}`;
}

// src/report/json.ts
var VERSION = 1;
function jsonPlace({ startPoint, endPoint }) {
  return { line: startPoint.line, column: startPoint.column, endLine: endPoint.line, endColumn: endPoint.column };
}
function jsonComment({ id, url, line }) {
  return { id: id ?? null, url: url ?? null, line };
}
function jsonDiagnostic(diagnostic) {
  const { ruleId, severity, message, region, url, messageId, fix, related, comment, suppressed, baseline } = diagnostic;
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
      related: related.map(({ at, message: words, path, comment: other }) => ({ message: words, ...path !== void 0 && { path }, ...jsonPlace(at), ...other && { comment: jsonComment(other) } }))
    },
    ...comment && { comment: jsonComment(comment) },
    ...suppressed && { suppressed: { reason: suppressed.reason, ...suppressed.by && { by: suppressed.by } } },
    ...baseline && { baseline }
  };
}
function jsonFile(file, input) {
  return {
    path: file.path,
    kind: file.kind,
    diagnostics: shownDiagnostics(file, { ...input, includeKnown: true }).map(jsonDiagnostic),
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

// src/report/junit.ts
function element(name, attributes, content = []) {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${markup(String(value))}"`);
  const inner = typeof content === "string" ? markup(content) : content.length === 0 ? "" : `
${content.join("\n")}
`;
  return inner === "" ? `<${name}${written.join("")}/>` : `<${name}${written.join("")}>${inner}</${name}>`;
}
function findingCase(path, { ruleId, message, severity, region, comment, url }) {
  const { line, column } = region.startPoint;
  const place2 = `${path}:${line}:${column}`;
  const words = [`${place2} ${message}`, ...comment === void 0 ? [] : [describeComment(comment)], ...url === "" ? [] : [url]].join(" ");
  const result = severity === "info" ? element("system-out", {}, words) : element("failure", { message, type: severity }, words);
  return element("testcase", { name: `${ruleId} (${line}:${column})`, classname: path }, [result]);
}
function suite(file, input) {
  const diagnostics = shownDiagnostics(file, { quiet: input.quiet, includeSuppressed: false });
  const cases = [
    ...file.failures.map((failure) => element("testcase", { name: "markerlint", classname: file.path }, [element("error", { message: failure, type: "failure" })])),
    ...diagnostics.map((diagnostic) => findingCase(file.path, diagnostic))
  ];
  if (cases.length === 0) cases.push(element("testcase", { name: "markerlint", classname: file.path }));
  const counts = { tests: cases.length, failures: diagnostics.filter(({ severity }) => severity !== "info").length, errors: file.failures.length };
  return { text: element("testsuite", { name: file.path, ...counts }, cases), counts };
}
function formatJunit(input) {
  const suites = input.files.map((file) => suite(file, input));
  const sum = (of) => suites.reduce((total, { counts }) => total + counts[of], 0);
  const attributes = { name: "markerlint", tests: sum("tests"), failures: sum("failures"), errors: sum("errors") };
  return `<?xml version="1.0" encoding="UTF-8"?>
${element("testsuites", attributes, suites.map(({ text }) => text))}
`;
}

// src/report/markdown-text.ts
var special = /[&<>\\`*_[\]|~@#$]|:(?=\/\/)|(?<=www)\./gi;
function markdownText(text) {
  return printable(text).replaceAll(special, (character) => `&#${character.charCodeAt(0)};`);
}
function markdownWithCode(text) {
  return text.split(/(`[^`]+`)/).map((part) => /^`[^`]+`$/.test(part) ? `<code>${markdownText(part.slice(1, -1))}</code>` : markdownText(part)).join("");
}
function markdownLink(text, url) {
  if (url === void 0 || url === "") return text;
  const address = url.replaceAll(new RegExp("\\p{Cs}", "gu"), "\uFFFD").replaceAll(/[^\x21-\x7e]|[<>\\[\]|`]/gu, encodeURIComponent);
  return `[${text}](<${address}>)`;
}

// src/report/markdown.ts
var mostBytes = 9e5;
var longestMessage = 1e3;
function formatMarkdown(input) {
  const counts = tally(input.files, input.quiet);
  const head = [
    "## markerlint",
    "",
    [findingsSentence(counts), failuresSentence(counts)].flatMap((sentence) => sentence === void 0 ? [] : [`**${sentence}**`]).join(" "),
    [fixableSentence(counts), ...leftOutSentences(counts), checkedSentence(counts)].filter((sentence) => sentence !== void 0).map(markdownText).join(" "),
    ...input.notes.map((note) => `
Note: ${markdownWithCode(note)}`),
    ...failuresOf(input).map(({ path, failure }) => `
- **failed** ${markdownText(path)}: ${markdownText(failure)}`)
  ];
  const placed = visible(input);
  const ordered = severities.flatMap((severity) => placed.filter(({ diagnostic }) => diagnostic.severity === severity));
  return `${[...head, ...byRule(ordered), ...byPlace(ordered, input)].join("\n").replaceAll(/\n{3,}/g, "\n\n").trim()}
`;
}
function byRule(ordered) {
  if (ordered.length === 0) return [];
  const rules = /* @__PURE__ */ new Map();
  for (const placed of ordered) {
    const { ruleId } = placed.diagnostic;
    const found = rules.get(ruleId);
    if (found === void 0) rules.set(ruleId, [placed]);
    else found.push(placed);
  }
  const rows = [...rules].map(([id, found]) => {
    const number = { error: 0, warning: 0, info: 0 };
    for (const { diagnostic } of found) number[diagnostic.severity] += 1;
    return `| ${markdownLink(markdownText(id), found[0]?.diagnostic.url)} | ${countSeverities(number)} | ${new Set(found.map(({ file }) => file.path)).size} |`;
  });
  return ["", "| Rule | Findings | Files |", "| --- | --- | --- |", ...rows];
}
function byPlace(ordered, input) {
  const lines = [];
  let room = mostBytes;
  let shown = 0;
  for (const severity of severities) {
    const found = ordered.filter(({ diagnostic }) => diagnostic.severity === severity);
    if (found.length === 0 || room < 0) continue;
    lines.push("", `<details${severity === "error" ? " open" : ""}><summary>${count(found.length, severity)}</summary>`, "", "| Place | Finding | Rule |", "| --- | --- | --- |");
    for (const placed of found) {
      const row = rowOf(placed, input.sourceUrl);
      room -= new TextEncoder().encode(row).length + 1;
      if (room < 0) break;
      shown += 1;
      lines.push(row);
    }
    lines.push("", "</details>");
  }
  const left = ordered.length - shown;
  return left === 0 ? lines : [...lines, "", `**${count(left, "finding")} left out, the least severe: a summary holds no more. The log and the other reports have them.**`];
}
function rowOf({ file: { path }, diagnostic }, sourceUrl) {
  const { region, message, ruleId, url, comment } = diagnostic;
  const { line, column } = region.startPoint;
  const source = sourceUrl === void 0 ? void 0 : `${sourceUrl}/${artifactUri(path)}?plain=1#L${line}`;
  const words = message.length > longestMessage ? `${message.slice(0, longestMessage)}\u2026` : message;
  const where = comment === void 0 ? "" : ` (${markdownLink(markdownText(describeComment({ ...comment, url: void 0 })), comment.url)})`;
  return `| ${markdownLink(markdownText(`${path}:${line}:${column}`), source)} | ${markdownWithCode(words)}${where} | ${markdownLink(markdownText(ruleId), url)} |`;
}

// src/report/rdjson.ts
var severityNames2 = { error: "ERROR", warning: "WARNING", info: "INFO" };
function position(source, point) {
  const { start } = source.lineSpan(point.line);
  return { line: point.line, column: new TextEncoder().encode(source.slice(start, start + point.column - 1)).length + 1 };
}
function range(source, { startPoint, endPoint }) {
  return { start: position(source, startPoint), end: position(source, endPoint) };
}
function suggestions(source, { edits }) {
  if (edits.length !== 1) return [];
  return edits.map(({ start, end, text }) => ({ range: range(source, { startPoint: source.pointAt(start), endPoint: source.pointAt(end) }), text: text.replaceAll(new RegExp("\\p{Cs}", "gu"), "\uFFFD") }));
}
function rdDiagnostic({ file, diagnostic }) {
  const { path, source } = file;
  const { message, severity, ruleId, url, region, related, comment, fix } = diagnostic;
  const here = related.filter((each) => each.path === void 0);
  return {
    message: printable(comment === void 0 ? message : `${message} (${describeComment(comment)})`),
    severity: severityNames2[severity],
    location: { path, ...source !== void 0 && { range: range(source, region) } },
    code: { value: ruleId, ...url !== "" && { url } },
    ...source !== void 0 && fix !== void 0 && suggestions(source, fix).length > 0 && { suggestions: suggestions(source, fix) },
    ...source !== void 0 && here.length > 0 && { related_locations: here.map(({ at, message: words }) => ({ message: printable(words), location: { path, range: range(source, at) } })) }
  };
}
function formatRdjson(input) {
  return jsonText({
    source: { name: "markerlint", url: input.informationUri },
    diagnostics: [
      ...failuresOf(input).map(({ path, failure }) => ({ message: printable(`The file could not be linted in full: ${failure}`), severity: "ERROR", location: { path } })),
      ...visible(input).map(rdDiagnostic)
    ]
  });
}

// src/report/fingerprint.ts
var BLOCK = 100;
var FACTOR = 37;
var END_OF_FILE = 65535;
var BYTE_ORDER_MARK = 65279;
var CHUNK = 1 << 16;
var TAB2 = 9;
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
    if (character === SPACE || character === TAB2 || follows && character === LF) return;
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

// src/report/sarif.ts
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
  const tellBaseline = placed.some(({ diagnostic }) => diagnostic.baseline !== void 0);
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
    return sarifResult(diagnostic, file, { ruleIndices, fingerprint, tellSuppressions, tellBaseline });
  });
}
function formatSarif(input) {
  const all = input.files.flatMap(
    (file) => shownDiagnostics(file, { ...input, includeKnown: true }).map((diagnostic) => ({ diagnostic, file }))
  );
  const placed = worstWithin(all, MOST_RESULTS, ({ diagnostic }) => diagnostic.severity);
  const rules = completeRules(input.rules, placed);
  const log = sarifLog({
    version: input.toolVersion,
    informationUri: input.informationUri,
    rules: rules.map(ruleDescriptor),
    results: results(placed, rules, input.includeSuppressed),
    leftOut: all.length - placed.length,
    failures: failuresOf(input),
    notes: input.notes,
    checked: tally(input.files, input.quiet)
  });
  return jsonText(log);
}

// src/report/text.ts
var import_picocolors = __toESM(require_picocolors(), 1);
var MESSAGE_WIDTH = 80;
var INDENT = "  ";
function severityPaint(colors, severity) {
  return { error: colors.red, warning: colors.yellow, info: colors.cyan }[severity];
}
function pad(text, width) {
  return text + " ".repeat(Math.max(0, width - stringWidth(text)));
}
function place({ line, column }, widths) {
  return `${String(line).padStart(widths.line)}:${String(column).padEnd(widths.column)}`;
}
function pointOf({ region, comment }, file) {
  return file.kind === "thread" && comment !== void 0 ? comment : region.startPoint;
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
    ...comment === void 0 || file.kind === "thread" ? [] : [colors.dim(printable(describeComment(comment)))],
    ...frame(region, severityPaint(colors, severity)),
    ...related.flatMap(({ at, message, path, comment: other }) => [
      `${path === void 0 ? "" : `${heading(path)}:`}${relatedPlace(at.startPoint, other, comment)} ${printable(message)}`,
      ...path === void 0 ? frame(at, colors.cyan) : []
    ]),
    ...verbose && url !== "" ? [colors.dim(`see ${printable(url)}`)] : []
  ];
}
function relatedPlace(point, other, own) {
  if (other === void 0) return `${point.line}:${point.column}`;
  return isSameComment(other, own) ? `${other.line}:${other.column}` : `${printable(describeComment(other))}:`;
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
    line: widest((diagnostic) => String(pointOf(diagnostic, file).line).length),
    column: widest((diagnostic) => String(pointOf(diagnostic, file).column).length)
  };
  const severityWidth = widest(({ severity }) => severity.length);
  const messageWidth = Math.min(
    MESSAGE_WIDTH,
    widest(({ message }) => stringWidth(printable(message)))
  );
  const detailIndent = " ".repeat(INDENT.length + widths.line + 1 + widths.column + 2);
  const lines = [colors.underline(heading(file.path))];
  for (const failure of file.failures) lines.push(`${INDENT}${colors.red("failed")}  ${printable(failure)}`);
  let above;
  for (const diagnostic of diagnostics) {
    const { severity, message, ruleId, comment } = diagnostic;
    if (file.kind === "thread" && comment !== void 0 && !isSameComment(comment, above)) lines.push(`${INDENT}${colors.bold(printable(commentHeading(comment)))}`);
    above = comment;
    lines.push(
      [
        `${INDENT}${colors.dim(place(pointOf(diagnostic, file), widths))}`,
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
  github: formatGithub,
  markdown: formatMarkdown,
  html: formatHtml,
  rdjson: formatRdjson,
  gitlab: formatGitlab,
  junit: formatJunit
};

export {
  workflowCommand,
  formats
};
