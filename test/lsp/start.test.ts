import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { TestClient } from "./client.ts";

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
