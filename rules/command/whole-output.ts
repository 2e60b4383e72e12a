import { behindColon } from "../../src/core/behind-colon.ts";
import { liveCalls } from "../../src/core/command/live-calls.ts";
import { worstOf } from "../../src/core/command/say.ts";
import { defineRule } from "../../src/core/rule.ts";
import { kindsWithSnippets } from "../../src/core/snippet.ts";

const id = "command/whole-output";

export default defineRule({
  id,
  meta: {
    summary: "Require the output of a command to be read as its contract says",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: kindsWithSnippets,
    contracts: ["command"],
    nodes: ["code", "inlineCode"],
    needs: ["shell"],
    fixable: false,
    evidence: [
      { url: "https://www.rfc-editor.org/rfc/rfc8259#section-2", claim: "a JSON text is one value, and line breaks in it mean nothing" },
      { url: "https://mywiki.wooledge.org/BashFAQ/105", claim: "status that nobody reads lets a script go on with wrong data" },
    ],
  },
  messages: {
    piped: "`{{reader}}` must not read the output of `{{title}}`{{consequence}}; read it as a whole.",
    hidden: "`{{hiding}}` hides that `{{title}}` fails{{consequence}}; leave it out.",
  },
  check(document, { report }) {
    for (const call of liveCalls(document)) {
      const { signature, title, output: { pipedTo, hidden } } = call;
      const { output } = signature;
      if (output === undefined) continue;
      const data = { title, consequence: behindColon(output.consequence) };
      const atMost = worstOf(call, id, output.severity);
      if (pipedTo !== undefined && output.notPipedTo.has(pipedTo.name)) report("piped", { at: pipedTo.span, data: { ...data, reader: pipedTo.name }, atMost });
      if (hidden !== undefined && !output.mayHideErrors) report("hidden", { at: hidden, data: { ...data, hiding: document.text.slice(hidden.start, hidden.end) }, atMost });
    }
  },
});
