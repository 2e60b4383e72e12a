import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import type { CompletionItem, DocumentLink, DocumentSymbol, FoldingRange, Hover, Location, Position, WorkspaceEdit } from "vscode-languageserver/node";
import { goodSkill, makeTree } from "../cli/tree.ts";
import { positionOf, TestClient } from "./client.ts";

const record = `<!-- engagement-record-design-575 -->

### Named Decisions

- **storage-format**
  - **Classification**: load-bearing

\`\`\`yaml
schema_version: 4
phase: design
load_bearing_decisions:
  - decision_id: storage-format
    classification: load-bearing
\`\`\`
`;

const agent = "---\nname: one\ndescription: Counts things.\nskills:\n  - alpha\n---\n\nCount with `alpha`.\n";

const files = {
  ".git/HEAD": "",
  ".claude/skills/alpha/SKILL.md": `${goodSkill("alpha")}\nSee [more](references/more.md#second-part) and \`references/more.md\`.\n\n## Step 1: Look\n\n## Step 2: Count\n\n## Step 3: Tell\n\nAs in Step 2.\n`,
  ".claude/skills/alpha/references/more.md": "# More\n\n## First part\n\nText.\n\n## Second part\n\nText.\n",
  ".claude/skills/beta/SKILL.md": `${goodSkill("beta", "Weigh things. Use it when a weight is needed.")}\nFirst [count](../alpha/SKILL.md), then see [more](../alpha/references/more.md).\n`,
  ".claude/agents/one.md": agent,
  "markerlint.config.yaml": "files:\n  records/*.md: comment\n",
  ".markerlint/log.contract.yaml": `contract: note
name: log
description: A log of the work.
files: ["log.md"]
parts:
  n: { type: integer }
title:
  forms: "Log"
fields:
  Owner: { required: true }
sections:
  state:
    heading: [Present State]
    required: true
    consequence: the next session starts from nothing
    labels:
      Status: { required: true, filled: true }
      Next: {}
  step:
    heading: ["Step {n}"]
    many: true
`,
  ".markerlint/events.contract.yaml": `contract: journal
name: events
description: What happened.
files: [events.jsonl]
discriminator: type
timestamp: { field: at }
records:
  opened:
    description: The work began.
    schema: { type: object, properties: { owner: { type: string, description: Who has it. } } }
    identity: { keys: [owner] }
    read: latest
  closed:
    schema: { type: object, properties: { n: { type: integer, description: How many. } } }
`,
  ".markerlint/tool.contract.yaml": `contract: command
name: tool
description: Counts things.
title: counter.py
names: [counter.py]
flags:
  folder: { description: Where., value: required }
subcommands:
  add:
    description: Adds one.
    flags:
      type: { description: The type., value: required, required: true, allowed: [a, b] }
  read:
    description: Reads all.
`,
};

afterAll(() => TestClient.endShared());

async function opened(path: string, text: string, languageId?: string): Promise<{ client: TestClient; uri: string; folder: string; find: (text: string, end?: "start" | "end") => Position }> {
  const { folder } = makeTree(files);
  const client = await TestClient.shared();
  const uri = pathToFileURL(join(folder, path)).href;
  await client.open(uri, text, languageId);
  return { client, uri, folder, find: (part, end) => positionOf(client.document(uri), part, end) };
}

const alpha = files[".claude/skills/alpha/SKILL.md"];
const alphaPath = ".claude/skills/alpha/SKILL.md";

