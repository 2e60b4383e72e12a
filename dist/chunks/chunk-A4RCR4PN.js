import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// schemas/profiles/agent-skills.json
var agent_skills_default = {
  $schema: "../profile.schema.json",
  id: "agent-skills",
  name: "the Agent Skills specification",
  rejection: "does not allow it",
  source: {
    url: "https://agentskills.io/specification",
    verified: "2026-11-30",
    revision: "69ef37e"
  },
  furtherSources: {
    "client-guide": {
      url: "https://agentskills.io/client-implementation/adding-skills-support",
      verified: "2026-11-30",
      revision: "69ef37e"
    },
    "reference-parser": {
      url: "https://github.com/agentskills/agentskills/blob/main/skills-ref/src/skills_ref/parser.py",
      verified: "2026-11-30",
      revision: "69ef37e"
    },
    "reference-validator": {
      url: "https://github.com/agentskills/agentskills/blob/main/skills-ref/src/skills_ref/validator.py",
      verified: "2026-11-30",
      revision: "69ef37e"
    }
  },
  file: { names: ["SKILL.md"], from: ["client-guide"] },
  places: {
    project: [".agents/skills"],
    user: ["~/.agents/skills"],
    from: ["client-guide"]
  },
  encoding: {
    byteOrderMark: "rejects",
    crlf: "accepts",
    loneCr: "accepts",
    invalidUtf8: "rejects",
    from: ["reference-parser"]
  },
  frontmatter: { missing: "rejects", ends: "first-dashes", from: ["reference-parser"] },
  yaml: {
    scalars: "text",
    invalid: "rejects",
    unquotedColon: "rejects",
    duplicateKeys: "rejects",
    from: ["reference-parser"]
  },
  unknownKeys: "rejects",
  keys: {
    name: {
      required: true,
      types: ["text"],
      minLength: 1,
      maxLength: 64,
      unit: "code-points",
      measured: "trimmed",
      pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$",
      equalsFolder: true,
      faults: {
        missing: "rejects",
        empty: "rejects",
        type: "rejects",
        length: "rejects",
        pattern: "rejects",
        folder: "rejects"
      },
      from: ["reference-validator"]
    },
    description: {
      required: true,
      types: ["text"],
      minLength: 1,
      maxLength: 1024,
      unit: "code-points",
      measured: "raw",
      faults: { missing: "rejects", empty: "rejects", type: "rejects", length: "rejects" },
      from: ["reference-validator"]
    },
    license: { types: ["text"] },
    compatibility: {
      types: ["text"],
      minLength: 1,
      maxLength: 500,
      unit: "code-points",
      measured: "raw",
      faults: { empty: "rejects", type: "rejects", length: "rejects" },
      from: ["reference-validator"]
    },
    metadata: { types: ["mapping"], valueTypes: ["text"], faults: { type: "rejects" } },
    "allowed-tools": { types: ["text"], forms: ["space-separated"], faults: { type: "rejects" } }
  }
};

