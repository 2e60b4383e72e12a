import pathsExist from "../../../rules/journal/paths-exist.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const file = "session-journal.jsonl";
const files = { "docs/cart.md": "", "docs/tax.md": "" };
const paths = (list: string): string => `{"v":1,"type":"artifact_paths","paths":${list}}\n`;

testRule(
  pathsExist,
  {
    good: [
      { text: paths('["/project/docs/cart.md","/project/docs","/project/docs/tax.md"]') + paths('"/project/docs/cart.md"'), file, files },
      { name: "outside of the project", text: paths('["/elsewhere/docs/cart.md","docs/none.md","/projects/x.md"]'), file, files },
      { name: "what stands for something else", text: paths('["/project/docs/{feature}.md","/project/docs/*.md"]'), file, files },
      { name: "what is no path", text: paths("[7,null]") + paths("{}") + '{"v":1,"type":"artifact_paths"}\n', file, files },
      { name: "no contract", text: paths('["/project/none.md"]'), file: "other.jsonl" },
      { name: "another type", text: '{"v":1,"type":"commit","paths":["/project/none.md"]}\n', file },
    ],
    bad: [
      { text: paths('["/project/docs/cart.md",[|"/project/docs/none.md"|]]') + paths('[|"/project/none/cart.md"|]'), file, files, reports: ["missing", "missing"] },
      { text: paths('[[|"/project/docs/Cart.md"|]]'), file, files, reports: ["case"] },
      { name: "beyond the root", text: paths('["x",[|"/project/../etc/passwd"|]]'), file, files, reports: ["missing"] },
    ],
  },
  given,
);
