import rule from "../../../rules/payload/legacy-form.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { bare, record } from "./records.ts";

const without = (key: string): string[] => bare.filter((line) => !line.startsWith(key));

testRule(
  rule,
  {
    good: [
      record(bare),
      { name: "an empty text, which is there", text: record([...without("capture_session"), 'capture_session: ""']) },
      { name: "of no known version", text: record([...without("schema_version"), "schema_version: 9"]) },
      { name: "broken YAML", text: record([...without("phase"), "a: b: c"]) },
      record([]),
      record(["- schema_version: 2"]),
      record(["text"]),
      { name: "an alias", text: record(["x: &x design", ...without("phase"), "phase: *x"]) },
      { name: "a key of another family", text: "<!-- credit-input-design-575 -->\n\n```yaml\nport: design\n```\n" },
    ],
    bad: [
      { text: record(without("schema_version")).replace("phase", "[|phase|]"), reports: ["old"] },
      { text: record(without("phase")).replace("schema_version", "[|schema_version|]"), reports: ["old"] },
      { text: record(without("capture_session")).replace("schema_version", "[|schema_version|]"), reports: ["old"] },
      { text: record([...without("phase"), "phase: ~"]).replace("schema_version", "[|schema_version|]"), reports: ["old"] },
      { text: record([...without("phase"), "phase:"]).replace("schema_version", "[|schema_version|]"), reports: ["old"] },
      { text: record(["[|load_bearing_decisions|]: []"]), reports: ["old"] },
      { name: "another spelling of the key", text: record(["[|schemaVersion|]: 2", ...without("schema_version")]), reports: ["old"] },
      { name: "an empty mapping", text: record(["{}"]).replace(/<!--.*-->/, "[|$&|]"), reports: ["old"] },
    ],
  },
  given,
);
