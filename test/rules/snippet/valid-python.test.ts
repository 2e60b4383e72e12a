import rule from "../../../rules/snippet/valid-python.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "```python\nx = 1\nasync def f():\n    return [a async for a in b]\n```\n",
      "```py\ndef f(...):\n```\n",
      "```python\nf(a: int) -> str\n```\n",
      "```python\nx = <value>\n```\n",
      "```python\nconst a = 1;\n```\n",
      "```python\n@contextmanager\ndef f():\n    with a() as (b, c):\n        yield\n```\n",
      "```text\nprint 'a\n```\n",
      "```python\nx = [1., 2.] + 3.*y\n```\n",
      "```python\nmatch x:\n    case Point():\n        y\n```\n",
      { name: "a warning", text: "Wrong:\n```python\nx = [1\n```\n" },
    ],
    bad: [
      { text: "```python\ndef f(a:\n    [||]return a\n```\n", reports: ["syntax"] },
      { text: "```py\nx = 1 +[||]\n```\n", reports: ["syntax"] },
      { text: "> ```python3\n> x = [1,[||]\n> ```\n> ", reports: ["syntax"] },
    ],
  },
  given,
);
