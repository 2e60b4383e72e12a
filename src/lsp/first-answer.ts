import type { Readable, Writable } from "node:stream";
import type { InitializeParams } from "vscode-languageserver/node";
import { initializeResult } from "./capabilities.ts";
import { isRecord } from "./settings.ts";

/** The longest header of a message, in bytes; what is longer is none. */
const longestHeader = 4096;

/**
 * Answers `initialize`, if that is the first message of the client, and puts back what was read, so that the server reads it too: it
 * takes longer to load than a client should wait. Gives the id of the request, which is not to be answered again; `undefined` for
 * any other message, and where the input ends.
 */
export async function answerFirst(input: Readable, output: Writable): Promise<string | number | undefined> {
  const { read, body } = await readFirst(input);
  if (read.length > 0 && !input.readableEnded) input.unshift(read);
  const request = parseRequest(body);
  if (request === undefined) return undefined;
  const answer = JSON.stringify({ jsonrpc: "2.0", id: request.id, result: request.result });
  output.write(`Content-Length: ${String(Buffer.byteLength(answer))}\r\n\r\n${answer}`);
  return request.id;
}

/** What was read until the first message was whole, and the message itself; none where the input is no message. */
async function readFirst(input: Readable): Promise<{ readonly read: Buffer; readonly body: string | undefined }> {
  const chunks: Buffer[] = [];
  let size = 0;
  let whole: { readonly start: number; readonly end: number } | undefined;
  while (whole === undefined || size < whole.end) {
    const chunk = input.read() as Buffer | null;
    if (chunk === null) {
      if (input.readableEnded || input.destroyed) break;
      await moreOf(input);
      continue;
    }
    chunks.push(chunk);
    size += chunk.length;
    if (whole !== undefined) continue;
    const head = Buffer.concat(chunks).toString("latin1", 0, longestHeader);
    const end = head.indexOf("\r\n\r\n");
    const length = /^Content-Length: *(\d{1,9})\r$/im.exec(head.slice(0, end + 1))?.[1];
    if (end === -1 ? size >= longestHeader : length === undefined) break;
    if (end !== -1) whole = { start: end + 4, end: end + 4 + Number(length) };
  }
  const read = Buffer.concat(chunks);
  return { read, body: whole === undefined || size < whole.end ? undefined : read.toString("utf8", whole.start, whole.end) };
}

/** Waits until there is something to read, or nothing more comes. */
function moreOf(input: Readable): Promise<void> {
  const events = ["readable", "end", "close"];
  return new Promise((resolve) => {
    const done = (): void => {
      for (const event of events) input.off(event, done);
      resolve();
    };
    for (const event of events) input.on(event, done);
  });
}

function parseRequest(body: string | undefined): { readonly id: string | number; readonly result: unknown } | undefined {
  if (body === undefined) return undefined;
  try {
    const message: unknown = JSON.parse(body);
    if (!isRecord(message) || message["method"] !== "initialize") return undefined;
    const { id, params } = message;
    if (typeof id !== "string" && typeof id !== "number") return undefined;
    return { id, result: initializeResult(params as InitializeParams) };
  } catch {
    // The server says what is wrong with it.
    return undefined;
  }
}
