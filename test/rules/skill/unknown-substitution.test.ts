import rule from "../../../rules/skill/unknown-substitution.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const skill = (body: string): string => `---\nname: example\ndescription: Read.\n---\n\n${body}\n`;

testRule(
  rule,
  {
    good: [
      skill("${CLAUDE_SKILL_DIR} ${CLAUDE_SESSION_ID} ${CLAUDE_EFFORT} ${CLAUDE_PROJECT_DIR} ${CLAUDE_PLUGIN_ROOT} ${CLAUDE_PLUGIN_DATA}"),
      skill("${CLAUDE_ENV_FILE} ${CLAUDE_CODE_REMOTE} ${CLAUDE_CONFIG_DIR} ${CLAUDE_CODE_SESSION_ID} ${CLAUDE_PLAN_FILE} ${CLAUDE_PLANS_DIR}"),
      { name: "names of one's own", text: skill("${CLAUDE_PLUGIN_META} ${CLAUDE_SKILL_NAME} ${CLAUDE_EFFORT_LEVEL} ${CLAUDE_PROJECT_ID} ${CLAUDE}") },
      { name: "without braces or with more in them", text: skill("$CLAUDE_SKILLS_DIR ${CLAUDE_SKILLS_DIR:-.} {CLAUDE_SKILLS_DIR}") },
      { name: "escaped", text: skill("\\${CLAUDE_SKILLS_DIR}") },
      { name: "set by the skill", text: skill("```bash\nexport CLAUDE_SKILL_ROOT=/x\nls ${CLAUDE_SKILL_ROOT}\n```") },
      { name: "another client", text: skill("${CLAUDE_SKILLS_DIR}"), profiles: ["codex"] },
      { name: "no front matter", text: "${CLAUDE_SKILLS_DIR}\n" },
      { name: "an agent", text: "---\nname: example\n---\n\nRun `${CLAUDE_SKILL_PATH}/a.sh`.\n", kind: "prompt", file: ".claude/agents/x.md" },
    ],
    bad: [
      { name: "a variable of plugins in a skill that belongs to none", file: ".claude/skills/example/SKILL.md", text: skill("[|${CLAUDE_PLUGIN_DIR}|]"), reports: ["plugin"] },
      { text: skill("Run [|${CLAUDE_SKILLS_DIR}|]/a.py."), reports: ["misspelt"], fixed: skill("Run ${CLAUDE_SKILL_DIR}/a.py.") },
      { text: skill("```bash\npython \"[|${CLAUDE_SKILL_ROOT}|]/a.py\"\n```"), reports: ["misspelt"], fixed: skill("```bash\npython \"${CLAUDE_SKILL_DIR}/a.py\"\n```") },
      { text: skill("[|${CLAUDE_PLUGIN_PATH}|] [|${CLAUDE_PLUGIN_BASE_DIR}|]"), reports: ["misspelt", "misspelt"], fixed: skill("${CLAUDE_PLUGIN_ROOT} ${CLAUDE_PLUGIN_ROOT}") },
      { text: skill("[|${CLAUDE_PROJECT_ROOT}|] [|${CLAUDE_PROJET_DIR}|]"), reports: ["misspelt", "misspelt"], fixed: skill("${CLAUDE_PROJECT_DIR} ${CLAUDE_PROJECT_DIR}") },
      { text: skill("[|${CLAUDE_SKILLDIR}|] [|${claude_skill_dir}|]"), reports: ["misspelt", "misspelt"], fixed: skill("${CLAUDE_SKILL_DIR} ${CLAUDE_SKILL_DIR}") },
      { name: "a command", text: "Run `[|${CLAUDE_PLUGIN_ROOTS}|]/a.sh`.\n", kind: "prompt", file: ".claude/commands/x.md", reports: ["misspelt"], fixed: "Run `${CLAUDE_PLUGIN_ROOT}/a.sh`.\n" },
    ],
  },
  given,
);
