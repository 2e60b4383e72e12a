import js from "@eslint/js";
import tseslint from "typescript-eslint";

/**
 * Who may import whom: the table of docs/architecture.md. A folder that is absent here may import everything. `types` of
 * node: modules are no imports of the machine.
 */
const layers = {
  "src/core": [],
  "src/parse": ["src/core"],
  "src/report": ["src/core"],
  "src/contract": ["src/core", "src/parse"],
  "src/config": ["src/core", "src/parse"],
  rules: ["src/core", "schemas"],
  schemas: ["src/core"],
  "src/engine": ["src/core", "src/parse", "src/contract", "src/config", "rules", "schemas"],
  "src/host": ["src/core", "src/config", "src/contract", "src/parse"],
  "src/testing": ["src/core", "src/parse", "src/contract", "src/engine"],
};

/** The folders whose code may touch the machine. */
const mayUseNode = new Set(["src/host", "src/testing"]);

const every = [...Object.keys(layers), "src/cli", "src/lsp", "src/eslint", "src/index.ts", "test", "scripts", "dist"];

function layerBlock([folder, allowed]) {
  const forbidden = every.filter((other) => other !== folder && !allowed.includes(other));
  const patterns = forbidden.map((other) => ({
    regex: `^(?:\\.\\./)+${other.replace("src/", "(?:src/)?").replace(".", "\\.")}(?:/|$)`,
    message: `${folder} must not import ${other}.`,
  }));
  const machine = mayUseNode.has(folder) ? [] : [{ regex: "^node:", message: `${folder} must run without a machine under it.` }];
  const others = folder === "rules" ? [{ regex: String.raw`^\.\./(?!\.\./)|^\./`, message: "A rule must not import another rule." }] : [];
  return {
    files: [`${folder}/**/*.ts`],
    ignores: ["rules/index.ts"],
    rules: { "no-restricted-imports": ["error", { patterns: [...patterns, ...machine, ...others] }] },
  };
}

export default tseslint.config(
  { ignores: ["dist", "node_modules", "coverage", "fixtures", "rules/index.ts"] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/explicit-function-return-type": ["error", { allowExpressions: true, allowTypedFunctionExpressions: true }],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-invalid-void-type": ["error", { allowAsThisParameter: true }],
      "no-control-regex": "off",
      "no-console": "error",
      eqeqeq: "error",
    },
  },
  ...Object.entries(layers).map(layerBlock),
  {
    files: ["**/*.{js,mjs}"],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { parserOptions: { projectService: false }, globals: { process: "readonly", console: "readonly", URL: "readonly" } },
  },
  { files: ["scripts/**", "rules/_template/**", "*.js"], rules: { "no-console": "off", "@typescript-eslint/explicit-function-return-type": "off" } },
);
