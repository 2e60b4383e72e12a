// The validators of the schemas in built-in contracts, as code that needs no ajv: one file of the bundle for each.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import formats from "ajv-formats";
import { build, transform } from "esbuild";

const folder = "validators";

/** The files by their paths in the bundle, and the plugin that lets the code find them. */
export async function builtInValidators(root) {
  const schemas = new Map((await collectSchemas(root)).map((schema) => [JSON.stringify(schema), schema]));
  const paths = [...schemas.keys()].map((text, index) => [hashOf(text), `../${folder}/${index + 1}.js`]);
  if (new Set(paths.map(([hash]) => hash)).size < paths.length) throw new Error("two schemas have one hash");
  const files = await Promise.all([...schemas.values()].map(async (schema, index) => [`${folder}/${index + 1}.js`, await compile(root, schema)]));
  return {
    files: new Map(files),
    plugin: {
      name: "built-in-validators",
      setup(builder) {
        builder.onLoad({ filter: /[\\/]contract[\\/]built-in-validators\.ts$/ }, ({ path }) => ({
          contents: [
            `import { compilePattern } from "./patterns.ts";`,
            `const paths = new Map(${JSON.stringify(paths)});`,
            "export const hasBuiltInValidators = true;",
            "export function builtInValidator(schema) {",
            "  const path = paths.get(hashOf(JSON.stringify(schema)));",
            "  return path === undefined ? undefined : require(path)(compilePattern);",
            "}",
            hashOf.toString(),
          ].join("\n"),
          loader: "js",
          resolveDir: join(path, ".."),
        }));
      },
    },
  };
}

/** The schemas as the contracts hand them over when they are compiled. */
async function collectSchemas(root) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: {
      contents: `
        import sources from "./schemas/contracts/builtin.json";
        import { compileContract } from "./src/contract/compile-contract.ts";
        import { loadPatternEngine } from "./src/contract/patterns.ts";
        export { collected } from "./src/contract/payload-schema.ts";
        await loadPatternEngine();
        for (const source of sources) compileContract(source);`,
      resolveDir: root,
      loader: "ts",
    },
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    write: false,
    logLevel: "warning",
    plugins: [
      {
        name: "collect",
        setup(builder) {
          builder.onLoad({ filter: /[\\/]payload-schema\.ts$/ }, ({ path }) =>
            path.includes("core") ? undefined : { contents: "export const collected = [];\nexport function compilePayloadSchema(schema) {\n  collected.push(schema);\n  return {};\n}\n", loader: "js" },
          );
        },
      },
    ],
  });
  const file = join(root, "node_modules", `.schemas-${process.pid}.mjs`);
  try {
    writeFileSync(file, outputFiles[0].text);
    return (await import(pathToFileURL(file).href)).collected;
  } finally {
    rmSync(file, { force: true });
  }
}

/** A function that takes what compiles patterns and gives the validator; with the options of src/contract/payload-schema.ts. */
async function compile(root, schema) {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    verbose: true,
    logger: false,
    validateSchema: false,
    code: { source: true, esm: false, regExp: Object.assign((pattern) => ({ test: () => true, toString: () => pattern }), { code: "compilePattern" }) },
  });
  formats.default(ajv, ["date", "date-time", "time", "uuid"]);
  const code = standalone.default(ajv, ajv.compile(schema));
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents: `module.exports = (compilePattern) => {\nconst module = {};\n${code}\nreturn module.exports;\n};`, resolveDir: root, loader: "js" },
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node20.19",
    charset: "ascii",
    write: false,
    logLevel: "warning",
  });
  return (await transform(outputFiles[0].text, { minifyWhitespace: true, charset: "ascii" })).code;
}

/** A text in 53 bits: cyrb53, which is in the public domain. */
function hashOf(text) {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return 4294967296 * (2097151 & b) + (a >>> 0);
}
