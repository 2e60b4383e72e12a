import rule from "../../../rules/text/lone-carriage-return.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "",
      "\r",
      "---\nname: example\n---\n",
      { name: "CRLF", text: "---\r\nname: example\r\n---\r\n" },
      { name: "CRLF around a block scalar", text: "---\r\ndescription: |\r\n  One.\r\n  Two.\r\n---\r\n\r\nWords.\r\n" },
      { name: "a progress bar in the body", text: "---\nname: example\n---\n\n```\n10 %\r20 %\r\n```\n" },
      { name: "no front matter", text: "# Title\r\rWords.\r" },
      { name: "a near miss of front matter, which another rule judges", text: "----\rname: example\r----\r" },
      { name: "an escape in a value", text: '---\ndescription: "one\\rtwo"\n---\n' },
      { name: "clients for which a carriage return ends a line", text: "---\rname: example\r---\r", profiles: ["agent-skills", "claude-api"] },
    ],
    bad: [
      {
        name: "every line of the file",
        text: "---[|\r|]name: example\rdescription: A skill.\r---\r\r# Title\r",
        reports: ["lone"],
        fixed: "---\nname: example\ndescription: A skill.\n---\n\n# Title\n",
      },
      {
        name: "one line of many",
        text: "---\nname: example[|\r|]description: A skill.\n---\n\nWords.\n",
        reports: ["lone"],
        fixed: "---\nname: example\ndescription: A skill.\n---\n\nWords.\n",
      },
      {
        name: "a line ending that was converted twice",
        text: "---[|\r|]\r\nname: example\r\r\n---\r\r\n\r\r\nWords.\r\r\n",
        reports: ["lone"],
        fixed: "---\r\nname: example\r\n---\r\n\r\r\nWords.\r\r\n",
      },
      { name: "the line behind the closing dashes", text: "---\nname: example\n---[|\r|]# Title\n", reports: ["lone"], fixed: "---\nname: example\n---\n# Title\n" },
      { name: "the end of the text", text: "---\nname: example\n---[|\r|]", reports: ["lone"], fixed: "---\nname: example\n---\n" },
      {
        name: "front matter only, where the body has line feeds",
        text: "---[|\r|]name: example\r---\r\n```\n10 %\r20 %\n```\n",
        reports: ["lone"],
        fixed: "---\nname: example\n---\r\n```\n10 %\r20 %\n```\n",
      },
      { name: "a prompt and a chosen client", kind: "prompt", text: "---[|\r|]description: A command.\r---\r", profiles: ["codex"], reports: ["lone"], fixed: "---\ndescription: A command.\n---\n" },
    ],
  },
  given,
);
