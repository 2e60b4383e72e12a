import type { TextFault } from "../core/document.ts";

/** The text of a file and what was remembered of its bytes. */
export interface DecodedText {
  /** Without the byte-order mark; line endings as they are. */
  readonly text: string;
  readonly hasByteOrderMark: boolean;
  readonly faults: readonly TextFault[];
}

/** Encodings that a reader of UTF-8 turns into noise, by their byte-order mark (The Unicode Standard, table 2-4). */
const foreignMarks = [
  { name: "UTF-32", label: undefined, mark: [0xff, 0xfe, 0, 0] },
  { name: "UTF-32", label: undefined, mark: [0, 0, 0xfe, 0xff] },
  { name: "UTF-16", label: "utf-16le", mark: [0xff, 0xfe] },
  { name: "UTF-16", label: "utf-16be", mark: [0xfe, 0xff] },
] as const;

const utf8Mark = [0xef, 0xbb, 0xbf] as const;
const replacement = "\uFFFD";

/** Decodes the bytes of a file as UTF-8. Never throws: what cannot be decoded is a fault with the place of the first bad byte. */
export function decode(bytes: Uint8Array): DecodedText {
  const foreign = foreignMarks.find(({ mark }) => startsWith(bytes, mark)) ?? unmarkedUtf16(bytes);
  if (foreign !== undefined) {
    const text = foreign.label === undefined ? "" : new TextDecoder(foreign.label).decode(bytes);
    return { text, hasByteOrderMark: false, faults: [{ code: "utf-16", span: { start: 0, end: 0 }, reason: foreign.name }] };
  }
  const hasByteOrderMark = startsWith(bytes, utf8Mark);
  const content = hasByteOrderMark ? bytes.subarray(utf8Mark.length) : bytes;
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(content);
  return { text, hasByteOrderMark, faults: findTextFaults(text, content) };
}

/** What is wrong with a text that came as a string, from an editor or a JSON file. */
export function findTextFaults(text: string, bytes?: Uint8Array): TextFault[] {
  const faults: TextFault[] = [];
  const badByte = bytes === undefined ? undefined : firstUndecodable(text, bytes);
  if (badByte !== undefined) {
    faults.push({ code: "invalid-utf-8", span: { start: badByte.at, end: badByte.at + 1 }, reason: badByte.hex });
  }
  const nul = text.indexOf("\0");
  if (nul !== -1) faults.push({ code: "nul", span: { start: nul, end: nul + 1 }, reason: "NUL" });
  // One clear finding: where both stand, the first one is what a reader meets.
  return faults.sort((a, b) => a.span.start - b.span.start).slice(0, 1);
}

/** The bytes of a text as they are written back. */
export function encode(text: string, hasByteOrderMark: boolean): Uint8Array {
  const content = new TextEncoder().encode(text);
  if (!hasByteOrderMark) return content;
  const bytes = new Uint8Array(utf8Mark.length + content.length);
  bytes.set(utf8Mark);
  bytes.set(content, utf8Mark.length);
  return bytes;
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte) && bytes.length >= mark.length;
}

/** UTF-16 without a mark: in text of mostly Latin letters every second byte is zero. */
function unmarkedUtf16(bytes: Uint8Array): { name: "UTF-16"; label: "utf-16le" | "utf-16be" } | undefined {
  const head = bytes.subarray(0, 64);
  if (head.length < 8) return undefined;
  let even = 0;
  let odd = 0;
  for (const [index, byte] of head.entries()) {
    if (byte === 0 && index % 2 === 0) even += 1;
    if (byte === 0 && index % 2 === 1) odd += 1;
  }
  const most = head.length * 0.4;
  if (odd >= most && even === 0) return { name: "UTF-16", label: "utf-16le" };
  if (even >= most && odd === 0) return { name: "UTF-16", label: "utf-16be" };
  return undefined;
}

/** The first replacement character of a decoded text that does not stand in the bytes as one. */
function firstUndecodable(text: string, bytes: Uint8Array): { at: number; hex: string } | undefined {
  const encoder = new TextEncoder();
  let textAt = 0;
  let byteAt = 0;
  for (let at = text.indexOf(replacement); at !== -1; at = text.indexOf(replacement, at + 1)) {
    byteAt += encoder.encode(text.slice(textAt, at)).length;
    textAt = at;
    if (!startsWith(bytes.subarray(byteAt, byteAt + 3), [0xef, 0xbf, 0xbd])) {
      return { at, hex: `0x${(bytes[byteAt] ?? 0).toString(16).toUpperCase().padStart(2, "0")}` };
    }
  }
  return undefined;
}
