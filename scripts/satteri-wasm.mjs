// npm run satteri-wasm: puts satteri's build for WebAssembly into dist/, of the version and with the checksum of package-lock.json.
// npm installs it on no machine of its own accord, since none has the processor that it names.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const name = "@bruits/satteri-wasm32-wasi";

/** Where it stands, relative to the bundle. */
export const wasmFile = "satteri.wasm";

/** The bytes in the committed bundle. Throws where they are missing or not those of the locked version. */
export function committedWasm() {
  const path = join(root, "dist", wasmFile);
  if (!existsSync(path)) throw new Error(`dist/${wasmFile} is missing; run \`npm run satteri-wasm\``);
  const bytes = readFileSync(path);
  if (sha256(bytes) !== readFileSync(join(root, "scripts/satteri-wasm.sha256"), "utf8").trim()) throw new Error(`dist/${wasmFile} is not the one that scripts/satteri-wasm.sha256 names; run \`npm run satteri-wasm\``);
  return bytes;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { version, integrity } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages[`node_modules/${name}`];
  const folder = mkdtempSync(join(tmpdir(), "satteri-"));
  try {
    execFileSync("npm", ["pack", `${name}@${version}`, "--pack-destination", folder], { stdio: ["ignore", "ignore", "inherit"] });
    const archive = join(folder, `bruits-satteri-wasm32-wasi-${version}.tgz`);
    const found = `sha512-${createHash("sha512").update(readFileSync(archive)).digest("base64")}`;
    if (found !== integrity) throw new Error(`${name} ${version} has the checksum ${found}, not that of package-lock.json`);
    execFileSync("tar", ["-xzf", archive, "-C", folder]);
    const bytes = readFileSync(join(folder, "package/satteri_napi.wasm32-wasi.wasm"));
    writeFileSync(join(root, "dist", wasmFile), bytes);
    writeFileSync(join(root, "scripts/satteri-wasm.sha256"), `${sha256(bytes)}\n`);
    console.log(`dist/${wasmFile}: satteri ${version}, ${String(Math.round(bytes.length / 1024))} KiB`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function sha256(bytes) {
  return createHash("sha256").update(bytes).digest("hex");
}