// schemas/profiles/claude-api.json
var claude_api_default = {
  $schema: "../profile.schema.json",
  id: "claude-api",
  name: "the Claude API",
  rejection: "refuses the upload",
  source: {
    url: "https://platform.claude.com/docs/en/agents-and-tools/agent-skills/overview",
    verified: "2026-11-30"
  },
  furtherSources: {
    "claude-code": {
      url: "https://code.claude.com/docs/en/skills#using-skill-frontmatter-outside-claude-code",
      verified: "2026-11-30",
      revision: "2026-08-22"
    },
    packaging: {
      url: "https://github.com/anthropics/skills/blob/main/skills/skill-creator/scripts/quick_validate.py",
      verified: "2026-11-30",
      revision: "9d2f1ae"
    }
  },
  file: { names: ["SKILL.md"] },
  encoding: {
    byteOrderMark: "rejects",
    crlf: "accepts",
    loneCr: "accepts",
    invalidUtf8: "rejects",
    from: ["packaging"]
  },
  frontmatter: { missing: "rejects", ends: "line-start", from: ["packaging"] },
  yaml: {
    scalars: "typed",
    invalid: "rejects",
    unquotedColon: "rejects",
    duplicateKeys: "accepts",
    from: ["packaging"]
  },
  unknownKeys: "rejects",
  keys: {
    name: {
      required: true,
      types: ["text"],
      maxLength: 64,
      unit: "code-points",
      measured: "trimmed",
      pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$",
      reserved: ["anthropic", "claude"],
      forbids: ["tags"],
      faults: {
        missing: "rejects",
        type: "rejects",
        length: "rejects",
        pattern: "rejects",
        reserved: "rejects",
        forbidden: "rejects"
      },
      from: ["packaging"]
    },
    description: {
      required: true,
      types: ["text"],
      minLength: 1,
      maxLength: 1024,
      unit: "code-points",
      measured: "trimmed",
      forbids: ["tags", "angle-brackets"],
      faults: {
        missing: "rejects",
        empty: "rejects",
        type: "rejects",
        length: "rejects",
        forbidden: "rejects"
      },
      from: ["packaging"]
    },
    license: { types: ["text"], from: ["claude-code"] },
    compatibility: {
      types: ["text"],
      maxLength: 500,
      unit: "code-points",
      measured: "raw",
      faults: { empty: "accepts", type: "rejects", length: "rejects" },
      from: ["packaging"]
    },
    metadata: { types: ["mapping"], from: ["claude-code"] },
    "allowed-tools": { types: ["text"], forms: ["space-separated"], from: ["claude-code"] }
  }
};

// schemas/profiles/claude-code.json
var claude_code_default = {
  $schema: "../profile.schema.json",
  id: "claude-code",
  name: "Claude Code",
  rejection: "does not load the skill",
  source: {
    url: "https://code.claude.com/docs/en/skills",
    verified: "2026-11-30",
    revision: "2026-08-22"
  },
  furtherSources: {
    changelog: {
      url: "https://github.com/anthropics/claude-code/blob/main/CHANGELOG.md",
      verified: "2026-11-30",
      revision: "2.1.240"
    }
  },
  file: { names: ["SKILL.md"] },
  places: {
    project: [".claude/skills"],
    user: ["~/.claude/skills"],
    depth: 1,
    bare: false,
    reservedNames: ["synced"]
  },
  encoding: { byteOrderMark: "accepts", from: ["changelog"] },
  yaml: { invalid: "drops-metadata", from: ["changelog"] },
  booleans: {
    values: ["true", "false", "yes", "no", "on", "off", "1", "0"],
    ignoreCase: true,
    from: ["changelog"]
  },
  listing: { shareOfContext: 0.01 },
  unknownKeys: "ignores",
  keys: {
    name: {
      types: ["text"],
      faults: { missing: "uses-folder-name", type: "coerces" },
      from: ["changelog"]
    },
    description: {
      types: ["text"],
      maxLength: 1536,
      unit: "code-points",
      sharesLengthWith: "when_to_use",
      faults: { missing: "uses-first-paragraph", type: "coerces", length: "truncates" },
      from: ["changelog"]
    },
    when_to_use: {
      types: ["text"],
      maxLength: 1536,
      unit: "code-points",
      sharesLengthWith: "description",
      faults: { length: "truncates" }
    },
    "argument-hint": { types: ["text"], faults: { type: "coerces" }, from: ["changelog"] },
    arguments: { types: ["text", "list"], forms: ["space-separated", "list"] },
    "disable-model-invocation": { types: ["boolean"] },
    "user-invocable": { types: ["boolean"] },
    "allowed-tools": { types: ["text", "list"], forms: ["space-separated", "comma-separated", "list"] },
    "disallowed-tools": { types: ["text", "list"], forms: ["space-separated", "comma-separated", "list"] },
    model: { types: ["text"] },
    effort: { types: ["text"], values: ["low", "medium", "high", "xhigh", "max"] },
    context: { types: ["text"], values: ["fork"] },
    agent: { types: ["text"], onlyWith: { key: "context", value: "fork" } },
    background: { types: ["boolean"], onlyWith: { key: "context", value: "fork" } },
    hooks: { types: ["mapping"] },
    paths: { types: ["text", "list"], forms: ["comma-separated", "list"] },
    shell: { types: ["text"], values: ["bash", "powershell"] },
    metadata: { types: ["mapping"], faults: { type: "ignores" } },
    license: { types: ["text"] },
    compatibility: { types: ["text"], maxLength: 500, unit: "code-points" },
    "display-name": { aliases: ["display_name", "displayName"], from: ["changelog"] },
    "default-enabled": { aliases: ["default_enabled", "defaultEnabled"], from: ["changelog"] },
    fallback: { from: ["changelog"] }
  }
};