describe("hover", () => {
  const textOf = (hover: Hover | null): string => (hover === null ? "" : (hover.contents as { value: string }).value);

  it("tells of keys who reads them, of findings what the rule wants, of rules in directives the same", async () => {
    const { client, uri, find } = await opened(alphaPath, `${alpha.replace("name: alpha", "name: Alpha")}\n<!-- markerlint-disable-line links/exists -- why -->\n`);
    const at = async (part: string): Promise<string> => textOf(await client.request("textDocument/hover", { textDocument: { uri }, position: find(part) }));
    expect(await at("description:")).toMatch(/`description` is read by\n\n- .*specification.*\n- /);
    expect(await at("description:")).toContain("(`codex`): required; text; ");
    expect(await at("Alpha")).toMatch(/^\*\*skill\/name-form\*\*: .*\n\nLevel: must\..*rules\/skill\/name-form\.md\)/);
    expect(await at("links/exists")).toContain("**links/exists**: Require the files");
    expect(await at("Count.")).toBe("");
  });

  it("tells of agents what the client says of their keys", async () => {
    const { client, uri, find } = await opened(".claude/agents/one.md", agent);
    expect(textOf(await client.request("textDocument/hover", { textDocument: { uri }, position: find("skills:") }))).toContain("Claude Code, in an agent (`claude-code`)");
  });

  it("tells of markers, payload keys and labels what the contract says", async () => {
    const { client, uri, find } = await opened("records/575.md", record);
    const at = async (part: string): Promise<string> => textOf(await client.request("textDocument/hover", { textDocument: { uri }, position: find(part) }));
    expect(await at("engagement-record")).toMatch(/^\*\*engagement-record\*\*\n\nThe decisions that an engineer made.*\n\n`<!-- engagement-record-\{phase\}-\{id\} -->`\n\n- `phase`: `experience`, `design`/);
    expect(await at("decision_id")).toContain("`load_bearing_decisions.decision_id`");
    expect(await at("classification: ")).toContain("One of `load-bearing`");
    expect(await at("Classification")).toContain("`load_bearing_decisions.classification`");
  });
});

