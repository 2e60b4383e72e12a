import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  compareText,
  pathWithin,
  toForwardSlashes
} from "./chunk-HXUAXT3K.js";
import {
  ConfigError
} from "./chunk-2SZINNWM.js";
import {
  describeError
} from "./chunk-FLBNCQKZ.js";
import {
  compileGlob
} from "./chunk-S3XRTHME.js";
import {
  decode
} from "./chunk-MOT3UT4N.js";

// src/host/contract-files.ts
import { constants, closeSync, fstatSync, openSync, readFileSync, realpathSync } from "node:fs";
import { readdir, realpath } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
var contractFolder = ".markerlint";
var contractEnding = /\.contract\.ya?ml$/;
var mostContracts = 200;
var largestContract = 256 * 1024;
async function findContractFiles(root, layers, outside) {
  const found = /* @__PURE__ */ new Set();
  for (const name of await listFolder(join(root, contractFolder))) {
    if (contractEnding.test(name)) found.add(await realFile(join(root, contractFolder, name), name, root, outside));
  }
  for (const { base, config, source } of layers) {
    for (const pattern of config.contracts ?? []) {
      const folder = base === "" ? root : base;
      const matches = /[*?[{]/.test(pattern) ? await globFiles(folder, pattern) : [resolve(folder, pattern)];
      if (matches.length === 0) throw configError(source, `\`${pattern}\` under \`contracts\` matches no file.`);
      for (const match of matches) found.add(await realFile(match, `${source}: ${pattern}`, root, outside));
    }
  }
  if (found.size > mostContracts) throw configError(contractFolder, `${found.size} contracts are more than the ${mostContracts} that a project may have.`);
  return [...found].sort(compareText);
}
async function realFile(path, source, root, outside) {
  const real = await realpath(path).catch((error) => {
    throw configError(source, `The contract \`${pathWithin(root, path) ?? path}\` cannot be read: ${describeError(error)}.`);
  });
  if (!outside && pathWithin(root, real) === void 0) throw configError(source, "This contract lies outside the root, which `--no-config-code` forbids.");
  return real;
}
async function globFiles(folder, pattern) {
  const glob = compileGlob(pattern.replace(/^\.\//, ""));
  const search = async (below) => {
    const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => []);
    const lists = await Promise.all(
      entries.map(async (entry) => {
        const path = below === "" ? entry.name : `${below}/${entry.name}`;
        if (entry.isDirectory()) return entry.name !== ".git" && entry.name !== "node_modules" && glob.mayMatchBelow(path) ? search(path) : [];
        return glob.matches(path) ? [join(folder, path)] : [];
      })
    );
    return lists.flat();
  };
  return search("");
}
async function listFolder(folder) {
  return readdir(folder).catch(() => []);
}
function configError(source, message) {
  return new ConfigError([{ source, point: void 0, message }]);
}
function contractFileAccess(contract) {
  const home = realpathSync(dirname(contract));
  return {
    resolve(name, from) {
      const path = resolve(dirname(from), name);
      let real;
      try {
        real = realpathSync(path);
      } catch (error) {
        if (pathWithin(home, path) === void 0) throw outsideHome(name);
        throw new Error(`The file \`${name}\` cannot be read: ${describeError(error)}.`, { cause: error });
      }
      if (pathWithin(home, real) === void 0) throw outsideHome(name);
      return real;
    },
    read(file) {
      const { text, faults } = decode(readSmall(file));
      if (faults[0] !== void 0) throw new Error(`The file is not UTF-8 text: ${faults[0].reason}.`);
      return text;
    }
  };
}
function outsideHome(name) {
  return new Error(`\`${toForwardSlashes(name)}\` lies outside the folder of the contract.`);
}
function readSmall(file) {
  let descriptor;
  try {
    descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
    const stat = fstatSync(descriptor);
    if (!stat.isFile()) throw new Error("it is no file");
    if (stat.size > largestContract) throw new Error("it is larger than 256 KiB");
    return readFileSync(descriptor);
  } catch (error) {
    throw new Error(`The file cannot be read: ${describeError(error)}.`, { cause: error });
  } finally {
    if (descriptor !== void 0) closeSync(descriptor);
  }
}

export {
  contractFolder,
  findContractFiles,
  contractFileAccess
};