// schemas/profiles/codex.json
var codex_default = {
  $schema: "../profile.schema.json",
  id: "codex",
  name: "Codex",
  rejection: "does not load the skill",
  source: {
    url: "https://developers.openai.com/codex/skills",
    verified: "2026-11-30"
  },
  furtherSources: {
    "byte-order-mark": {
      url: "https://github.com/openai/codex/issues/13918",
      verified: "2026-11-30",
      revision: "2026-03-07"
    },
    descriptions: {
      url: "https://github.com/openai/codex/pull/29006",
      verified: "2026-11-30",
      revision: "2026-06-19"
    },
    loader: {
      url: "https://github.com/openai/codex/blob/main/codex-rs/core-skills/src/loader.rs",
      verified: "2026-11-30"
    },
    names: {
      url: "https://github.com/openai/codex/pull/25782",
      verified: "2026-11-30",
      revision: "2026-06-02"
    },
    repair: {
      url: "https://github.com/openai/codex/pull/28628",
      verified: "2026-11-30",
      revision: "2026-06-17"
    }
  },
  file: { names: ["SKILL.md"], from: ["loader"] },
  places: {
    project: [".agents/skills", ".codex/skills"],
    user: ["~/.agents/skills", "~/.codex/skills"],
    system: ["/etc/codex/skills"],
    depth: 6,
    from: ["loader"]
  },
  encoding: {
    byteOrderMark: "rejects",
    crlf: "accepts",
    loneCr: "rejects",
    from: ["byte-order-mark", "loader"]
  },
  frontmatter: { missing: "rejects", ends: "trimmed-line", from: ["loader"] },
  yaml: {
    scalars: "typed",
    invalid: "rejects",
    unquotedColon: "repairs",
    from: ["loader", "repair"]
  },
  listing: { shareOfContext: 0.02, fallbackLength: 8e3 },
  unknownKeys: "ignores",
  keys: {
    name: {
      required: true,
      types: ["text"],
      maxLength: 64,
      unit: "code-points",
      measured: "collapsed",
      faults: {
        missing: "uses-folder-name",
        empty: "uses-folder-name",
        type: "rejects",
        length: "rejects"
      },
      from: ["loader", "names"]
    },
    description: {
      required: true,
      types: ["text"],
      minLength: 1,
      maxLength: 1024,
      unit: "code-points",
      measured: "collapsed",
      faults: { missing: "rejects", empty: "rejects", type: "rejects", length: "truncates" },
      from: ["descriptions", "loader"]
    },
    metadata: {
      types: ["mapping"],
      keys: {
        "short-description": {
          types: ["text"],
          maxLength: 1024,
          unit: "code-points",
          measured: "collapsed",
          faults: { empty: "ignores", type: "rejects", length: "truncates" },
          from: ["descriptions", "loader"]
        }
      },
      from: ["loader"]
    }
  }
};