describe("completion", () => {
  async function labels(path: string, text: string, languageId?: string): Promise<{ items: CompletionItem[]; labels: string[]; apply: (label: string) => string }> {
    const at = text.indexOf("|");
    const { client, uri } = await opened(path, text.slice(0, at) + text.slice(at + 1), languageId);
    const items = await client.request<CompletionItem[]>("textDocument/completion", { textDocument: { uri }, position: client.document(uri).positionAt(at) });
    return {
      items,
      labels: items.map(({ label }) => label),
      apply: (label) => {
        const edit = items.find((item) => item.label === label)?.textEdit;
        if (edit === undefined || !("range" in edit)) throw new Error(`no ${label}`);
        return client.applied(uri, { changes: { [uri]: [{ range: edit.range, newText: edit.newText }] } });
      },
    };
  }

  it("offers the keys that are not there yet, required ones first, and their values", async () => {
    const { labels: keys, apply } = await labels(alphaPath, "---\nname: alpha\nd|\n---\n");
    expect(keys).not.toContain("name");
    expect(keys.slice(0, 2)).toContain("description");
    expect(keys).toContain("allowed-tools");
    expect(apply("description")).toBe("---\nname: alpha\ndescription: \n---\n");
    expect((await labels(alphaPath, "---\nname: |\n---\n")).labels).toEqual(["alpha"]);
    expect((await labels(alphaPath, "---\ncontext: |\n---\n")).labels).toContain("fork");
    expect((await labels(alphaPath, "---\nuser-invocable: f|\n---\n")).apply("false")).toBe("---\nuser-invocable: false\n---\n");
  });

  it("offers the skills that an agent can load", async () => {
    const { client, uri } = await opened(".claude/agents/one.md", agent.replace("- alpha", "- "));
    const position = positionOf(client.document(uri), "  - ", "end");
    const found = (await client.request<CompletionItem[]>("textDocument/completion", { textDocument: { uri }, position })).map(({ label }) => label);
    expect(found).toEqual(["alpha", "beta"]);
  });

  it("offers heads of markers and directives, and takes the place of an end that the editor wrote", async () => {
    const { items, apply } = await labels("records/1.md", "Text\n\n<!-- eng| -->\n");
    const head = items.find(({ label }) => label === "engagement-record-{phase}-{id}");
    expect(head?.insertTextFormat).toBe(2);
    expect(apply("engagement-record-{phase}-{id}")).toBe("Text\n\n<!-- engagement-record-${1|experience,design,plan,orchestration,review|}-${2:id} -->\n");
    expect(items.map(({ label }) => label)).toContain("markerlint-disable-file");
  });

  it("offers ids of rules in directives, those that found something first", async () => {
    const { labels: ids } = await labels(alphaPath, `${goodSkill("Alpha")}\n<!-- markerlint-disable-line links/exists, | -->\n`);
    expect(ids.slice(0, 2)).toContain("skill/name-form");
    expect(ids).toContain("payload/no-fence");
    expect((await labels(alphaPath, `${goodSkill("alpha")}\n<!-- markerlint-disable-line links/exists -- be|cause -->\n`)).labels).toEqual([]);
  });

  it("offers keys and words of payloads by their version, in list items too", async () => {
    const lines = record.replace("    classification: load-bearing\n", "    |\n");
    expect((await labels("records/1.md", lines)).labels).toEqual(expect.arrayContaining(["classification", "engineer_choice"]));
    expect((await labels("records/1.md", lines)).labels).not.toContain("decision_id");
    expect((await labels("records/1.md", record.replace("classification: load-bearing", "classification: |"))).labels).toContain("load-bearing");
    expect((await labels("records/1.md", record.replace("schema_version: 4", "schema_version: |"))).labels[0]).toBe("2");
    const indented = record.replaceAll(/^(?=[\s\S])/gm, (_, at: number) => (at > record.indexOf("```") - 1 ? "  " : "")).replace("- decision_id", "- cl|");
    expect((await labels("records/1.md", indented)).labels).toContain("decision_id");
  });

  it("offers files and sections in links, labels and headings of mirrors", async () => {
    expect((await labels(alphaPath, `${goodSkill("alpha")}\n[x](|\n`)).labels).toEqual(["references/"]);
    expect((await labels(alphaPath, `${goodSkill("alpha")}\n[x](references/m|)\n`)).labels).toEqual(["more.md"]);
    expect((await labels(alphaPath, `${goodSkill("alpha")}\n[x](references/more.md#|)\n`)).labels).toEqual(["#more", "#first-part", "#second-part"]);
    expect((await labels(alphaPath, `${goodSkill("alpha")}\n[x](https://exa|)\n`)).labels).toEqual([]);
    expect((await labels("records/1.md", `${record}\n## |\n`)).labels).toContain("Named Decisions");
    expect((await labels("records/1.md", record.replace("  - **Classification**", "  - **|"))).labels).toContain("Classification");
  });

  it("offers headings and labels of notes, those that are missing first", async () => {
    const log = "# Log\n\n- **Owner**: me\n\n## Step 1\n\nText.\n\n## Present State\n\n- **Next**: rest\n- **|\n";
    expect((await labels("log.md", log)).labels).toEqual(["Status"]);
    expect((await labels("log.md", log)).apply("Status")).toBe(log.replace("|", "Status**: "));
    expect((await labels("log.md", log.replace("- **|\n", "\n## |\n"))).labels).toEqual(["Step {n}"]);
    const { items, labels: headings } = await labels("log.md", "# Log\n\n- **Owner**: me\n\n## |\n");
    expect(headings).toEqual(["Present State", "Step {n}"]);
    expect(items[0]).toMatchObject({ detail: "required", documentation: { value: expect.stringContaining("where that does not hold: the next session starts from nothing") as string } });
    expect(items[1]?.textEdit?.newText).toBe("Step ${1:n}");
    expect((await labels("log.md", "# Log\n\n- **|\n")).labels).toEqual(["Owner"]);
  });

  it("offers subcommands and flags of commands", async () => {
    const call = (words: string): string => `${goodSkill("alpha")}\n\`\`\`sh\npython3 scripts/counter.py ${words}\n\`\`\`\n`;
    expect((await labels(alphaPath, call("|"))).labels).toEqual(["add", "read"]);
    const { items, apply } = await labels(alphaPath, call("add --fo|"));
    expect(items.map(({ label }) => label)).toEqual(["--type", "--folder"]);
    expect(items[0]).toMatchObject({ detail: "required", documentation: { value: expect.stringContaining("one of `a`, `b`") as string } });
    expect(apply("--folder")).toBe(call("add --folder"));
    expect((await labels(alphaPath, call("add --type a --|"))).labels).toEqual(["--folder"]);
    expect((await labels(alphaPath, call("add x|"))).labels).toEqual([]);
  });

  it("offers the words of a configuration", async () => {
    expect((await labels("markerlint.config.yaml", "rules:\n  links/|\n", "yaml")).labels).toContain("links/exists");
    expect((await labels("markerlint.config.yaml", "rules:\n  links/exists: |\n", "yaml")).labels).toEqual(["off", "info", "warning", "error"]);
    expect((await labels("markerlint.config.yaml", "rules:\n  links/exists: off\n|\n", "yaml")).labels).toContain("profiles");
    expect((await labels("markerlint.config.yaml", "profiles:\n  - c|\n", "yaml")).labels).toContain("codex");
    expect((await labels("markerlint.config.yaml", 'overrides:\n  - files: ["a"]\n    rules:\n      |\n', "yaml")).labels).toContain("links/exists");
  });

  it("offers nothing in prose and in documents that are not ours", async () => {
    expect((await labels(alphaPath, `${goodSkill("alpha")}\nSome words |\n`)).labels).toEqual([]);
    expect((await labels("README.md", "---\n|\n---\n")).labels).toEqual([]);
  });
});

