import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/faulty-line.ts
function findFaultyLine({ text, frontmatter }, offset) {
  if (frontmatter === void 0) return void 0;
  const { content } = frontmatter;
  const start = Math.max(content.start, text.lastIndexOf("\n", offset - 1) + 1);
  const rest = text.slice(start, content.end);
  const [line = ""] = rest.split(/\r?\n/, 1);
  const found = /^([A-Za-z_][\w-]*)(:[ \t]+)(?!["'|>])(\S(?:.*\S)?)[ \t]*$/.exec(line);
  if (found === null || /\s#/.test(line)) return void 0;
  const next = rest.slice(line.length).replace(/^(?:[ \t]*\r?\n)+/, "");
  if (!/^(?:[A-Za-z_][\w-]*:(?=\s|$)|#|[ \t]*$)/.test(next)) return void 0;
  const [, key = "", colon = "", value = ""] = found;
  const from = start + key.length + colon.length;
  return { key, value: { start: from, end: from + value.length }, quoted: quote(value) };
}
function quote(value) {
  return /["\\]/.test(value) ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
}

export {
  findFaultyLine,
  quote
};