// schemas/profiles/cursor.json
var cursor_default = {
  $schema: "../profile.schema.json",
  id: "cursor",
  name: "Cursor",
  rejection: "does not load the skill",
  source: {
    url: "https://cursor.com/docs/skills",
    verified: "2026-11-30"
  },
  file: { names: ["SKILL.md"] },
  places: {
    project: [".agents/skills", ".cursor/skills", ".claude/skills", ".codex/skills"],
    user: ["~/.agents/skills", "~/.cursor/skills", "~/.claude/skills", "~/.codex/skills"],
    depth: "any"
  },
  keys: {
    name: { required: true, types: ["text"], pattern: "^[a-z0-9-]+$", equalsFolder: true },
    description: { required: true, types: ["text"] },
    paths: { types: ["text", "list"], forms: ["comma-separated", "list"], formerly: ["globs"] },
    license: { types: ["text"] },
    compatibility: { types: ["text"] },
    metadata: { types: ["mapping"] },
    "disable-model-invocation": { types: ["boolean"] }
  }
};

// schemas/profiles/gemini-cli.json
var gemini_cli_default = {
  $schema: "../profile.schema.json",
  id: "gemini-cli",
  name: "Gemini CLI",
  rejection: "does not load the skill",
  source: {
    url: "https://github.com/google-gemini/gemini-cli/blob/main/packages/core/src/skills/skillLoader.ts",
    verified: "2026-11-30",
    revision: "5411f11"
  },
  furtherSources: {
    documentation: {
      url: "https://github.com/google-gemini/gemini-cli/blob/main/docs/cli/skills.md",
      verified: "2026-11-30",
      revision: "5411f11"
    }
  },
  file: { names: ["SKILL.md"] },
  places: {
    project: [".gemini/skills", ".agents/skills"],
    user: ["~/.gemini/skills", "~/.agents/skills"],
    depth: 1,
    bare: true,
    from: ["documentation"]
  },
  encoding: { byteOrderMark: "rejects", crlf: "accepts", loneCr: "rejects", invalidUtf8: "accepts" },
  frontmatter: { missing: "rejects", ends: "line-start" },
  yaml: { scalars: "text", invalid: "repairs", unquotedColon: "repairs", duplicateKeys: "repairs" },
  unknownKeys: "ignores",
  keys: {
    name: {
      required: true,
      types: ["text"],
      pattern: '^[^:\\\\/<>*?"|]*$',
      faults: { missing: "rejects", empty: "accepts", type: "coerces", pattern: "replaces-characters" }
    },
    description: {
      required: true,
      types: ["text"],
      faults: { missing: "rejects", empty: "accepts", type: "coerces" }
    }
  }
};

// schemas/profiles/goose.json
var goose_default = {
  $schema: "../profile.schema.json",
  id: "goose",
  name: "Goose",
  rejection: "does not load the skill",
  source: {
    url: "https://github.com/block/goose/blob/main/crates/goose/src/skills/mod.rs",
    verified: "2026-11-30"
  },
  furtherSources: {
    parser: {
      url: "https://github.com/block/goose/blob/main/crates/goose/src/sources.rs",
      verified: "2026-11-30"
    }
  },
  file: { names: ["SKILL.md"] },
  places: {
    project: [".agents/skills", ".goose/skills", ".claude/skills"],
    user: ["~/.agents/skills", "~/.config/goose/skills", "~/.claude/skills", "~/.config/agents/skills"],
    depth: "any"
  },
  encoding: { byteOrderMark: "accepts", crlf: "accepts", invalidUtf8: "rejects", from: ["parser"] },
  frontmatter: { missing: "rejects", ends: "first-dashes", from: ["parser"] },
  yaml: { scalars: "typed", invalid: "rejects", unquotedColon: "rejects", from: ["parser"] },
  unknownKeys: "ignores",
  keys: {
    name: {
      required: true,
      types: ["text"],
      minLength: 1,
      pattern: "^[^/]+$",
      faults: { missing: "rejects", empty: "rejects", type: "rejects", pattern: "rejects" }
    },
    description: {
      types: ["text"],
      faults: { missing: "accepts", empty: "accepts", type: "rejects" }
    },
    metadata: {
      types: ["mapping"],
      faults: { type: "rejects" },
      keys: {
        "argument-hint": { types: ["text"], faults: { type: "ignores" } },
        arguments: { types: ["list"], forms: ["list"], faults: { type: "ignores" } }
      }
    }
  }
};