describe("hover in a note", () => {
  it("tells of its headings and labels what the contract says", async () => {
    const { client, uri, find } = await opened("log.md", "# Log\n\n- **Owner**: me\n\n## Present State\n\n- **Status**: good\n");
    const at = async (part: string): Promise<unknown> => ((await client.request<Hover | null>("textDocument/hover", { textDocument: { uri }, position: find(part) }))?.contents as { value: string } | undefined)?.value;
    expect(await at("Present")).toBe("**Present State**\n\n- required\n- labels: `Status`, `Next`\n- where that does not hold: the next session starts from nothing");
    expect(await at("Status")).toContain("**Status**\n\n- required, with a value");
    expect(await at("Owner")).toContain("**Owner**\n\n- required");
    expect(await at("good")).toBeUndefined();
  });
});

describe("hover in a command and in a journal", () => {
  const hoverIn = async (path: string, text: string, languageId?: string): Promise<(part: string) => Promise<string | undefined>> => {
    const { client, uri, find } = await opened(path, text, languageId);
    return async (part) => ((await client.request<Hover | null>("textDocument/hover", { textDocument: { uri }, position: find(part) }))?.contents as { value: string } | undefined)?.value;
  };

  it("tells of commands, subcommands and flags what the contract says", async () => {
    const at = await hoverIn(alphaPath, `${alpha}\n\`\`\`bash\npython3 counter.py add --type a --folder 😀 --other\n\`\`\`\n\nThen \`counter.py read --folder x\`.\n`);
    expect(await at("counter.py add")).toBe("**counter.py add**\n\nCounts things.\n\n- required: `--type`\n- may be left out: `--folder`");
    expect(await at("--type a")).toContain("`type` of **counter.py add**\n\n- required, with a value\n- one of `a`, `b`");
    expect(await at("--folder 😀")).toContain("`folder` of **counter.py add**");
    expect(await at("--other")).not.toContain("of **counter.py");
    expect(await at("counter.py read")).toContain("**counter.py read**");
  });

  const journal = `${JSON.stringify({ type: "opened", at: "2026-01-01T00:00:00Z", owner: "ann" })}\r\n\r\n{ broken\r\n${JSON.stringify({ at: "2026-01-02T00:00:00Z", type: "closed", why: "😀", n: 1 })}\r\n`;

  it("tells of the records of a journal and their keys what the contract says, behind faulty lines too", async () => {
    const at = await hoverIn("events.jsonl", journal, "jsonl");
    expect(await at("opened")).toBe("**opened**\n\nThe work began.\n\n- keys: `owner`\n- one thing by `owner`; the latest one of a thing is in force");
    expect(await at("owner")).toContain("Who has it.");
    expect(await at("n\":1")).toContain("How many.");
    expect(await at("broken")).not.toContain("How many.");
  });

  it("lists the records of a journal as symbols", async () => {
    const { client, uri } = await opened("events.jsonl", journal, "jsonl");
    const found = await client.request<DocumentSymbol[]>("textDocument/documentSymbol", { textDocument: { uri } });
    expect(found.map(({ name, detail, range }) => [name, detail, range.start.line])).toEqual([
      ["opened", "2026-01-01T00:00:00Z", 0],
      ["closed", "2026-01-02T00:00:00Z", 3],
    ]);
  });
});

