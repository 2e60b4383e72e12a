import knownTypes from "../../../rules/journal/known-types.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const runs = { contract: "journal", name: "runs", files: ["runs.jsonl"], records: { done: {}, begun: {} }, unregistered: ["gate"] } as const;
const own = (others: "error" | "info" | "allowed"): { file: string; contracts: [typeof runs & { others: typeof others }] } => ({ file: "runs.jsonl", contracts: [{ ...runs, others }] });

testRule(
  knownTypes,
  {
    good: [
      { text: '{"type":"done"}\n{"type":"begun"}\n', ...own("error") },
      { name: "any type", text: '{"type":"else"}\n', ...own("allowed") },
      { name: "no contract", text: '{"type":"else"}\n', file: "other.jsonl" },
      { name: "no type", text: '{"kind":"else"}\n{"type":7}\n{"type":" "}\n', ...own("error") },
      { name: "another discriminator", text: '{"type":"else","kind":"done"}\n', file: "runs.jsonl", contracts: [{ ...runs, discriminator: "kind" }] },
      { name: "a contract without types", text: '{"type":"else"}\n', file: "runs.jsonl", contracts: [{ contract: "journal", name: "runs", files: ["runs.jsonl"] }] },
      { name: "a journal of the same name and of another form", text: '{"type":"start"}\n{"type":"phse_transition"}\n', file: "session-journal.jsonl" },
      { name: "what JavaScript knows of every object", text: '{"type":"done"}\n', ...own("info") },
    ],
    bad: [
      { text: '{"type":[|"dnoe"|]}\n{"type":[|"Done"|]}\n', ...own("allowed"), reports: ["misspelt", "misspelt"] },
      { text: '{"type":[|"else"|]}\n', ...own("error"), reports: ["unknown"] },
      { text: '{"type":[|"gate"|]}\n{"type":[|"gates"|]}\n', ...own("error"), reports: ["unregistered", "misspelt"] },
      { name: "names of the language", text: '{"type":[|"constructor"|]}\n{"type":[|"__proto__"|]}\n', ...own("error"), reports: ["unknown", "unknown"] },
      { name: "a long text", text: `{"type":[|"${"done".repeat(50)}"|]}\n`, ...own("error"), reports: ["unknown"] },
      { text: '{"v":1,"type":[|"phse_transition"|]}\n', file: "session-journal.jsonl", reports: ["misspelt"] },
    ],
  },
  given,
);
