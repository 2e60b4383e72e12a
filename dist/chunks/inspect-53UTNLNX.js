import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  collectInputs
} from "./chunk-73V7JOE4.js";
import "./chunk-UTY6L6FU.js";
import {
  configSource
} from "./chunk-Y3LSJ3XR.js";
import "./chunk-QCEAM6G2.js";
import "./chunk-L4PNHGZQ.js";
import "./chunk-GFTFC4E7.js";
import {
  describeError
} from "./chunk-FLBNCQKZ.js";
import {
  ruleUrl
} from "./chunk-N5NDYTCX.js";
import "./chunk-2SZINNWM.js";
import {
  Linter,
  chooseParser
} from "./chunk-36OAEOIZ.js";
import {
  decode
} from "./chunk-OEH4MSRP.js";
import "./chunk-ZGUKQ7UZ.js";
import "./chunk-SNCPEAA6.js";
import "./chunk-2HZWXRTW.js";
import "./chunk-PLMVX6E5.js";
import "./chunk-WEKIPHMS.js";
import "./chunk-2EQLA6PT.js";
import "./chunk-E27GM2Z5.js";
import "./chunk-EZPK4SWV.js";
import "./chunk-TUDLSK3U.js";
import {
  ruleEntries
} from "./chunk-MR7BP4NY.js";
import "./chunk-A4RCR4PN.js";
import {
  keyText
} from "./chunk-I2JIPEPR.js";
import "./chunk-IZ4RLPAD.js";
import "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import "./chunk-5YL7ED5X.js";
import "./chunk-MA5DTT2Q.js";
import "./chunk-PEHJL7XL.js";

// src/cli/inspect-document.ts
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
      keys: (frontmatter.mapping?.pairs ?? []).map((pair) => ({ key: keyText(pair) ?? "", place: place(pair.key.span), value: showValue(pair.value) }))
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
  if (value.kind === "mapping") return `{ ${value.pairs.map((pair) => keyText(pair) ?? "").join(", ")} }`;
  if (value.kind === "sequence") return `[ ${String(value.items.length)} ]`;
  if (value.kind === "alias") return `*${value.name}`;
  return shorten(value.text);
}
function shorten(whole) {
  const text = whole.replaceAll(/\s+/g, " ").trim();
  return text.length > longestValue ? `${text.slice(0, longestValue - 1)}\u2026` : text;
}
function renderInspection(inspection, indent = "") {
  const { kind, kindBecause, path, parser, lines, faults, frontmatter, members, sections, links, fences, markers, comments } = inspection;
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
  for (const comment of comments) {
    out.push(`${indent}  comment ${comment.id ?? "(no id)"}${comment.url === void 0 ? "" : ` ${comment.url}`}`);
    out.push(...renderInspection(comment, `${indent}    `).split("\n").slice(2));
  }
  return out.join("\n");
}

// src/cli/inspect.ts
var reasons = {
  chosen: "named so by the configuration or by --kind",
  skill: "told by its file name",
  place: "told by the folder it stands in",
  resource: "it stands in the folder of a skill",
  content: "told by its content or by the ending of its name"
};
async function inspect(paths, { format, kind, parser: parserName }, streams, cwd) {
  const configs = configSource({ config: true, configCode: true, rule: [], profile: [] }, cwd);
  const parser = await chooseParser(parserName);
  const linter = new Linter({ parser, rules: ruleEntries, inlineConfig: true, ruleUrl });
  const { inputs, notes, failures } = await collectInputs(paths, kind === void 0 ? {} : { kind }, configs, streams, cwd);
  const seen = [];
  const unread = failures.map(({ path, reason }) => `${path}: ${reason}`);
  for (const { file, read } of inputs) {
    try {
      const input = { ...decode(await read()), path: file.path, kind: file.kind, fileName: file.fileName, folderNames: file.folderNames };
      seen.push({ ...inspectDocument(linter.inspect(input, file.config.layers), parser.name), kindBecause: reasons[file.kindSource] });
    } catch (error) {
      unread.push(`${file.path}: ${describeError(error)}`);
    }
  }
  if (format === "json") streams.stdout.write(`${JSON.stringify({ version: 1, files: seen, notes, failures: unread }, null, 2)}
`);
  else streams.stdout.write(seen.map((inspection) => `${renderInspection(inspection)}
`).join("\n"));
  for (const line of [...notes, ...unread]) streams.stderr.write(`markerlint: ${line}
`);
  if (inputs.length === 0) streams.stderr.write("markerlint: nothing was inspected\n");
  return unread.length > 0 ? 2 : 0;
}
export {
  inspect
};
