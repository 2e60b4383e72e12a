import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  compareText,
  pathWithin,
  toForwardSlashes,
  toPlainValue
} from "./chunk-QCEAM6G2.js";
import {
  describeError
} from "./chunk-FLBNCQKZ.js";
import {
  ConfigError
} from "./chunk-2SZINNWM.js";
import {
  annotations,
  compileGlob,
  compileMarkerContract,
  compilePayloadSchema,
  createSourceText,
  decode,
  headParts,
  isSchema,
  loadSchemaValidator,
  patternFault,
  readYaml,
  schemaKeywords,
  schemaListKeywords,
  schemaMapKeywords
} from "./chunk-OEH4MSRP.js";
import {
  shiftMap
} from "./chunk-2HZWXRTW.js";
import {
  suggest,
  unknownWord
} from "./chunk-CDWNWB7T.js";

// src/contract/contract-text.ts
var ContractFaults = class extends Error {
  name = "ContractFaults";
  file;
  /** Absent when the file could not be read at all. */
  source;
  faults;
  constructor(file, source, faults) {
    super(faults.map(({ message }) => message).join("\n"));
    this.file = file;
    this.source = source;
    this.faults = faults;
  }
};
function readContractText(file, text, what) {
  const source = createSourceText(text);
  const tree = readYaml(text, shiftMap(0));
  const faults = tree.faults.map(({ span, reason, advice }) => ({ at: span, message: `Syntax: ${reason}${advice === void 0 ? "" : `; ${advice}`}.` }));
  if (faults.length > 0) throw new ContractFaults(file, source, faults);
  if (tree.root?.kind !== "mapping") throw new ContractFaults(file, source, [{ at: { start: 0, end: 0 }, message: `A ${what} is a mapping.` }]);
  const plain = toPlainValue(tree.root, what);
  if (plain.faults.length > 0) throw new ContractFaults(file, source, plain.faults.map(({ span, message }) => ({ at: span, message })));
  return { file, source, plain, root: tree.root, value: plain.value };
}
var mostFaults = 50;
function checkContractText(text, schema) {
  const extending = "extends" in text.value;
  const faults = schema.check(text.root).filter(({ node, keyword }) => !extending || keyword !== "required" && !(node?.kind === "scalar" && node.value === null));
  if (faults.length > 0) throw new ContractFaults(text.file, text.source, faults.slice(0, mostFaults).map(toContractFault));
}
function missingParts(value, schema) {
  const { root } = readYaml(JSON.stringify(value), shiftMap(0));
  return root === void 0 ? [] : schema.check(root).map((fault) => toContractFault(fault).message);
}
function toContractFault({ at, name, reason, advice }) {
  const subject = name === "the payload" ? "The contract" : `\`${name}\``;
  return { at, message: `${subject} ${reason}${advice === void 0 ? "" : `; ${advice}`}.` };
}

