import rule from "../../../rules/command/no-forbidden-command.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { bash, fence, notes, send, store } from "./notes.ts";

const contracts = [notes, send, store];

testRule(
  rule,
  {
    good: [

      bash("notes list", "# notes drop", "notes drop ..."),
      "Never run `notes drop 5`. The `notes drop` subcommand.\n",
      { name: "other modules, and none", text: fence("python", "from notes_storeroom import x", "import my.notes_store", "# import notes_store", "transport notes_store", "from . import notes_store") },
      { name: "an import that a sentence forbids", text: "Never write `from notes_store import read`; `notes_store` is for the command alone.\n" },

    ].map((each) => ({ contracts, ...(typeof each === "string" ? { text: each } : each) })),
    bad: [

      { text: bash("[|notes|] drop 5", "python3 [|tools/notes.py|] drop"), reports: ["forbidden", "forbidden"] },
      { text: "Run `[|notes|] drop 5`.\n", reports: ["forbidden"] },
      { name: "imports", text: fence("python", "from [|notes_store|] import read", "from [|notes_store.disk|] import (", "    read)", "import [|notes_store|]", "import [|notes_store.disk|] as d"), reports: ["forbidden", "forbidden", "forbidden", "forbidden"] },
      { name: "an import in a sentence, and runs of a module", text: `Write \`from [|notes_store|] import read\`.\n\n${bash("python3 -m [|notes_store.setup|] model", "python3 -c 'from [|notes_store|] import read; read()'")}`, reports: ["forbidden", "forbidden", "forbidden"] },

    ].map((each) => ({ contracts, ...each })),
  },
  given,
);
