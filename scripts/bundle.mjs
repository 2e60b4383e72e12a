// Bundles the command, the public API and the action into dist/, unminified, with the licences of what they contain.
// `--check` compares instead of writing: the committed bundle must be what the sources give. `--to DIR` writes elsewhere.
import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { overCommonJs, toCommonJs } from "./bundle-commonjs.mjs";
import { builtInValidators } from "./built-in-validators.mjs";
import { committedWasm, wasmFile } from "./satteri-wasm.mjs";
import { asData, begunLate, besideBase, groupedRules, satteriBinding } from "./bundle-plugins.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const to = process.argv.indexOf("--to");
const dist = to === -1 ? join(root, "dist") : resolve(process.argv[to + 1]);

/** Stands in the files for the hash of all of them, until that is known. */
const hashPlace = "hash-of-the-bundle-in-hexadecimal";

const options = {
  absWorkingDir: root,
  entryPoints: { "chunks/bin": "src/cli/bin.ts", "chunks/satteri-wasm": "src/parse/markdown/satteri-wasm.ts", action: "src/cli/action/main.ts", index: "src/index.ts", eslint: "src/eslint/plugin.ts" },
  outdir: "dist",
  bundle: true,
  splitting: true,
  write: false,
  metafile: true,
  format: "esm",
  platform: "node",
  target: "node20.19",
  mainFields: ["module", "main"],
  // Its modules for the browser hold the same code; those for Node are CommonJS, of which nothing can be left out.
  alias: { yaml: join(root, "node_modules/yaml/browser/index.js") },
  chunkNames: "chunks/[name]-[hash]",
  define: { bundleHash: JSON.stringify(hashPlace) },
  // The licence texts stand together in licenses.txt.
  legalComments: "none",
  logLevel: "warning",
};

const validators = await builtInValidators(root);
const plugins = [validators.plugin, asData(root), groupedRules(root), satteriBinding(root, { wasmModule: "satteri-wasm.js", wasmFile }), begunLate(["string-width"])];

// Twice: where code is loaded from other places is known only when it is bundled.
const { metafile: draft } = await build({ ...options, plugins });
const { outputFiles, metafile } = await build({ ...options, plugins: [...plugins, besideBase(root, draft)] });

const files = new Map(await Promise.all(outputFiles.map(({ path, text }) => converted(relative(join(root, "dist"), path).replaceAll("\\", "/"), text))));
files.set("markerlint.js", await start());
const hash = hashOf(files);
for (const [path, text] of files) files.set(path, text.replaceAll(hashPlace, hash));
// The package is one of modules, which take longer to load, and whose compiled code cannot be kept.
files.set("package.json", '{ "type": "commonjs" }\n');
files.set(wasmFile, committedWasm());
for (const [path, text] of validators.files) files.set(path, text);
files.set("licenses.txt", licenses(Object.keys(metafile.inputs)));

if (process.argv.includes("--check")) check();
else write();

/** What others import stays a module: what they see of it are its names, and it may wait for what it loads. */
async function converted(path, text) {
  return /^(?:index|eslint)\.js$/.test(path) ? [path.replace(/js$/, "mjs"), overCommonJs(text)] : [path, await toCommonJs(text)];
}

/** The command: what loads all else, with the code that earlier runs compiled. */
async function start() {
  const { outputFiles: [{ text }] } = await build({
    absWorkingDir: root,
    entryPoints: ["src/cli/start/start.ts"],
    bundle: true,
    write: false,
    format: "cjs",
    platform: "node",
    target: "node20.19",
    external: ["./chunks/bin.js"],
    define: options.define,
    logLevel: "warning",
  });
  return text;
}

function hashOf(bundled) {
  const hash = createHash("sha256");
  for (const [path, text] of [...bundled].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${path}\0${text}\0`);
  return hash.digest("hex");
}

function write() {
  rmSync(dist, { recursive: true, force: true });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), text);
  }
  chmodSync(join(dist, "markerlint.js"), 0o755);
  console.log(`${relative(root, dist)}/: ${String(files.size)} files, ${String(Math.round([...files.values()].reduce((sum, text) => sum + Buffer.from(text).length, 0) / 1024))} KiB`);
}

function check() {
  const committed = existsSync(dist) ? readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()) : [];
  const paths = committed.map((entry) => relative(dist, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  const stale = [
    ...paths.filter((path) => !files.has(path)).map((path) => `${path} is left over`),
    ...[...files].filter(([path, text]) => !paths.includes(path) || !readFileSync(join(dist, path)).equals(Buffer.from(text))).map(([path]) => `${path} differs`),
  ];
  if (stale.length === 0) return console.log("dist/ is what the sources give");
  console.error(`dist/ is stale; run \`npm run bundle\`:\n${stale.map((line) => `  ${line}`).join("\n")}`);
  process.exitCode = 1;
}

/** The licence of every package whose code is in the bundle. */
function licenses(inputs) {
  const packages = new Set(inputs.flatMap((input) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1] ?? []));
  return [...packages]
    .sort()
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
      const file = readdirSync(join(root, folder)).find((each) => /^licen[cs]e/i.test(each));
      if (license === undefined) throw new Error(`${name} states no licence`);
      const text = file === undefined ? "" : `\n\n${readFileSync(join(root, folder, file), "utf8").replaceAll("\r\n", "\n").trim()}`;
      return `${name} ${version} (${license})${text}\n`;
    })
    .join(`\n${"-".repeat(80)}\n\n`);
}
