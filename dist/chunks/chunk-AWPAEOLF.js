import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  ContractFaults,
  ContractLoader,
  sourceName
} from "./chunk-QEUVJCVT.js";
import {
  compileContract
} from "./chunk-HJKSLRQV.js";
import {
  contractFileAccess,
  pathWithin,
  toForwardSlashes
} from "./chunk-DJ4W6GVT.js";
import {
  ConfigError
} from "./chunk-2SZINNWM.js";

// src/host/load-contracts.ts
async function loadContracts(files, root, options) {
  const loader = await ContractLoader.create(options);
  const homes = /* @__PURE__ */ new Map();
  return files.map((file) => {
    const { source, text } = loadContract(loader, file, root);
    const name = sourceName(source);
    const key = `${source.contract} ${name}`;
    const other = homes.get(key);
    if (other !== void 0) {
      const nameKey = source.contract === "marker" ? "family" : "name";
      const point = text.source.pointAt(text.plain.spanOf({ path: [nameKey], at: "value" }).start);
      throw new ConfigError([{ source: shown(file, root), point, message: `The ${nameKey} \`${name}\` has a contract already: ${other}.` }]);
    }
    homes.set(key, shown(file, root));
    return compileContract(source);
  });
}
function loadContract(loader, file, root) {
  try {
    return loader.load(file, contractFileAccess(file));
  } catch (error) {
    if (!(error instanceof ContractFaults)) throw error;
    throw new ConfigError(
      error.faults.map(({ at, message }) => ({ source: shown(error.file, root), point: error.source?.pointAt(at.start), message: message.replaceAll(`${root}/`, "") })),
      { cause: error }
    );
  }
}
function shown(file, root) {
  return pathWithin(root, file) ?? toForwardSlashes(file);
}

export {
  loadContracts,
  loadContract
};
