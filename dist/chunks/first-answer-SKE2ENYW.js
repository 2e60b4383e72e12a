import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  initializeResult,
  isRecord
} from "./chunk-A4XSZPBM.js";
import "./chunk-UJBXNLNR.js";
import "./chunk-XMNH433A.js";
import "./chunk-YIYL6WIJ.js";

// src/lsp/first-answer.ts
var longestHeader = 4096;
async function answerFirst(input, output) {
  const { read, body } = await readFirst(input);
  if (read.length > 0 && !input.readableEnded) input.unshift(read);
  const request = parseRequest(body);
  if (request === void 0) return void 0;
  const answer = JSON.stringify({ jsonrpc: "2.0", id: request.id, result: request.result });
  output.write(`Content-Length: ${String(Buffer.byteLength(answer))}\r
\r
${answer}`);
  return request.id;
}
async function readFirst(input) {
  const chunks = [];
  let size = 0;
  let whole;
  while (whole === void 0 || size < whole.end) {
    const chunk = input.read();
    if (chunk === null) {
      if (input.readableEnded || input.destroyed) break;
      await moreOf(input);
      continue;
    }
    chunks.push(chunk);
    size += chunk.length;
    if (whole !== void 0) continue;
    const head = Buffer.concat(chunks).toString("latin1", 0, longestHeader);
    const end = head.indexOf("\r\n\r\n");
    const length = /^Content-Length: *(\d{1,9})\r$/im.exec(head.slice(0, end + 1))?.[1];
    if (end === -1 ? size >= longestHeader : length === void 0) break;
    if (end !== -1) whole = { start: end + 4, end: end + 4 + Number(length) };
  }
  const read = Buffer.concat(chunks);
  return { read, body: whole === void 0 || size < whole.end ? void 0 : read.toString("utf8", whole.start, whole.end) };
}
function moreOf(input) {
  const events = ["readable", "end", "close"];
  return new Promise((resolve) => {
    const done = () => {
      for (const event of events) input.off(event, done);
      resolve();
    };
    for (const event of events) input.on(event, done);
  });
}
function parseRequest(body) {
  if (body === void 0) return void 0;
  try {
    const message = JSON.parse(body);
    if (!isRecord(message) || message["method"] !== "initialize") return void 0;
    const { id, params } = message;
    if (typeof id !== "string" && typeof id !== "number") return void 0;
    return { id, result: initializeResult(params) };
  } catch {
    return void 0;
  }
}
export {
  answerFirst
};
