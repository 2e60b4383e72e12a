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
  answerFirst: () => answerFirst
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_QOUJQUOO = require("./chunk-QOUJQUOO.js");
var import_chunk_IXLUPIII = require("./chunk-IXLUPIII.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
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
    if (!(0, import_chunk_QOUJQUOO.isRecord)(message) || message["method"] !== "initialize") return void 0;
    const { id, params } = message;
    if (typeof id !== "string" && typeof id !== "number") return void 0;
    return { id, result: (0, import_chunk_QOUJQUOO.initializeResult)(params) };
  } catch {
    return void 0;
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  answerFirst
});