describe("symbols and folds", () => {
  it("are sections in sections, front matter, markers with their records", async () => {
    const { client, uri } = await opened("records/575.md", record);
    const found = await client.request<DocumentSymbol[]>("textDocument/documentSymbol", { textDocument: { uri } });
    const [marker] = found;
    expect(marker?.name).toBe("engagement-record-design-575");
    expect(marker?.children?.map(({ name }) => name)).toEqual(["Named Decisions"]);
    expect(JSON.stringify(found)).toContain('"name":"storage-format","detail":"record"');
    const folds = await client.request<FoldingRange[]>("textDocument/foldingRange", { textDocument: { uri } });
    expect(folds).toContainEqual({ startLine: 7, endLine: 13, kind: "region" });
    expect(folds).toContainEqual({ startLine: 2, endLine: 13 });
  });

  it("nest the steps of a skill", async () => {
    const { client, uri } = await opened(alphaPath, alpha);
    const found = await client.request<DocumentSymbol[]>("textDocument/documentSymbol", { textDocument: { uri } });
    expect(found.map(({ name, children }) => [name, children?.map((child) => child.name)])).toEqual([
      ["front matter", ["name", "description"]],
      ["alpha", ["Step 1: Look", "Step 2: Count", "Step 3: Tell"]],
    ]);
  });

  it("are the comments of a captured thread", async () => {
    const { client, uri } = await opened("issue.json", JSON.stringify({ comments: [{ id: "c1", author: { login: "ann" }, body: record }] }), "json");
    const [comment] = await client.request<DocumentSymbol[]>("textDocument/documentSymbol", { textDocument: { uri } });
    expect(comment?.name).toBe("comment c1");
    expect(comment?.children?.[0]?.name).toBe("engagement-record-design-575");
  });
});

describe("definitions and references", () => {
  it("lead from links to files and sections, and from steps to theirs", async () => {
    const { client, uri, folder, find } = await opened(alphaPath, alpha);
    const go = (part: string): Promise<Location | null> => client.request("textDocument/definition", { textDocument: { uri }, position: find(part) });
    const more = pathToFileURL(join(folder, ".claude/skills/alpha/references/more.md")).href;
    expect(await go("references/more.md#")).toMatchObject({ uri: more, range: { start: { line: 0 } } });
    expect(await go("second-part")).toMatchObject({ uri: more, range: { start: { line: 6 } } });
    expect(await go("Step 2.")).toMatchObject({ uri, range: { start: find("## Step 2") } });
    expect(await go("Count.")).toBeNull();
    const links = await client.request<DocumentLink[]>("textDocument/documentLink", { textDocument: { uri } });
    expect(links.map(({ target }) => target)).toEqual([more, more]);
  });

  it("lead from the names of skills to these, and from markers to their contracts", async () => {
    const { client, uri, folder, find } = await opened(".claude/agents/one.md", agent);
    const found = await client.request<Location>("textDocument/definition", { textDocument: { uri }, position: find("alpha\n") });
    expect(found.uri).toBe(pathToFileURL(join(folder, alphaPath)).href);
    const marked = pathToFileURL(join(folder, "records/575.md")).href;
    await client.open(marked, record);
    const contract = await client.request<Location>("textDocument/definition", { textDocument: { uri: marked }, position: { line: 0, character: 8 } });
    expect(contract.uri).toMatch(/schemas\/contracts\/.*engagement-record\.contract\.yaml$/);
  });

  it("find every mention of a skill, of a file and of a section", async () => {
    const { client, uri, folder, find } = await opened(alphaPath, alpha);
    const at = async (position: Position, includeDeclaration = false): Promise<string[]> => {
      const found = await client.request<Location[]>("textDocument/references", { textDocument: { uri }, position, context: { includeDeclaration } });
      return found.map((each) => `${each.uri.slice(pathToFileURL(folder).href.length + 1)}:${String(each.range.start.line + 1)}`).sort();
    };
    expect(await at(find("alpha\ndesc"))).toEqual([".claude/agents/one.md:5", ".claude/agents/one.md:8", ".claude/skills/beta/SKILL.md:10"]);
    expect(await at(find("## Step 2"))).toEqual([`${alphaPath}:18`]);
    expect(await at(find("references/more.md#"))).toEqual([`${alphaPath}:10`, `${alphaPath}:10`, ".claude/skills/beta/SKILL.md:10"]);
  });
});

