import relations from "../../../rules/journal/relations.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const file = "session-journal.jsonl";
const runs = {
  contract: "journal",
  name: "runs",
  files: ["runs.jsonl"],
  schema: { properties: { a: { type: "string" } } },
  records: { done: { relations: [{ relation: "equals", at: "a", text: "x" }, { relation: "subsetOf", at: "b", of: "c" }, { relation: "subsetOf", at: "d", of: "c", consequence: "the rest is dropped" }] } },
} as const;
const own = { file: "runs.jsonl", contracts: [runs] };
const snapshot = (rest: string): string => `{"v":1,"type":"task_metadata_snapshot","task_id":"7","metadata":{"a":1}${rest}}\n`;

testRule(
  relations,
  {
    good: [
      { text: '{"type":"done","a":"x","b":[1],"c":[1,2],"d":[]}\n{"type":"else","a":"y"}\n', ...own },
      { name: "what its schema refuses", text: '{"type":"done","a":7}\n', ...own },
      { name: "the known hashes", text: snapshot(',"owner":"coder","subject":"CODE: thing","occupant":"e58021f67345508a"') + snapshot(',"owner":"backend-coder","subject":"backend-coder: implement auth","occupant":"569657bc76590bc0"'), file },
      { name: "no owner, no subject", text: snapshot(',"occupant":"12a17b35b78d477f"') + snapshot(',"owner":" ","subject":null,"occupant":"12a17b35b78d477f"'), file },
      { name: "no hash", text: snapshot(""), file },
    ],
    bad: [
      { text: '{"type":"done","a":[|"y"|],"b":[[|3|]],"c":[1],"d":[[|4|]]}\n', ...own, reports: ["advice", "broken", "consequence"] },
      { text: snapshot(',"owner":"coder","subject":"CODE: thing","occupant":[|"12a17b35b78d477f"|]'), file, reports: ["both"] },
    ],
  },
  given,
);
