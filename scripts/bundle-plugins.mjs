import { readFileSync } from "node:fs";
import { join, relative } from "node:path";

const escaped = (path) => path.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** JSON of the project as a text for `JSON.parse`, which is read several times as fast as an object in JavaScript. */
export function asData(root) {
  return {
    name: "as-data",
    setup(build) {
      build.onLoad({ filter: new RegExp(`^${escaped(root)}[\\\\/](?:schemas[\\\\/].*|package)\\.json$`) }, ({ path }) => {
        const text = JSON.stringify(JSON.parse(readFileSync(path, "utf8")));
        return { contents: `export default JSON.parse(${JSON.stringify(text)});`, loader: "js" };
      });
    },
  };
}

/**
 * The rules in a few modules of those that are loaded together, since each file costs its own reading: by the preset that carries
 * them, and by what a text must hold so that they apply.
 */
export function groupedRules(root) {
  const folder = join(root, "rules");
  const entry = /^ {2}\{ id: "([^"]+)", meta: (\{.*\}), collects: (true|false), load: /gm;
  const read = () => [...readFileSync(join(folder, "index.ts"), "utf8").matchAll(entry)].map(([, id, meta, collects]) => ({ id, meta: JSON.parse(meta), collects: collects === "true" }));
  return {
    name: "grouped-rules",
    setup(build) {
      build.onLoad({ filter: new RegExp(`^${escaped(folder)}[\\\\/]index\\.ts$`) }, () => {
        const rules = read().map((rule) => ({ ...rule, group: groupOf(rule), name: nameOf(rule) }));
        const usual = (group) => `usual_${group.replaceAll("-", "_")}`;
        const loads = [...new Set(rules.map(({ group }) => group))].map((group) => `${JSON.stringify(group)}: () => ${usualGroups.includes(group) ? usual(group) : `import("rules-of:${group}")`}`);
        return {
          contents: [
            ...usualGroups.map((group) => `import * as ${usual(group)} from "rules-of:${group}";`),
            `const groups = { ${loads.join(", ")} };`,
            `export const ruleEntries = JSON.parse(${JSON.stringify(JSON.stringify(rules))}).map(({ id, meta, collects, group, name }) => ({ id, meta, collects, load: async () => (await groups[group]())[name] }));`,
          ].join("\n"),
          loader: "js",
          resolveDir: folder,
        };
      });
      build.onResolve({ filter: /^rules-of:/ }, ({ path }) => ({ path: path.slice("rules-of:".length), namespace: "rules-of" }));
      build.onLoad({ filter: /.*/, namespace: "rules-of" }, ({ path: group }) => ({
        contents: [
          ...(usualGroups.includes(group) ? [] : [`import "../${base}";`]),
          ...read()
            .filter((rule) => groupOf(rule) === group)
            .map((rule) => `export { default as ${nameOf(rule)} } from "./${rule.id}.ts";`),
        ].join("\n"),
        loader: "js",
        resolveDir: folder,
      }));
    },
  };
}

/** Groups of which nearly every document needs some rule. */
const usualGroups = ["skill-recommended", "document-recommended"];

/** What a lint run without options always loads. */
const base = "src/cli/lint.ts";

/** Entries that are fast by loading little, or that run without a machine under them. */
const apart = new Set(["src/cli/bin.ts", "src/cli/main.ts", "src/cli/run-program.ts", "src/lsp/main.ts", "src/lsp/first-answer.ts", "src/index.ts", "src/eslint/plugin.ts", "src/parse/markdown/satteri-wasm.ts"]);

/**
 * Lets all that is loaded late come with the code of a lint run, which is loaded by then. esbuild makes a file of each set of modules that
 * the same entries need; so the code of a lint run is a few files, and not one for each way in which late code shares in it.
 */
export function besideBase(root, { outputs, inputs }) {
  const inBase = new Set([base]);
  for (const path of inBase) for (const { path: imported, kind } of inputs[path]?.imports ?? []) if (kind !== "dynamic-import" && inputs[imported] !== undefined) inBase.add(imported);
  const late = Object.values(outputs)
    .flatMap(({ entryPoint }) => entryPoint ?? [])
    .filter((path) => path.startsWith("src/") && !inBase.has(path) && !apart.has(path));
  return {
    name: "beside-base",
    setup(build) {
      build.onLoad({ filter: new RegExp(`(?:${late.map((path) => escaped(path).replaceAll("/", "[\\\\/]")).join("|")})$`) }, ({ path }) => ({
        contents: `import "${"../".repeat(relative(root, path).split(/[\\/]/).length - 1)}${base}";\n${readFileSync(path, "utf8")}`,
        loader: "ts",
      }));
    },
  };
}

