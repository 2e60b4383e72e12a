import rule from "../../../rules/mirror/records.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { bullet, comment, heading } from "./mirrored.ts";

const none = "No load-bearing decisions captured in this session.";
const section = (text: string): string => `### Named Decisions\n\n${text}`;

testRule(
  rule,
  {
    good: [
      comment(section(bullet("storage-format"))),
      comment(`## Named Decisions\n\n${heading("storage-format")}`),
      comment(section(bullet("storage-format") + bullet("file-names")), ["storage-format", "file-names"]),
      comment(section(bullet("file-names") + bullet("storage-format")), ["storage-format", "file-names"]),
      comment(section(`<!-- named-decisions:begin -->\n${none}\n<!-- named-decisions:end -->\n`), []),
      { name: "no mirror", text: comment("") },
      { name: "a mirror alone", text: section(bullet("storage-format")) },
      { name: "a payload that cannot be read", text: comment(section(bullet("other"))).replace("phase: ", "phase: a: ") },
      { name: "two payloads", text: comment(section(bullet("other"))) + comment("") },
      { name: "another section", text: comment(`### Decisions\n\n${bullet("other")}`) },
      { name: "a marker without its payload", text: `<!-- engagement-record-orchestration-575 -->\n\n${section(bullet("other"))}` },
    ],
    bad: [
      { text: comment(`[|### Named Decisions|]\n\n${bullet("[|storage|]")}`), reports: ["missing", "extra"] },
      { text: comment(`[|### Named Decisions|]\n\n${bullet("storage-format")}`, ["storage-format", "file-names"]), reports: ["missing"] },
      { text: comment(section(bullet("storage-format") + bullet("[|file-names|]"))), reports: ["extra"] },
      { text: comment(`## Named Decisions\n\n${heading("storage-format")}\n${heading("[|file-names|]")}`), reports: ["extra"] },
      { text: comment(section(bullet("storage-format") + bullet("[|storage-format|]"))), reports: ["twice"] },
      { text: comment(section(`[|${none}|]\n`)), reports: ["none"] },
      { text: comment(section(`[|${none}|]\n\n${bullet("storage-format")}`)), reports: ["none"] },
      { text: comment("[|### Named Decisions|]\n\nSee the plan.\n", []), reports: ["silent"] },
      { name: "an entry and no records", text: comment(section(bullet("[|storage-format|]")), []), reports: ["extra"] },
    ],
  },
  given,
);
