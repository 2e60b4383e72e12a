import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import type { CodeAction, Range } from "vscode-languageserver/node";
import { goodSkill, makeTree } from "../cli/tree.ts";
import { positionOf, richClient, TestClient, type StartOptions } from "./client.ts";

afterAll(() => TestClient.endShared());

const broken = goodSkill("a", "Count things: use it when a number is needed.");

async function openSkill(text: string, options?: StartOptions, path = "skills/a/SKILL.md"): Promise<{ client: TestClient; uri: string; at: (text: string) => Range }> {
  const { folder } = makeTree({ ".git/HEAD": "" });
  const client = options === undefined ? await TestClient.shared() : await TestClient.start({ folders: [folder], ...options });
  const uri = pathToFileURL(join(folder, path)).href;
  await client.open(uri, text);
  return {
    client,
    uri,
    at: (part) => {
      const position = positionOf(client.document(uri), part);
      return { start: position, end: position };
    },
  };
}

function named(actions: readonly CodeAction[], title: RegExp): CodeAction {
  const found = actions.find((action) => title.test(action.title));
  if (found === undefined) throw new Error(`no ${String(title)} in ${actions.map((action) => action.title).join("; ")}`);
  return found;
}

describe("a quick fix", () => {
  it("mends its finding, belongs to its diagnostic and to the version", async () => {
    const { client, uri } = await openSkill("😀\r\nxxx", undefined, "README.md");
    expect(await client.actions(uri, { start: { line: 0, character: 0 }, end: { line: 1, character: 1 } })).toEqual([]);
    await client.close(uri);
    const skill = uri.replace("README.md", "skills/a/SKILL.md");
    await client.open(skill, broken.replaceAll("\n", "\r\n"));
    const [diagnostic] = await client.diagnostics(skill);
    const position = positionOf(client.document(skill), ": use it");
    const actions = await client.actions(skill, { start: position, end: position }, diagnostic === undefined ? {} : { diagnostics: [diagnostic] });
    const fix = named(actions, /frontmatter\/valid-yaml\)$/);
    expect(fix).toMatchObject({ kind: "quickfix", isPreferred: true, diagnostics: [{ code: "frontmatter/valid-yaml", range: diagnostic?.range }] });
    expect(fix.title).toBe("Quote the value (frontmatter/valid-yaml)");
    expect(fix.edit?.documentChanges?.[0]).toMatchObject({ textDocument: { uri: skill, version: 1 } });
    expect(client.applied(skill, fix.edit)).toBe(goodSkill("a", '"Count things: use it when a number is needed."').replaceAll("\n", "\r\n"));
  });

  it("comes without versions for a client that knows none", async () => {
    const { client, uri, at } = await openSkill(broken, { capabilities: { ...richClient, workspace: {} } });
    const fix = named(await client.actions(uri, at(": use it")), /valid-yaml\)$/);
    expect(Object.keys(fix.edit?.changes ?? {})).toEqual([uri]);
  });

  it("says when it is unsafe, and honours what the client asks for", async () => {
    const { client, uri, at } = await openSkill(goodSkill("A_b"));
    const actions = await client.actions(uri, at("A_b"));
    expect(named(actions, /unsafe\)$/).isPreferred).toBe(false);
    expect(await client.actions(uri, at("A_b"), { only: ["refactor"] })).toEqual([]);
    expect((await client.actions(uri, at("A_b"), { only: ["quickfix"] })).every(({ kind }) => kind === "quickfix")).toBe(true);
  });
});

describe("fix all", () => {
  const marker = (id: number): string => `<!-- Engagement-record-design-${id} -->\n`;

  it("applies every safe fix, and touches nothing else", async () => {
    const { client, uri } = await openSkill(`😀 a\r\n\r\n${marker(1)}\r\n[x]\r\n\r\n${marker(2)}`, undefined, "notes/a.md");
    const whole: Range = { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } };
    const actions = await client.actions(uri, whole, { only: ["source.fixAll"] });
    expect(actions.map(({ kind }) => kind)).toEqual(["source.fixAll.markerlint"]);
    expect(client.applied(uri, actions[0]?.edit)).toBe(`😀 a\r\n\r\n${marker(1).toLowerCase()}\r\n[x]\r\n\r\n${marker(2).toLowerCase()}`);
    expect(await client.actions(uri, whole, { only: ["source.fixAll.markerlint"] })).toHaveLength(1);
    expect(await client.actions(uri, whole, { only: ["source.fixAll.other"] })).toEqual([]);
    expect(await client.actions(uri, whole, { only: ["source.organizeImports"] })).toEqual([]);
  });

  it("is there at once for a client that cannot ask for the edit later", async () => {
    const { client, uri, at } = await openSkill(broken, { capabilities: { textDocument: { codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: [] } } } } } });
    const actions = await client.request<CodeAction[]>("textDocument/codeAction", { textDocument: { uri }, range: at(": use it"), context: { diagnostics: [], only: ["source.fixAll.markerlint"] } });
    expect(client.applied(uri, actions[0]?.edit)).toContain('"Count things:');
  });

  it("is not there where nothing can be fixed, nor for a document of an older version", async () => {
    const { client, uri, at } = await openSkill(goodSkill("a"));
    expect(await client.actions(uri, at("Count"), { only: ["source.fixAll"] })).toEqual([]);
    await client.change(uri, broken);
    const [action] = await client.request<CodeAction[]>("textDocument/codeAction", { textDocument: { uri }, range: at(": use it"), context: { diagnostics: [], only: ["source.fixAll"] } });
    await client.change(uri, "x", { start: { line: 7, character: 0 }, end: { line: 7, character: 0 } });
    expect((await client.request<CodeAction>("codeAction/resolve", action)).edit).toBeUndefined();
  });
});