// schemas/profiles/opencode.json
var opencode_default = {
  $schema: "../profile.schema.json",
  id: "opencode",
  name: "OpenCode",
  rejection: "does not load the skill",
  source: {
    url: "https://opencode.ai/docs/skills/",
    verified: "2026-11-30"
  },
  furtherSources: {
    loader: {
      url: "https://github.com/anomalyco/opencode/blob/dev/packages/opencode/src/skill/index.ts",
      verified: "2026-11-30"
    },
    parser: {
      url: "https://github.com/anomalyco/opencode/blob/dev/packages/opencode/src/config/markdown.ts",
      verified: "2026-11-30"
    }
  },
  file: { names: ["SKILL.md"] },
  places: {
    project: [".opencode/skills", ".claude/skills", ".agents/skills"],
    user: ["~/.config/opencode/skills", "~/.claude/skills", "~/.agents/skills"],
    depth: "any",
    from: ["loader"]
  },
  encoding: { crlf: "accepts", loneCr: "rejects", from: ["parser"] },
  frontmatter: { missing: "rejects", ends: "line-start", from: ["loader", "parser"] },
  yaml: {
    scalars: "typed",
    invalid: "rejects",
    unquotedColon: "repairs",
    duplicateKeys: "rejects",
    from: ["loader", "parser"]
  },
  unknownKeys: "ignores",
  keys: {
    name: {
      required: true,
      types: ["text"],
      minLength: 1,
      maxLength: 64,
      unit: "code-points",
      pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$",
      equalsFolder: true,
      faults: {
        missing: "rejects",
        empty: "accepts",
        type: "rejects",
        length: "accepts",
        pattern: "accepts",
        folder: "accepts"
      },
      from: ["loader"]
    },
    description: {
      required: true,
      types: ["text"],
      minLength: 1,
      maxLength: 1024,
      unit: "code-points",
      faults: { missing: "rejects", empty: "accepts", type: "rejects", length: "accepts" },
      from: ["loader"]
    },
    license: { types: ["text"] },
    compatibility: { types: ["text"] },
    metadata: { types: ["mapping"], valueTypes: ["text"] }
  }
};

// schemas/profiles/roo.json
var roo_default = {
  $schema: "../profile.schema.json",
  id: "roo",
  name: "Roo Code",
  rejection: "does not load the skill",
  source: {
    url: "https://github.com/RooCodeInc/Roo-Code/blob/main/src/services/skills/SkillsManager.ts",
    verified: "2026-11-30"
  },
  furtherSources: {
    parser: {
      url: "https://github.com/jonschlinkert/gray-matter/blob/master/index.js",
      verified: "2026-11-30",
      revision: "4.0.3"
    }
  },
  file: { names: ["SKILL.md"] },
  places: {
    project: [".roo/skills", ".roo/skills-{mode}"],
    user: ["~/.roo/skills", "~/.roo/skills-{mode}"],
    depth: 1,
    bare: false
  },
  encoding: {
    byteOrderMark: "accepts",
    crlf: "accepts",
    loneCr: "rejects",
    invalidUtf8: "accepts",
    from: ["parser"]
  },
  frontmatter: { missing: "rejects", ends: "line-start", from: ["parser"] },
  yaml: {
    scalars: "typed",
    invalid: "rejects",
    unquotedColon: "rejects",
    duplicateKeys: "rejects",
    from: ["parser"]
  },
  unknownKeys: "ignores",
  keys: {
    name: {
      required: true,
      types: ["text"],
      minLength: 1,
      maxLength: 64,
      unit: "utf-16",
      measured: "raw",
      pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$",
      equalsFolder: true,
      faults: {
        missing: "rejects",
        empty: "rejects",
        type: "rejects",
        length: "rejects",
        pattern: "rejects",
        folder: "rejects"
      }
    },
    description: {
      required: true,
      types: ["text"],
      minLength: 1,
      maxLength: 1024,
      unit: "utf-16",
      measured: "trimmed",
      faults: { missing: "rejects", empty: "rejects", type: "rejects", length: "rejects" }
    }
  }
};