// src/contract/check-meaning.ts
var leastText = 3;
function checkMeaning(source, ruleIds) {
  const faults = [];
  const report = (path, message, at = "value") => {
    faults.push({ path, at, message });
  };
  for (const key of ["family", "head"]) if (typeof source[key] !== "string") report([], `A contract of the kind \`marker\` has a \`${key}\`.`);
  if (faults.length > 0) return faults;
  const contract = source;
  const names = headNames(contract.head);
  const heads = [
    { head: contract.head, path: ["head"] },
    ...contract.pair === void 0 ? [] : [{ head: contract.pair.end, path: ["pair", "end"] }],
    ...(contract.legacy ?? []).map(({ head }, index) => ({ head, path: ["legacy", index, "head"] }))
  ];
  for (const { head, path } of heads) {
    if (/[\r\n]|--|^\s|\s$/.test(head)) report(path, "A head is one line without `--` and without white space around it.");
    if ((/^[^{]*/.exec(head)?.[0].replaceAll(/\W/g, "").length ?? 0) < leastText) report(path, `A head begins with at least ${leastText} letters or digits of its own.`);
  }
  if (contract.pair?.end === contract.head) report(["pair", "end"], "The end of a pair has another head than its beginning.");
  const every = [...new Set(heads.flatMap(({ head }) => headNames(head)))];
  for (const [name, parameter] of Object.entries(contract.parameters ?? {})) {
    if (!every.includes(name)) report(["parameters", name], unknownWord("parameter", name, every), "key");
    if (("enum" in parameter ? 1 : 0) + ("type" in parameter ? 1 : 0) !== 1) report(["parameters", name], "A parameter has either `enum` or `type`.");
  }
  checkPayload(contract, names, report);
  checkRelations(contract, names, report);
  const bulletKeys = Object.values(contract.mirror?.bullets ?? {});
  for (const key of Object.keys(contract.mirror?.placeholders ?? {})) {
    if (!bulletKeys.includes(key)) report(["mirror", "placeholders", key], unknownWord("key of a bullet", key, bulletKeys), "key");
  }
  for (const id of Object.keys(contract.severity ?? {})) if (!ruleIds.includes(id)) report(["severity", id], unknownWord("rule", id, ruleIds), "key");
  for (const [index, example] of (contract.examples?.bad ?? []).entries()) {
    for (const [at, report_] of (typeof example === "string" ? [] : example.reports ?? []).entries()) {
      const id = report_.replace(/:\d+$/, "");
      if (!ruleIds.includes(id)) report(["examples", "bad", index, "reports", at], unknownWord("rule", id, ruleIds));
    }
  }
  return faults;
}
function headNames(head) {
  return headParts(head).filter((_, index) => index % 2 === 1);
}
function checkPayload({ payload, pair, parameters }, names, report) {
  if (payload === void 0) return;
  if (payload.in === "region" && pair === void 0) report(["payload", "in"], "A payload in a region needs a `pair` around it.");
  if (payload.schema !== void 0 && payload.version !== void 0) report(["payload", "schema"], "A payload has a `schema` or a `version` with schemas, not both.", "key");
  for (const [key, name] of Object.entries(payload.agrees ?? {})) if (!names.includes(name)) report(["payload", "agrees", key], unknownWord("parameter", name, names));
  const { version } = payload;
  if (version === void 0) return;
  if (version.field.startsWith("head.") && !names.includes(version.field.slice("head.".length))) {
    report(["payload", "version", "field"], unknownWord("parameter", version.field.slice("head.".length), names));
  }
  const known = Object.keys(version.schemas);
  for (const key of ["minimum", "current"]) {
    const given = version[key];
    const path = ["payload", "version", key];
    if (typeof given === "number" && !known.includes(String(given))) report(path, unknownWord("version", String(given), known));
    if (typeof given !== "object") continue;
    for (const [name, numbers] of Object.entries(given)) {
      const parameter = parameters?.[name];
      if (!names.includes(name)) report([...path, name], unknownWord("parameter", name, names), "key");
      for (const [word, number] of Object.entries(numbers)) {
        if (parameter !== void 0 && "enum" in parameter && !parameter.enum.includes(word)) report([...path, name, word], unknownWord(`word of \`${name}\``, word, parameter.enum), "key");
        if (!known.includes(String(number))) report([...path, name, word], unknownWord("version", String(number), known));
      }
    }
  }
}
function checkRelations({ relations }, names, report) {
  for (const [index, relation] of (relations ?? []).entries()) {
    for (const [path, source] of sourcesOf(relation)) {
      const name = source.startsWith("head.") ? source.slice("head.".length) : void 0;
      if (name !== void 0 && !names.includes(name)) report(["relations", index, ...path], unknownWord("parameter", name, names));
    }
    if (relation.relation !== "hasForm") continue;
    const parts = headNames(relation.form);
    for (const key of ["parts", "agrees"]) {
      for (const name of Object.keys(relation[key] ?? {})) if (!parts.includes(name)) report(["relations", index, key, name], unknownWord("part of the form", name, parts), "key");
    }
  }
}
function sourcesOf(relation) {
  if (relation.relation === "agreesWith") return [[["with"], relation.with]];
  if (relation.relation === "subsetOf" || relation.relation === "setEquals") return [[["of"], relation.of]];
  return relation.relation === "hasForm" ? Object.entries(relation.agrees ?? {}).map(([part, source]) => [["agrees", part], source]) : [];
}
function checkPatterns(schema, path = []) {
  if (Array.isArray(schema)) return schema.flatMap((each, index) => checkPatterns(each, [...path, index]));
  if (!isSchema(schema)) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    const at = [...path, key];
    if (key === "enum" || key === "const" || key === "required" || key === "default" || key === "examples") return [];
    if (key === "pattern" && typeof value === "string") return faultOf(value, at, "value");
    if (key === "patternProperties" && isSchema(value)) return [...Object.keys(value).flatMap((pattern) => faultOf(pattern, [...at, pattern], "key")), ...checkPatterns(value, at)];
    return checkPatterns(value, at);
  });
}
function faultOf(pattern, path, at) {
  const fault = patternFault(pattern);
  return fault === void 0 ? [] : [{ path, at, message: `The pattern \`${pattern}\` ${fault}.` }];
}