/**
 * Packages of one function whose own beginning takes longer than a whole run: they begin when they are first called. `string-width` makes
 * a segmenter, for which ICU reads its tables.
 */
export function begunLate(names) {
  return {
    name: "begun-late",
    setup(build) {
      const filter = new RegExp(`^(?:${names.map(escaped).join("|")})$`);
      build.onResolve({ filter }, ({ path, namespace }) => (namespace === "begun-late" ? undefined : { path, namespace: "begun-late" }));
      build.onLoad({ filter: /.*/, namespace: "begun-late" }, ({ path }) => ({
        contents: `let begun;\nexport default function (...given) {\n  begun ??= require(${JSON.stringify(path)}).default;\n  return begun(...given);\n}`,
        loader: "js",
        resolveDir: build.initialOptions.absWorkingDir,
      }));
    },
  };
}

function nameOf({ id }) {
  return id.replaceAll(/\W/g, "_");
}

function groupOf({ id, meta }) {
  const { contracts = [], needs = [], kinds, preset, readsDirectives = false } = meta;
  const subject = readsDirectives ? "directives" : kinds.length === 1 && kinds[0] === "thread" ? "thread" : (contracts.at(-1) ?? (needs.length > 0 ? "snippet" : byKind(id, kinds)));
  return `${subject}-${preset}`;
}

function byKind(id, kinds) {
  if (kinds.includes("skill") && kinds.includes("markdown")) return "document";
  if (kinds.includes("skill")) return "skill";
  return id.slice(0, id.indexOf("/"));
}

/**
 * The JavaScript of satteri, which is some thirty files that are loaded for every document, in one. Its native code stays where npm
 * installed it; where it is not there or not of this version, the build for WebAssembly in the bundle takes its place, which loads in
 * a tenth of a second and is slower by half. Its own way to the native code would take longer than to load it: it reads files to tell
 * one C library from another, of which npm installs the one.
 */
export function satteriBinding(root, { wasmModule, wasmFile }) {
  const folder = join(root, "node_modules/satteri");
  const { version, optionalDependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const names = [...readFileSync(join(folder, "index.js"), "utf8").matchAll(/^export \{ (\w+) \}/gm)].map(([, name]) => name);
  return {
    name: "satteri-binding",
    setup(build) {
      build.onResolve({ filter: /\/satteri-build\.ts$/ }, () => ({ path: "satteri", namespace: "binding" }));
      build.onResolve({ filter: /^\.\.\/index\.js$/ }, ({ importer }) => (/satteri[\\/]dist[\\/]binding\.js$/.test(importer) ? { path: "satteri", namespace: "binding" } : undefined));
      build.onLoad({ filter: /.*/, namespace: "binding" }, () => ({
        contents: [
          'import { readFileSync, realpathSync } from "node:fs";',
          'import { dirname, join } from "node:path";',
          "const loaded = native();",
          'export const build = loaded === undefined ? "WebAssembly" : "native";',
          `export const { ${names.join(", ")} } = loaded ?? require(join(__dirname, ${JSON.stringify(wasmModule)})).bindingOf(readFileSync(join(__dirname, "..", ${JSON.stringify(wasmFile)})));`,
          "function native() {",
          "  try {",
          `    const packages = ${JSON.stringify(Object.keys(optionalDependencies).filter((name) => !name.includes("wasm32")))};`,
          "    const machine = `-${process.platform}-${process.arch}`;",
          "    const fitting = packages.filter((name) => name.endsWith(machine) || name.includes(`${machine}-`));",
          "    const folder = installed(__dirname);",
          '    const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));',
          `    if (version !== ${JSON.stringify(version)}) return undefined;`,
          // By their folders first: to look a name up takes Node as long as to load the code.
          "    return first(fitting.flatMap((name) => [() => join(dirname(folder), name), () => require.resolve(name, { paths: [folder] })]));",
          "  } catch {",
          "    return undefined;",
          "  }",
          "}",
          "function installed(from) {",
          "  try {",
          '    return realpathSync(join(from, "node_modules/satteri"));',
          "  } catch {",
          '    return dirname(from) === from ? join(dirname(require.resolve("satteri")), "..") : installed(dirname(from));',
          "  }",
          "}",
          "function first([path, ...others]) {",
          "  try {",
          "    return require(path());",
          "  } catch (error) {",
          "    if (others.length === 0) throw error;",
          "    return first(others);",
          "  }",
          "}",
        ].join("\n"),
        loader: "js",
        resolveDir: root,
      }));
    },
  };
}