// schemas/profiles/vscode.json
var vscode_default = {
  $schema: "../profile.schema.json",
  id: "vscode",
  name: "VS Code",
  rejection: "does not load the skill",
  source: {
    url: "https://code.visualstudio.com/docs/agent-customization/agent-skills",
    verified: "2026-11-30",
    revision: "2026-05-28"
  },
  furtherSources: {
    attributes: {
      url: "https://github.com/microsoft/vscode/blob/main/src/vs/workbench/contrib/chat/common/promptSyntax/languageProviders/promptFileAttributes.ts",
      verified: "2026-11-30"
    },
    loader: {
      url: "https://github.com/microsoft/vscode/blob/main/src/vs/workbench/contrib/chat/common/promptSyntax/service/promptsServiceImpl.ts",
      verified: "2026-11-30"
    },
    locator: {
      url: "https://github.com/microsoft/vscode/blob/main/src/vs/workbench/contrib/chat/common/promptSyntax/utils/promptFilesLocator.ts",
      verified: "2026-11-30"
    },
    parser: {
      url: "https://github.com/microsoft/vscode/blob/main/src/vs/workbench/contrib/chat/common/promptSyntax/promptFileParser.ts",
      verified: "2026-11-30"
    },
    validator: {
      url: "https://github.com/microsoft/vscode/blob/main/src/vs/workbench/contrib/chat/common/promptSyntax/languageProviders/promptValidator.ts",
      verified: "2026-11-30"
    }
  },
  file: { names: ["SKILL.md"] },
  places: {
    project: [".github/skills", ".claude/skills", ".agents/skills"],
    user: ["~/.copilot/skills", "~/.claude/skills", "~/.agents/skills"],
    depth: 1,
    bare: false,
    from: ["locator"]
  },
  encoding: { crlf: "accepts", from: ["parser"] },
  frontmatter: { missing: "drops-metadata", ends: "line", from: ["loader", "parser"] },
  yaml: { scalars: "text", invalid: "warns", from: ["parser", "validator"] },
  booleans: { values: ["true", "false"], from: ["attributes", "parser"] },
  unknownKeys: "warns",
  keys: {
    name: {
      required: true,
      types: ["text"],
      minLength: 1,
      maxLength: 64,
      unit: "utf-16",
      pattern: "^[a-z0-9-]+$",
      equalsFolder: true,
      forbids: ["tags"],
      faults: {
        missing: "uses-folder-name",
        empty: "uses-folder-name",
        type: "warns",
        length: "truncates",
        pattern: "rejects",
        folder: "uses-folder-name",
        forbidden: "removes-tags"
      },
      from: ["loader", "validator"]
    },
    description: {
      required: true,
      types: ["text"],
      minLength: 1,
      maxLength: 1024,
      unit: "utf-16",
      forbids: ["tags"],
      faults: {
        missing: "warns",
        empty: "warns",
        type: "warns",
        length: "truncates",
        forbidden: "removes-tags"
      },
      from: ["loader", "validator"]
    },
    "argument-hint": {
      types: ["text"],
      minLength: 1,
      faults: { empty: "warns", type: "warns" },
      from: ["validator"]
    },
    "user-invocable": {
      types: ["boolean"],
      formerly: ["user-invokable"],
      faults: { type: "warns" },
      from: ["parser", "validator"]
    },
    "disable-model-invocation": { types: ["boolean"], faults: { type: "warns" }, from: ["validator"] },
    context: { types: ["text"], values: ["fork"] },
    license: { types: ["text", "mapping"], from: ["attributes"] },
    compatibility: { types: ["text", "mapping"], from: ["attributes"] },
    metadata: { types: ["mapping"], from: ["attributes"] }
  }
};

// schemas/profiles/index.ts
var profiles = [
  agent_skills_default,
  claude_api_default,
  claude_code_default,
  codex_default,
  cursor_default,
  gemini_cli_default,
  goose_default,
  opencode_default,
  roo_default,
  vscode_default
];

export {
  profiles
};
