import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/parse/decode.ts
var foreignMarks = [
  { name: "UTF-32", label: void 0, mark: [255, 254, 0, 0] },
  { name: "UTF-32", label: void 0, mark: [0, 0, 254, 255] },
  { name: "UTF-16", label: "utf-16le", mark: [255, 254] },
  { name: "UTF-16", label: "utf-16be", mark: [254, 255] }
];
var utf8Mark = [239, 187, 191];
var replacement = "\uFFFD";
function decode(bytes) {
  const foreign = foreignMarks.find(({ mark }) => startsWith(bytes, mark)) ?? unmarkedUtf16(bytes);
  if (foreign !== void 0) {
    const text2 = foreign.label === void 0 ? "" : new TextDecoder(foreign.label).decode(bytes);
    return { text: text2, hasByteOrderMark: false, faults: [{ code: "utf-16", span: { start: 0, end: 0 }, reason: foreign.name }] };
  }
  const hasByteOrderMark = startsWith(bytes, utf8Mark);
  const content = hasByteOrderMark ? bytes.subarray(utf8Mark.length) : bytes;
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(content);
  return { text, hasByteOrderMark, faults: findTextFaults(text, content) };
}
function findTextFaults(text, bytes) {
  const faults = [];
  const badByte = bytes === void 0 ? void 0 : firstUndecodable(text, bytes);
  if (badByte !== void 0) {
    faults.push({ code: "invalid-utf-8", span: { start: badByte.at, end: badByte.at + 1 }, reason: badByte.hex });
  }
  const nul = text.indexOf("\0");
  if (nul !== -1) faults.push({ code: "nul", span: { start: nul, end: nul + 1 }, reason: "NUL" });
  return faults.sort((a, b) => a.span.start - b.span.start).slice(0, 1);
}
function encode(text, hasByteOrderMark) {
  const content = new TextEncoder().encode(text);
  if (!hasByteOrderMark) return content;
  const bytes = new Uint8Array(utf8Mark.length + content.length);
  bytes.set(utf8Mark);
  bytes.set(content, utf8Mark.length);
  return bytes;
}
function startsWith(bytes, mark) {
  return mark.every((byte, index) => bytes[index] === byte) && bytes.length >= mark.length;
}
function unmarkedUtf16(bytes) {
  const head = bytes.subarray(0, 64);
  if (head.length < 8) return void 0;
  let even = 0;
  let odd = 0;
  for (const [index, byte] of head.entries()) {
    if (byte === 0 && index % 2 === 0) even += 1;
    if (byte === 0 && index % 2 === 1) odd += 1;
  }
  const most = head.length * 0.4;
  if (odd >= most && even === 0) return { name: "UTF-16", label: "utf-16le" };
  if (even >= most && odd === 0) return { name: "UTF-16", label: "utf-16be" };
  return void 0;
}
function firstUndecodable(text, bytes) {
  const encoder = new TextEncoder();
  let textAt = 0;
  let byteAt = 0;
  for (let at = text.indexOf(replacement); at !== -1; at = text.indexOf(replacement, at + 1)) {
    byteAt += encoder.encode(text.slice(textAt, at)).length;
    textAt = at;
    if (!startsWith(bytes.subarray(byteAt, byteAt + 3), [239, 191, 189])) {
      return { at, hex: `0x${(bytes[byteAt] ?? 0).toString(16).toUpperCase().padStart(2, "0")}` };
    }
  }
  return void 0;
}

export {
  decode,
  findTextFaults,
  encode
};
