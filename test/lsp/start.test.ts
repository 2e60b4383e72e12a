import { spawn } from "node:child_process";
import { once } from "node:events";
import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { createConnection } from "vscode-languageserver/node";
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from "vscode-jsonrpc/node";
import { answerFirst } from "../../src/lsp/first-answer.ts";
import { Server } from "../../src/lsp/server.ts";
import { pullingClient, richClient, TestClient } from "./client.ts";
import { bundledCommand } from "./server-bundle.ts";

const params = { processId: null, rootUri: null, capabilities: richClient, workspaceFolders: null };

function messageOf(content: unknown): Buffer {
  const body = Buffer.from(JSON.stringify(content));
  return Buffer.concat([Buffer.from(`Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: ${String(body.length)}\r\n\r\n`), body]);
}

/** What is answered to an input that comes in chunks, and what is left of it for the server. */
async function answer(chunks: readonly (Buffer | string)[], ends = false): Promise<{ id: string | number | undefined; written: string; left: string }> {
  const input = new PassThrough();
  const output = new PassThrough();
  const answered = answerFirst(input, output);
  for (const chunk of chunks) {
    input.write(chunk);
    await new Promise(setImmediate);
  }
  if (ends) input.end();
  const id = await answered;
  return { id, written: String((output.read() as Buffer | null) ?? ""), left: String((input.read() as Buffer | null) ?? "") };
}

describe("a server that is started as VS Code does it", () => {
  it("is told the process of its client, and ends with that", async () => {
    const editor = spawn(process.execPath, ["-e", "setInterval(() => undefined, 1000)"]);
    const client = await TestClient.start({ args: [`--clientProcessId=${String(editor.pid)}`] });
    expect(client.result?.serverInfo?.name).toBe("markerlint");
    const ended = once(client.process, "exit");
    editor.kill("SIGKILL");
    expect((await ended)[0]).toBe(1);
  });
});

describe("the first answer", () => {
  it("is that of the server, and comes once", async () => {
    for (const capabilities of [{}, richClient, pullingClient]) {
      const [toServer, toClient] = [new PassThrough(), new PassThrough()];
      new Server(createConnection(new StreamMessageReader(toServer), new StreamMessageWriter(toClient))).listen();
      const client = createMessageConnection(toClient, toServer);
      client.listen();
      const request = { jsonrpc: "2.0", id: "one", method: "initialize", params: { ...params, capabilities } };
      const { id, written, left } = await answer([messageOf(request)]);
      expect(id).toBe("one");
      expect(JSON.parse(written.slice(written.indexOf("{")))).toEqual({ jsonrpc: "2.0", id, result: await client.sendRequest("initialize", request.params) });
      expect(left).toBe(String(messageOf(request)));
      client.dispose();
    }
    const server = spawn(process.execPath, [await bundledCommand(), "lsp", "--stdio"]);
    const seen: Buffer[] = [];
    server.stdout.on("data", (chunk: Buffer) => {
      seen.push(chunk);
      if (String(chunk).includes('"id":1')) server.stdin.write(messageOf({ jsonrpc: "2.0", method: "exit" }));
    });
    for (const [id, method] of ["initialize", "shutdown"].entries()) server.stdin.write(messageOf({ jsonrpc: "2.0", id, method, params: method === "initialize" ? params : undefined }));
    expect((await once(server, "exit"))[0]).toBe(0);
    expect([...String(Buffer.concat(seen)).matchAll(/"id":(\d)/g)].map(([, id]) => id)).toEqual(["0", "1"]);
  });

  it("comes when the message is whole, in whatever pieces it comes", async () => {
    const bytes = messageOf({ jsonrpc: "2.0", id: 7, method: "initialize", params: { ...params, locale: "名前😀" } });
    const { id, left } = await answer([...bytes, ...messageOf({ jsonrpc: "2.0", method: "initialized" })].map((byte) => Buffer.of(byte)));
    expect(id).toBe(7);
    expect(left.startsWith(String(bytes))).toBe(true);
  });

  it("is left to the server for what is no request to initialize", async () => {
    for (const input of [
      messageOf({ jsonrpc: "2.0", id: 1, method: "textDocument/hover", params: {} }),
      messageOf({ jsonrpc: "2.0", id: 1, method: "initialize", params: null }),
      messageOf({ jsonrpc: "2.0", id: null, method: "initialize", params }),
      messageOf([]),
      Buffer.from("Content-Length: 3\r\n\r\n{a}"),
      Buffer.from("Content-Length: x\r\n\r\n{}"),
      Buffer.from("x".repeat(5000)),
    ]) {
      expect(await answer([input])).toEqual({ id: undefined, written: "", left: String(input) });
    }
  });

  it("is not given to a client that goes before", async () => {
    expect(await answer(["Content-Length: 900\r\n\r\n{"], true)).toEqual({ id: undefined, written: "", left: "" });
    const server = spawn(process.execPath, [await bundledCommand(), "lsp", "--stdio"], { stdio: ["ignore", "pipe", "pipe"] });
    expect((await once(server, "exit"))[0]).toBe(1);
  });
});