describe("the rename of a skill", () => {
  it("changes its name, its folder, links into it and the agents that load it", async () => {
    const { client, uri, folder, find } = await opened(alphaPath, alpha);
    const position = find("alpha\ndesc");
    expect(await client.request("textDocument/prepareRename", { textDocument: { uri }, position })).toMatchObject({ placeholder: "alpha" });
    const edit = await client.request<WorkspaceEdit>("textDocument/rename", { textDocument: { uri }, position, newName: "gamma" });
    expect(client.applied(uri, edit)).toBe(alpha.replace("name: alpha", "name: gamma"));
    const beta = pathToFileURL(join(folder, ".claude/skills/beta/SKILL.md")).href;
    const one = pathToFileURL(join(folder, ".claude/agents/one.md")).href;
    await client.open(beta, files[".claude/skills/beta/SKILL.md"]);
    await client.open(one, agent);
    expect(client.applied(beta, edit)).toContain("[count](../gamma/SKILL.md), then see [more](../gamma/references/more.md)");
    expect(client.applied(one, edit)).toBe(agent.replace("- alpha", "- gamma"));
    expect(edit.documentChanges?.at(-1)).toEqual({ kind: "rename", oldUri: pathToFileURL(join(folder, ".claude/skills/alpha")).href, newUri: pathToFileURL(join(folder, ".claude/skills/gamma")).href });
    const versions = edit.documentChanges?.flatMap((each) => ("textDocument" in each ? [each.textDocument.version] : []));
    expect(versions?.sort()).toEqual([1, null, null]);
  });

  it("is refused for a name that is taken, or none, and where no skill is named", async () => {
    const { client, uri, find } = await opened(alphaPath, alpha);
    const position = find("alpha\ndesc");
    await expect(client.request("textDocument/rename", { textDocument: { uri }, position, newName: "beta" })).rejects.toThrow("already");
    await expect(client.request("textDocument/rename", { textDocument: { uri }, position, newName: "a/b" })).rejects.toThrow("folder");
    expect(await client.request("textDocument/prepareRename", { textDocument: { uri }, position: find("Count.") })).toBeNull();
  });
});

describe("inspection", () => {
  it("tells what a document is, or why it is not linted", async () => {
    const { client, uri } = await opened(alphaPath, alpha);
    expect(await client.request("markerlint/inspect", { uri })).toMatchObject({ kind: "skill", text: expect.stringContaining("front matter") as string });
    const readme = uri.replace(alphaPath, "README.md");
    await client.open(readme, "# Read\n");
    expect(await client.request("markerlint/inspect", { uri: readme })).toMatchObject({ reason: expect.stringContaining("README.md") as string });
  });
});
