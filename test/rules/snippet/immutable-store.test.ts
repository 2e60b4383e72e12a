import rule from "../../../rules/snippet/immutable-store.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "```python\na = connect('file:m.db?mode=ro', uri=True)\n```\n",
      "```bash\ntest ! -e m.db-wal && sqlite3 'file:m.db?immutable=1' .schema\n```\n",
      "```js\na = 'immutable=1'\n```\n",
      { name: "a warning", text: "Never so:\n```bash\nsqlite3 'file:m.db?immutable=1' .schema\n```\n" },
    ],
    bad: [
      { text: "```python\na = connect('file:m.db?mode=ro&[|immutable=1|]', uri=True)\n```\n", reports: ["unchecked"] },
      { text: "```bash\nsqlite3 'file:m.db?[|immutable=1|]' .schema\n```\n", reports: ["unchecked"] },
    ],
  },
  given,
);
