import rule from "../../../rules/ledger/form.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { ledger as section, ledgerPath as file } from "../handoff/session.ts";

const kind = "note";
const head = "---\nname: session_processed_tasks\ndescription: ids\ntype: reference\n---\n# Per-team processed-tasks log (NAMESPACED — multiple concurrent secretary instances write here)\n\n";
const ids = "Processed task IDs (this team): 1, 2\n";
const time = "Last processed (this team): 2026-08-20T08:00:00Z\n";
const heading = "## team=session-5f0c1a2e (shop, session 5f0c1a2e)";

testRule(
  rule,
  {
    good: [
      { name: "two sections", kind, file, text: `${head}${section("1", "2026-08-20")}\n${section("1", "2026-08-20").replace("5f0c", "ffff")}` },
      { name: "marks of emphasis and a note", kind, file, text: `${head}${heading}\n\nA long run.\n**${ids.trim().replace(":", ":**")}\n- ${time}` },
      { name: "no section yet", kind, file, text: head },
      { name: "a section of something else", kind, file, text: `${head}## Notes\n\nProcessed by hand.\n` },
      { name: "a template in a fence", kind, file, text: `${head}\`\`\`\n## team=x\nProcessed task IDs: 1\n\`\`\`\n` },
      { name: "broken front matter is told elsewhere", kind, file, text: head.replace("description: ids", "description: a: b") },
      { name: "another file", kind, file: "memory/notes.md", text: "Processed task IDs: 1, 2\n" },
    ],
    bad: [
      { name: "the old form", kind, file, text: `${head}[|Processed task IDs: 6, 7|]\n[|Last processed: 2026-03-29|]\n`, reports: ["legacy", "legacy"] },
      { name: "a heading without a session", kind, file, text: `${head}[|## team=session-5f0c1a2e|]\n\n${ids}${time}`, reports: ["heading"] },
      { name: "two of one team", kind, file, text: `${head}${heading}\n\n${ids}${time}\n[|${heading}|]\n\n${ids}${time}`, reports: ["twice"] },
      { name: "no ids", kind, file, text: `${head}[|${heading}|]\n\n${time}`, reports: ["missing"] },
      { name: "no time", kind, file, text: `${head}[|${heading}|]\n\n${ids}`, reports: ["missing"] },
      { name: "ids twice", kind, file, text: `${head}${heading}\n\n${ids}[|${ids.trim()}|]\n${time}`, reports: ["repeated"] },
      { name: "another name", kind, file, text: head.replace("name: session_processed_tasks", "name: [|tasks|]"), reports: ["frontmatter"] },
      { name: "no type", kind, file, text: `[|---|]${head.replace("type: reference\n", "").slice(3)}`, reports: ["frontmatter"] },
      { name: "another title", kind, file, text: head.replace(/# Per.*/, "[|# Processed tasks|]"), reports: ["title"] },
    ],
  },
  given,
);
