import rule from "../../../rules/markdown/announced-count.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "Three steps:\n\n- a\n- b\n- c\n",
      { name: "a table", text: "The four **fields**:\n\n| a |\n| - |\n| 1 |\n| 2 |\n| 3 |\n| 4 |\n" },
      { name: "nested items", text: "Two steps:\n\n1. a\n   - x\n   - y\n2. b\n" },
      { name: "open numbers", text: "At least two steps:\n\n- a\n\nThe first two steps:\n\n- a\n\nUp to 3 rules:\n\n- a\n\nOne of two ways:\n\n- a\n" },
      { name: "Synaptic-Labs-AI/PACT-Plugin: who is counted is not what is listed", text: "Two specialists propose these:\n\n- a\n- b\n- c\n" },
      { name: "no colon, no list, another number", text: "Three steps.\n\n- a\n\nThree steps:\n\nText.\n\nThree steps and 2 more:\n\n- a\n" },
      { name: "examples of many", text: "The 10 questions:\n\n- a\n- b\n" },
      { name: "an earlier sentence", text: "It has three parts. They are:\n\n- a\n- b\n" },
      { name: "n8n-mcp-tools-expert: a number in parentheses", text: "**Binary operators** (compare two values):\n- a\n- b\n- c\n" },
      { name: "Synaptic-Labs-AI/PACT-Plugin: those two were told of before", text: "Those two rules interact, so that it is not fixed:\n\n- a\n- b\n- c\n" },
      { name: "as many steps as the labelled list has", text: "**SELECTION.** Take one:\n\n1. a\n2. b\n3. c\n\nIt has all three selection steps.\n" },
      { name: "two lists with the label, or none", text: "# Selection\n\n- a\n- b\n- c\n- d\n\n**Selection**:\n\n- a\n- b\n- c\n- d\n\nIt has all three selection steps, and all three harvest steps.\n" },
      { name: "the label stands above a table or a text", text: "# Selection\n\n| a |\n| - |\n| 1 |\n| 2 |\n\nall three selection steps\n\n# Harvest\n\nText.\n\n- a\n- b\n\nall three harvest steps\n" },
    ],
    bad: [
      { name: "Synaptic-Labs-AI/PACT-Plugin: three steps of a labelled list of four", text: "**SELECTION, because of this.** Take one:\n\n1. a\n2. b\n3. c\n4. d\n\nIt carries all **[|three|]** selection steps, because one is not enough:\n\n```python\nx = 1\n```\n", reports: ["labelled"] },
      { name: "a heading, and a list in a quote", text: "## Review checks\n\n- a\n- b\n\nRun all [|3|] review checks.\n\n> **Audit**\n>\n> - a\n> - b\n> - c\n>\n> all [|two|] audit phases\n", reports: ["labelled", "labelled"] },
      { name: "Synaptic-Labs-AI/PACT-Plugin: three of four", text: "It has [|three|] selection steps:\n\n1. a\n2. b\n3. c\n4. d\n", reports: ["count"] },
      { name: "fewer", text: "> **The [|5|] rules** are these:**\n>\n> - a\n> - b\n> - c\n> - d\n", reports: ["count"] },
      { name: "a table", text: "[|Two|] fields:\n\n| a |\n| - |\n| 1 |\n| 2 |\n| 3 |\n", reports: ["count"] },
      { name: "in an item", text: "- Do it in [|two|] steps:\n  1. a\n  2. b\n  3. c\n- b\n", reports: ["count"] },
    ],
  },
  given,
);