// src/contract/extend.ts
var whole = /* @__PURE__ */ new Set(["payload.schema"]);
var wholeEntries = /* @__PURE__ */ new Set(["payload.version.schemas"]);
function extendContract(base, changes) {
  const { examples: _, ...kept } = base;
  const { extends: __, ...own } = changes;
  return merge(kept, own, "");
}
function merge(base, changes, path) {
  const result = new Map(Object.entries(base));
  for (const [key, value] of Object.entries(changes)) {
    const at = path === "" ? key : `${path}.${key}`;
    const old = result.get(key);
    if (value === null) result.delete(key);
    else if (isMapping(value) && isMapping(old) && !whole.has(at) && !wholeEntries.has(path)) result.set(key, merge(old, value, at));
    else result.set(key, isMapping(value) ? withoutNulls(value) : value);
  }
  return Object.fromEntries(result);
}
function withoutNulls(value) {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null));
}
function isMapping(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/contract/inline-schemas.ts
var SchemaProblem = class extends Error {
  name = "SchemaProblem";
  /** The file, `undefined` for the contract itself. */
  file;
  path;
  /** Where the contract asks for the schema. */
  askedAt;
  constructor(message, file, path, askedAt = []) {
    super(message);
    this.file = file;
    this.path = path;
    this.askedAt = askedAt;
  }
};
var mostSchemas = 1e4;
function inlineSchema(source, open) {
  return new Inliner(open).start(source);
}
var Inliner = class {
  #open;
  #count = 0;
  constructor(open) {
    this.#open = open;
  }
  start(source) {
    if (typeof source !== "string") return this.#inline(source, { id: "", schema: source }, [], []);
    return this.#follow(source, void 0, [], []);
  }
  /** `chain` holds the references that led here, so that a circle ends. */
  #inline(schema, file, path, chain) {
    this.#count += 1;
    if (this.#count > mostSchemas) throw new SchemaProblem(`The schema is larger than ${mostSchemas.toLocaleString("en")} schemas when its references are followed.`, outside(file), path);
    const result = /* @__PURE__ */ new Map();
    for (const [keyword, value] of Object.entries(schema)) {
      const at = [...path, keyword];
      if (keyword === "$ref" || keyword === "$defs" || keyword === "$schema" || keyword === "$id") continue;
      if (schemaKeywords.has(keyword) && isSchema(value)) result.set(keyword, this.#inline(value, file, at, chain));
      else if (schemaListKeywords.has(keyword)) result.set(keyword, value.map((each, index) => this.#inline(each, file, [...at, index], chain)));
      else if (schemaMapKeywords.has(keyword)) {
        result.set(keyword, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, this.#inline(each, file, [...at, name], chain)])));
      } else result.set(keyword, value);
    }
    const reference = schema["$ref"];
    if (typeof reference !== "string") return Object.fromEntries(result);
    const target = this.#follow(reference, file, [...path, "$ref"], chain);
    if ([...result.keys()].every((keyword) => annotations.has(keyword))) return { ...target, ...Object.fromEntries(result) };
    const all = [target, ...result.get("allOf") ?? []];
    return { ...Object.fromEntries(result), allOf: all };
  }
  #follow(reference, from, path, chain) {
    const hash = reference.indexOf("#");
    const name = hash === -1 ? reference : reference.slice(0, hash);
    const pointer = hash === -1 ? "" : reference.slice(hash + 1);
    const file = name === "" && from !== void 0 ? from : this.#opened(name, from, path);
    const key = `${file.id}#${pointer}`;
    if (chain.includes(key)) throw new SchemaProblem(`\`${reference}\` leads back to itself; a schema must not contain itself.`, outside(from), path);
    const steps = pointer.split("/").slice(1).map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
    let target = file.schema;
    for (const step of steps) target = isSchema(target) && Object.hasOwn(target, step) ? target[step] : void 0;
    if (!isSchema(target) || pointer !== "" && !pointer.startsWith("/")) throw new SchemaProblem(`\`${reference}\` leads to no schema.`, outside(from), path);
    return this.#inline(target, file, steps, [...chain, key]);
  }
  #opened(name, from, path) {
    try {
      return this.#open(name, outside(from));
    } catch (error) {
      if (error instanceof SchemaProblem) throw new SchemaProblem(error.message, outside(from), path);
      throw error;
    }
  }
};
function outside(file) {
  return file?.id === "" ? void 0 : file;
}

// src/contract/inline-contract.ts
function inlineContract(source, open) {
  const payload = source["payload"];
  if (!isSchema(payload)) return { ...source };
  const inline = (schema, path) => {
    if (typeof schema !== "string" && !isSchema(schema)) return schema;
    try {
      return inlineSchema(schema, open);
    } catch (error) {
      if (!(error instanceof SchemaProblem)) throw error;
      throw new SchemaProblem(error.message, error.file, error.file === void 0 ? [...path, ...error.path] : error.path, path);
    }
  };
  const version = payload["version"];
  const schemas = isSchema(version) ? version["schemas"] : void 0;
  const inlined = {
    ...payload,
    ..."schema" in payload && { schema: inline(payload["schema"], ["payload", "schema"]) },
    ...isSchema(version) && isSchema(schemas) && { version: { ...version, schemas: mapValues(schemas, (schema, key) => inline(schema, ["payload", "version", "schemas", key])) } }
  };
  return { ...source, payload: inlined };
}
function mapValues(values, change) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value, key)]));
}

