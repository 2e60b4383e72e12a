import rule from "../../../rules/text/encoding.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "",
      "---\nname: example\ndescription: Pick a café for the team 🧾.\n---\n",
      { name: "a replacement character that stands in the file", text: "A lost word: \uFFFD.\n" },
      { name: "the character of a no-break space", text: "a\u00A0b\u2028c\n" },
      { name: "a byte-order mark", text: "\uFEFF---\nname: example\n---\n" },
      { name: "other control characters", text: "a\u0001b\u001Bc\n" },
      { name: "ASCII in an older encoding", text: "---\nname: example\n---\n", encoding: "latin1" },
    ],
    bad: [
      { name: "Latin-1", text: "---\nname: example\ndescription: Pick a caf[|é|] or another café.\n---\n", encoding: "latin1", reports: ["invalid"] },
      { name: "Latin-1 in the body", text: "# [|Ü|]bersicht\n", encoding: "latin1", reports: ["invalid"] },
      { name: "UTF-16", text: "[||]---\nname: example\ndescription: A skill.\n---\n", encoding: "utf-16le", reports: ["utf16"] },
      { name: "a NUL in the body", text: "A word with a[|\0|] NUL, and\0 another.\n", reports: ["nul"] },
      { name: "a NUL in front matter", text: "---\nname: exam[|\0|]ple\n---\n", reports: ["nul"] },
      { name: "a NUL at the end of a thread", kind: "thread", text: "[][|\0|]", reports: ["nul"] },
    ],
  },
  given,
);