describe("disabling a rule", () => {
  /** The text after the action, and what is still found in it. */
  async function disable(text: string, part: string, title: RegExp, path?: string): Promise<{ text: string; left: readonly unknown[] }> {
    const { client, uri, at } = await openSkill(text, undefined, path);
    const action = named(await client.actions(uri, at(part)), title);
    const applied = client.applied(uri, action.edit);
    await client.change(uri, applied);
    return { text: applied, left: await client.codes(uri) };
  }

  it("for the line writes a comment of YAML in front matter", async () => {
    const { text, left } = await disable(goodSkill("A_b"), "A_b", /^Disable skill\/name-form for this line/, "skills/A_b/SKILL.md");
    expect(text).toContain("name: A_b # markerlint-disable-line skill/name-form -- why\n");
    expect(left).toEqual([]);
  });

  it("for the line writes a comment above a heading or a marker", async () => {
    const { text, left } = await disable("Text\n\n<!-- Engagement-record-design-1 -->\n", "Engagement", /^Disable marker\/head-form for this line/, "notes/a.md");
    expect(text).toBe("Text\n\n<!-- markerlint-disable-next-line marker/head-form -- why -->\n<!-- Engagement-record-design-1 -->\n");
    expect(left).toEqual([]);
  });

  it("for the line writes a comment behind the words within a paragraph", async () => {
    const skill = `${goodSkill("a")}\nOne line\nand see [it](references/gone.md) here\nand so on.\n`;
    const { text, left } = await disable(skill, "references/gone", /^Disable links\/exists for this line/);
    expect(text).toContain("[it](references/gone.md) here <!-- markerlint-disable-line links/exists — why -->\nand so on.");
    expect(left).toEqual([]);
  });

  it("for a line in a fence writes comments around it", async () => {
    const skill = `${goodSkill("a")}\n- item\n\n  \`\`\`sh\n  gh issue craete --title x\n  \`\`\`\n`;
    const { client, uri, at } = await openSkill(skill);
    const actions = await client.actions(uri, at("craete"));
    const applied = client.applied(uri, named(actions, /^Disable snippet\/known-gh-command for this line/).edit);
    expect(applied).toContain("  <!-- markerlint-disable snippet/known-gh-command -- why -->\n  ```sh\n");
    expect(applied).toContain("  ```\n  <!-- markerlint-enable snippet/known-gh-command -->\n");
    await client.change(uri, applied);
    expect(await client.codes(uri)).toEqual([]);
  });

  it("for the file writes below the front matter", async () => {
    const { text, left } = await disable(goodSkill("A_b"), "A_b", /^Disable skill\/name-form for this file/, "skills/A_b/SKILL.md");
    expect(text).toContain("---\n\n<!-- markerlint-disable-file skill/name-form -- why -->\n\n# A_b");
    expect(left).toEqual([]);
  });

  it("puts the cursor where the reason goes, by a snippet or by a selection", async () => {
    const { client, uri, at } = await openSkill(goodSkill("A_b"), undefined, "skills/A_b/SKILL.md");
    const snippet = named(await client.actions(uri, at("A_b")), /^Disable skill\/name-form for this line/);
    expect(JSON.stringify(snippet.edit)).toContain("-- ${1:the reason}");
    const plain = await openSkill(goodSkill("A_b"), { capabilities: { ...richClient, workspace: { workspaceEdit: { documentChanges: true } } } }, "skills/A_b/SKILL.md");
    const action = named(await plain.client.actions(plain.uri, plain.at("A_b")), /^Disable skill\/name-form for this line/);
    const text = plain.client.applied(plain.uri, action.edit);
    await plain.client.change(plain.uri, text);
    await plain.client.request("workspace/executeCommand", { command: action.command?.command, arguments: action.command?.arguments });
    expect(plain.client.document(plain.uri).getText(plain.client.shown[0]?.selection)).toBe("the reason");
  });
});

describe("the page of a rule", () => {
  it("is opened by a command, where the client shows documents", async () => {
    const { client, uri, at } = await openSkill(broken);
    const action = named(await client.actions(uri, at(": use it")), /^Open the page of frontmatter\/valid-yaml/);
    await client.request("workspace/executeCommand", { command: action.command?.command, arguments: action.command?.arguments });
    expect(client.shown.at(-1)).toMatchObject({ external: true, uri: expect.stringMatching(/rules\/frontmatter\/valid-yaml\.md$/) as string });
    const plain = await openSkill(broken, { capabilities: { ...richClient, window: {} } });
    expect((await plain.client.actions(plain.uri, plain.at(": use it"))).some(({ command }) => command !== undefined)).toBe(false);
  });
});