// src/contract/load-contract.ts
var longestChain = 10;
var ContractLoader = class _ContractLoader {
  #options;
  #contractSchema;
  #schemaSchema;
  constructor(options) {
    this.#options = options;
    this.#contractSchema = compilePayloadSchema(withoutId(options.schema));
    this.#schemaSchema = compilePayloadSchema({ $ref: "#/$defs/schema", $defs: options.schema["$defs"] });
  }
  static async create(options) {
    await loadSchemaValidator();
    return new _ContractLoader(options);
  }
  /** The contract of a file, whole: with what it extends, and its schemas in place. Throws `ContractFaults`. */
  load(file, access) {
    const { text, value } = this.#source(file, access, []);
    const faults = checkMeaning(value, this.#options.ruleIds);
    if (faults.length > 0) throw faultsAt(text, faults);
    return { source: value, text };
  }
  #source(file, access, chain) {
    const text = readContractText(file, readFile(file, access), "contract");
    checkContractText(text, this.#contractSchema);
    const own = this.#inline(text, access);
    const name = text.value["extends"];
    if (typeof name !== "string") return { text, value: own };
    const value = extendContract(this.#base(name, text, access, [...chain, file]), own);
    const missing = missingParts(value, this.#contractSchema);
    if (missing.length > 0) throw faultsAt(text, missing.map((message) => ({ path: ["extends"], at: "value", message })));
    return { text, value };
  }
  #base(name, text, access, chain) {
    const fail = (message) => faultsAt(text, [{ path: ["extends"], at: "value", message }]);
    const { builtIn } = this.#options;
    if (!/[./]/.test(name)) {
      const families = builtIn.map(({ family }) => family);
      const found = builtIn.find(({ family }) => family === name);
      if (found !== void 0) return found;
      const meant = suggest(name, families);
      throw fail(`There is no built-in family \`${name}\`; ${meant === void 0 ? `write one of ${families.map((each) => `\`${each}\``).join(", ")}, or \`./file.contract.yaml\`` : `did you mean \`${meant}\`?`}${meant === void 0 ? "." : ""}`);
    }
    const target = attempt(() => access.resolve(name, text.file), fail);
    if (chain.includes(target)) throw fail(`\`${name}\` leads back to this contract.`);
    if (chain.length >= longestChain) throw fail(`More than ${longestChain} contracts build on each other.`);
    return this.#source(target, access, chain).value;
  }
  #inline(text, access) {
    const opened = /* @__PURE__ */ new Map();
    const patterns = checkPatterns(text.value["payload"], ["payload"]);
    if (patterns.length > 0) throw faultsAt(text, patterns);
    try {
      return inlineContract(text.value, (name, from) => this.#openSchema(name, from?.id ?? text.file, access, opened));
    } catch (error) {
      if (!(error instanceof SchemaProblem)) throw error;
      const where = error.file === void 0 ? "" : `${error.file.id}: `;
      throw faultsAt(text, [{ path: error.file === void 0 ? error.path : error.askedAt, at: "value", message: where + error.message }]);
    }
  }
  #openSchema(name, from, access, opened) {
    const fail = (message) => new SchemaProblem(message, void 0, []);
    if (/^[a-z][a-z0-9+.-]*:/i.test(name)) throw fail(`\`${name}\` is an address; a schema is a file in the folder of its contract.`);
    const id = attempt(() => access.resolve(name, from), fail);
    const known = opened.get(id);
    if (known !== void 0) return known;
    const text = readContractText(id, readFile(id, access), "schema");
    checkContractText(text, this.#schemaSchema);
    const patterns = checkPatterns(text.value);
    if (patterns.length > 0) throw faultsAt(text, patterns);
    const file = { id, schema: text.value };
    opened.set(id, file);
    return file;
  }
};
function readFile(file, access) {
  return attempt(
    () => access.read(file),
    (message) => new ContractFaults(file, void 0, [{ at: { start: 0, end: 0 }, message }])
  );
}
function attempt(action, fail) {
  try {
    return action();
  } catch (error) {
    throw fail(error instanceof Error ? error.message : String(error));
  }
}
function faultsAt(text, faults) {
  return new ContractFaults(
    text.file,
    text.source,
    faults.map(({ path, at, message }) => ({ at: text.plain.spanOf({ path, at }), message }))
  );
}
function withoutId(schema) {
  const { $id: _, ...rest } = schema;
  return isSchema(rest) ? rest : {};
}

// src/host/contract-files.ts
import { constants, closeSync, fstatSync, openSync, readFileSync, realpathSync } from "node:fs";
import { readdir, realpath } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
var contractFolder = ".markerlint";
var contractEnding = /\.contract\.ya?ml$/;
var mostContracts = 200;
var largestContract = 256 * 1024;
async function findContractFiles(root, layers, outside2) {
  const found = /* @__PURE__ */ new Set();
  for (const name of await listFolder(join(root, contractFolder))) {
    if (contractEnding.test(name)) found.add(await realFile(join(root, contractFolder, name), name, root, outside2));
  }
  for (const { base, config, source } of layers) {
    for (const pattern of config.contracts ?? []) {
      const folder = base === "" ? root : base;
      const matches = /[*?[{]/.test(pattern) ? await globFiles(folder, pattern) : [resolve(folder, pattern)];
      if (matches.length === 0) throw configError(source, `\`${pattern}\` under \`contracts\` matches no file.`);
      for (const match of matches) found.add(await realFile(match, `${source}: ${pattern}`, root, outside2));
    }
  }
  if (found.size > mostContracts) throw configError(contractFolder, `${found.size} contracts are more than the ${mostContracts} that a project may have.`);
  return [...found].sort(compareText);
}
async function realFile(path, source, root, outside2) {
  const real = await realpath(path).catch((error) => {
    throw configError(source, `The contract \`${pathWithin(root, path) ?? path}\` cannot be read: ${describeError(error)}.`);
  });
  if (!outside2 && pathWithin(root, real) === void 0) throw configError(source, "This contract lies outside the root, which `--no-config-code` forbids.");
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

// src/host/load-contracts.ts
async function loadContracts(root, layers, outside2, options) {
  const files = await findContractFiles(root, layers, outside2);
  if (files.length === 0) return [];
  const loader = await ContractLoader.create(options);
  const homes = /* @__PURE__ */ new Map();
  return files.map((file) => {
    const { source, text } = loadContract(loader, file, root);
    const other = homes.get(source.family);
    if (other !== void 0) {
      const point = text.source.pointAt(text.plain.spanOf({ path: ["family"], at: "value" }).start);
      throw new ConfigError([{ source: shown(file, root), point, message: `The family \`${source.family}\` has a contract already: ${other}.` }]);
    }
    homes.set(source.family, shown(file, root));
    return compileMarkerContract(source);
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
  ContractLoader,
  findContractFiles,
  loadContracts,
  loadContract
};
