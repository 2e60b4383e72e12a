var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  build: () => build,
  markdownToMdast: () => markdownToMdast
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var loaded = native();
var build = loaded === void 0 ? "WebAssembly" : "native";
var { applyCommandsAndCompileHandle, applyCommandsAndConvertToHastHandle, applyCommandsAndRenderHandle, applyCommandsToHandle, applyCommandsToMdastHandle, applyMdastCommandsAndConvertAndCompile, applyMdastCommandsAndConvertAndRender, compileHandle, compileMdx, convertMdastToHastHandle, createHastHandle, createHastHandleFromHtml, createHastHandleWithFrontmatter, createMdastHandle, createMdxHastHandle, createMdxHastHandleWithFrontmatter, createMdxMdastHandle, dropHandle, getHandleSource, getMdastFrontmatter, getNodeData, markdownToHtmlFast, markdownToJsFast, mdastTextContentHandle, mdxToJsFast, parseEsm, parseExpression, parseToHtml, renderHandle, serializeHandle, setNodeData, textContentHandle, walkHandle, walkMdastHandle } = loaded ?? (0, import_chunk_KIZ6KU7F.__require)((0, import_node_path.join)(__dirname, "satteri-wasm.js")).bindingOf((0, import_node_fs.readFileSync)((0, import_node_path.join)(__dirname, "..", "satteri.wasm")));
function native() {
  try {
    const packages = ["@bruits/satteri-linux-x64-gnu", "@bruits/satteri-linux-arm64-gnu", "@bruits/satteri-linux-x64-musl", "@bruits/satteri-linux-arm64-musl", "@bruits/satteri-darwin-x64", "@bruits/satteri-darwin-arm64", "@bruits/satteri-win32-x64-msvc", "@bruits/satteri-win32-arm64-msvc"];
    const machine = `-${process.platform}-${process.arch}`;
    const fitting = packages.filter((name) => name.endsWith(machine) || name.includes(`${machine}-`));
    const folder = installed(__dirname);
    const { version } = JSON.parse((0, import_node_fs.readFileSync)((0, import_node_path.join)(folder, "package.json"), "utf8"));
    if (version !== "0.10.5") return void 0;
    return first(fitting.flatMap((name) => [() => (0, import_node_path.join)((0, import_node_path.dirname)(folder), name), () => import_chunk_KIZ6KU7F.__require.resolve(name, { paths: [folder] })]));
  } catch {
    return void 0;
  }
}
function installed(from) {
  try {
    return (0, import_node_fs.realpathSync)((0, import_node_path.join)(from, "node_modules/satteri"));
  } catch {
    return (0, import_node_path.dirname)(from) === from ? (0, import_node_path.join)((0, import_node_path.dirname)(import_chunk_KIZ6KU7F.__require.resolve("satteri")), "..") : installed((0, import_node_path.dirname)(from));
  }
}
function first([path, ...others]) {
  try {
    return (0, import_chunk_KIZ6KU7F.__require)(path());
  } catch (error) {
    if (others.length === 0) throw error;
    return first(others);
  }
}
var PHANTOM_SPACE = "\uF002";
function restorePhantomSpaces(value) {
  return value.includes(PHANTOM_SPACE) ? value.replaceAll(PHANTOM_SPACE, " ") : value;
}
var textDecoder = new TextDecoder("utf-8", { ignoreBOM: true });
function ru32(view, off) {
  return view.getUint32(off, true);
}
function rstr(buf, off, len) {
  if (len === 0)
    return "";
  if (len <= 8) {
    let ascii = true;
    for (let i = 0; i < len; i++) {
      if (buf[off + i] > 127) {
        ascii = false;
        break;
      }
    }
    if (ascii) {
      let s = "";
      for (let i = 0; i < len; i++)
        s += String.fromCharCode(buf[off + i]);
      return s;
    }
  }
  return textDecoder.decode(buf.subarray(off, off + len));
}
function readPosition(view, off) {
  const startLine = ru32(view, off + 8);
  if (startLine === 0)
    return void 0;
  const startOffset = ru32(view, off);
  return {
    start: { offset: startOffset, line: startLine, column: ru32(view, off + 12) },
    end: { offset: ru32(view, off + 4), line: ru32(view, off + 16), column: ru32(view, off + 20) }
  };
}
var encoder = new TextEncoder();
var EMPTY = new Uint8Array(0);
var PROP_BOOL_TRUE = 1;
var PROP_BOOL_FALSE = 2;
var PROP_SPACE_SEP = 3;
var PROP_COMMA_SEP = 4;
var PROP_INT = 5;
var PROP_COMMA_SEP_NUM = 7;
function decodeElementProp(kind, value) {
  switch (kind) {
    case PROP_BOOL_TRUE:
      return true;
    case PROP_BOOL_FALSE:
      return false;
    case PROP_SPACE_SEP:
      return value.split(" ").filter((s) => s.length > 0);
    case PROP_COMMA_SEP: {
      const items = value.split(",").map((s) => s.trim());
      if (items[items.length - 1] === "")
        items.pop();
      return items;
    }
    case PROP_COMMA_SEP_NUM: {
      const items = value.split(",").map((s) => s.trim());
      if (items[items.length - 1] === "")
        items.pop();
      return items.map((s) => s !== "" && !Number.isNaN(Number(s)) ? Number(s) : s);
    }
    case PROP_INT:
      return Number(value);
    default:
      return value;
  }
}
var NO_WORDS = new Uint32Array(0);
var PoolOffsets = class {
  #starts;
  #shifts;
  #count;
  #hint = 0;
  /** `extraBytes` is the pool's byte length minus its UTF-16 length, which
   *  bounds the multibyte character count: each one costs at least one byte. */
  constructor(bytes, extraBytes) {
    const starts = new Uint32Array(extraBytes);
    const shifts = new Uint32Array(extraBytes);
    const n = bytes.length;
    const pad = 4 - (bytes.byteOffset & 3) & 3;
    const wordCount = n > pad ? n - pad >> 2 : 0;
    const words = wordCount === 0 ? NO_WORDS : new Uint32Array(bytes.buffer, bytes.byteOffset + pad, wordCount);
    let count = 0;
    let shift = 0;
    let i = 0;
    for (; ; ) {
      if (i >= pad && (i - pad & 3) === 0) {
        let w = i - pad >> 2;
        while (w < wordCount && ((words[w] ?? 0) & 2155905152) === 0)
          w++;
        i = pad + (w << 2);
      }
      if (i >= n)
        break;
      const lead = bytes[i] ?? 0;
      if (lead < 128) {
        i++;
        continue;
      }
      starts[count] = i;
      if (lead < 224) {
        shift += 1;
        i += 2;
      } else if (lead < 240) {
        shift += 2;
        i += 3;
      } else {
        shift += 2;
        i += 4;
      }
      shifts[count] = shift;
      count++;
    }
    this.#starts = starts;
    this.#shifts = shifts;
    this.#count = count;
  }
  /** How many multibyte characters start strictly before `byteOffset`. */
  #seek(byteOffset) {
    const starts = this.#starts;
    const count = this.#count;
    const hint = this.#hint;
    if ((hint === count || (starts[hint] ?? 0) >= byteOffset) && (hint === 0 || (starts[hint - 1] ?? 0) < byteOffset)) {
      return hint;
    }
    let lo = 0;
    let hi = count;
    while (lo < hi) {
      const mid = lo + hi >> 1;
      if ((starts[mid] ?? 0) < byteOffset)
        lo = mid + 1;
      else
        hi = mid;
    }
    this.#hint = lo;
    return lo;
  }
  #shiftAt(index) {
    return index === 0 ? 0 : this.#shifts[index - 1] ?? 0;
  }
  /** Both ends of a string ref sit on character boundaries, so the remap is exact. */
  slice(text, offset, len) {
    const start = offset - this.#shiftAt(this.#seek(offset));
    const endByte = offset + len;
    return text.substring(start, endByte - this.#shiftAt(this.#seek(endByte)));
  }
};
var TYPE_NAMES = {
  0: "root",
  1: "element",
  2: "text",
  3: "comment",
  4: "doctype",
  5: "raw",
  10: "mdxJsxFlowElement",
  11: "mdxJsxTextElement",
  12: "mdxFlowExpression",
  13: "mdxjsEsm",
  14: "mdxTextExpression"
};
var NAME_TO_TYPE = {
  root: 0,
  element: 1,
  text: 2,
  comment: 3,
  doctype: 4,
  raw: 5,
  mdxJsxFlowElement: 10,
  mdxJsxTextElement: 11,
  mdxFlowExpression: 12,
  mdxjsEsm: 13,
  mdxTextExpression: 14
};
var VISITOR_KEYS = /* @__PURE__ */ new Set([
  "element",
  "text",
  "comment",
  "doctype",
  "raw",
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
  "mdxFlowExpression",
  "mdxjsEsm",
  "mdxTextExpression"
]);
var ARENA_MAGIC = 1380009037;
var KIND_MDAST = 1;
var FIELD = {
  id: 0,
  node_type: 4,
  parent: 8,
  start_offset: 12,
  end_offset: 16,
  start_line: 20,
  start_column: 24,
  end_line: 28,
  end_column: 32,
  children_start: 36,
  children_count: 40,
  data_offset: 44,
  data_len: 48
};
var HEADER = {
  magic: 0,
  kind: 4,
  node_struct_size: 8,
  node_count: 12,
  nodes_offset: 16,
  children_count: 20,
  children_offset: 24,
  type_data_len: 28,
  type_data_offset: 32,
  string_pool_len: 36,
  string_pool_offset: 40,
  node_data_count: 44,
  node_data_offset: 48
};
var HAST_ROOT = NAME_TO_TYPE.root;
var HAST_ELEMENT = NAME_TO_TYPE.element;
var HAST_TEXT = NAME_TO_TYPE.text;
var HAST_COMMENT = NAME_TO_TYPE.comment;
var HAST_RAW = NAME_TO_TYPE.raw;
var HAST_MDX_JSX_ELEMENT = NAME_TO_TYPE.mdxJsxFlowElement;
var HAST_MDX_JSX_TEXT_ELEMENT = NAME_TO_TYPE.mdxJsxTextElement;
var HAST_MDX_FLOW_EXPRESSION = NAME_TO_TYPE.mdxFlowExpression;
var HAST_MDX_ESM = NAME_TO_TYPE.mdxjsEsm;
var HAST_MDX_TEXT_EXPRESSION = NAME_TO_TYPE.mdxTextExpression;
function deepFreeze(value) {
  if (value !== null && typeof value === "object" && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const key of Object.keys(value)) {
      deepFreeze(value[key]);
    }
  }
  return value;
}
function createMaterializer(spec) {
  const readerCaches = /* @__PURE__ */ new WeakMap();
  function materialize(reader, nodeId, frozen = false, refs) {
    const cache = readerCache(reader, frozen, refs);
    let node = cache.nodes.get(nodeId);
    if (node === void 0) {
      node = buildNode(reader, cache, nodeId, reader.getNodeType(nodeId));
      cache.nodes.set(nodeId, node);
    }
    return node;
  }
  function frozenChildrenDescriptor(reader, cache) {
    return {
      get() {
        const nodeId = this._nodeId;
        let value = cache.childLists.get(nodeId);
        if (value === void 0) {
          const ids = reader.getChildIds(nodeId);
          const built = new Array(ids.length);
          let i = 0;
          for (const childId of ids)
            built[i++] = materialize(reader, childId, true);
          value = Object.freeze(built);
          cache.childLists.set(nodeId, value);
        }
        return value;
      },
      configurable: true,
      enumerable: true
    };
  }
  function mutableChildrenDescriptor(reader, nodeId) {
    return {
      get() {
        const ids = reader.getChildIds(nodeId);
        const value = new Array(ids.length);
        let i = 0;
        for (const childId of ids)
          value[i++] = materialize(reader, childId);
        Object.defineProperty(this, "children", {
          value,
          writable: true,
          configurable: true,
          enumerable: true
        });
        return value;
      },
      configurable: true,
      enumerable: true
    };
  }
  function readerCache(reader, frozen, refs) {
    let cache = readerCaches.get(reader);
    if (cache === void 0) {
      cache = {
        nodes: /* @__PURE__ */ new Map(),
        childLists: /* @__PURE__ */ new Map(),
        children: void 0,
        frozen,
        refs
      };
      if (frozen)
        cache.children = frozenChildrenDescriptor(reader, cache);
      readerCaches.set(reader, cache);
    }
    if (cache.frozen !== frozen) {
      throw new Error(`${spec.label}: a reader cannot mix frozen and mutable materialization`);
    }
    return cache;
  }
  function buildNode(reader, cache, nodeId, nodeType, eager = false) {
    const typeName = spec.typeNames[nodeType] ?? `unknown(${nodeType})`;
    const node = { type: typeName };
    const position = reader.getPosition(nodeId);
    if (position !== void 0) {
      node.position = position;
    }
    if (cache.frozen) {
      cache.refs?.set(node, nodeId);
      Object.defineProperty(node, "_nodeId", {
        value: nodeId,
        writable: false,
        configurable: true,
        enumerable: false
      });
    }
    spec.populate(node, reader, nodeId, nodeType);
    const rawData = reader.getNodeData(nodeId);
    if (rawData !== null) {
      try {
        const parsed = JSON.parse(rawData);
        if (parsed && typeof parsed === "object" && Object.keys(parsed).length > 0) {
          Object.defineProperty(node, "data", {
            value: parsed,
            writable: true,
            configurable: true,
            enumerable: true
          });
        }
      } catch (err) {
        if (process.env.NODE_ENV !== "production") {
          console.warn(`${spec.label}: malformed node_data for nodeId=${nodeId}`, err);
        }
      }
    }
    if (!eager && spec.hasChildren(nodeType, node, reader, nodeId)) {
      Object.defineProperty(node, "children", cache.children ?? mutableChildrenDescriptor(reader, nodeId));
    }
    if (cache.frozen) {
      const descriptors = Object.getOwnPropertyDescriptors(node);
      for (const key of Object.keys(descriptors)) {
        const desc = descriptors[key];
        if (desc !== void 0 && "value" in desc) {
          deepFreeze(desc.value);
        }
      }
      Object.freeze(node);
    }
    return node;
  }
  function fillTree(reader, cache, rootId) {
    const rootType = reader.getNodeType(rootId);
    const root = buildNode(reader, cache, rootId, rootType, true);
    if (!spec.hasChildren(rootType, root, reader, rootId))
      return root;
    const parents = [root];
    const parentIds = [rootId];
    for (let p = 0; p < parentIds.length; p++) {
      const parent = parents[p];
      const parentId = parentIds[p];
      if (parent === void 0 || parentId === void 0)
        continue;
      const ids = reader.getChildIds(parentId);
      const kids = new Array(ids.length);
      for (let i = 0; i < ids.length; i++) {
        const childId = ids[i];
        if (childId === void 0)
          continue;
        const childType = reader.getNodeType(childId);
        const child = buildNode(reader, cache, childId, childType, true);
        kids[i] = child;
        if (spec.hasChildren(childType, child, reader, childId)) {
          parents.push(child);
          parentIds.push(childId);
        }
      }
      parent.children = kids;
    }
    return root;
  }
  function materializeTree(reader, rootId) {
    return fillTree(reader, readerCache(reader, false, void 0), rootId);
  }
  return { node: materialize, tree: materializeTree };
}
var HAST_CONTAINER_TYPES = /* @__PURE__ */ new Set([
  HAST_ROOT,
  HAST_ELEMENT,
  HAST_MDX_JSX_ELEMENT,
  HAST_MDX_JSX_TEXT_ELEMENT
]);
var hastMaterializer = createMaterializer({
  label: "materializeHastNode",
  typeNames: TYPE_NAMES,
  hasChildren: (nodeType) => HAST_CONTAINER_TYPES.has(nodeType),
  populate(node, reader, nodeId, nodeType) {
    switch (nodeType) {
      case HAST_ELEMENT:
        reader.readElementInto(nodeId, node);
        break;
      case HAST_TEXT:
      case HAST_COMMENT:
      case HAST_RAW:
        node.value = reader.getTextValue(nodeId);
        break;
      case HAST_MDX_JSX_ELEMENT:
      case HAST_MDX_JSX_TEXT_ELEMENT: {
        const { name, attributes } = reader.getMdxJsxElementData(nodeId);
        node.name = name;
        node.attributes = attributes;
        break;
      }
      case HAST_MDX_FLOW_EXPRESSION:
      case HAST_MDX_TEXT_EXPRESSION:
        node.value = restorePhantomSpaces(reader.getTextValue(nodeId));
        break;
      case HAST_MDX_ESM:
        node.value = reader.getTextValue(nodeId);
        break;
      // HAST_ROOT / HAST_DOCTYPE: no extra properties
      default:
        break;
    }
  }
});
var materializeHastNode = hastMaterializer.node;
var COMMAND_BUFFER_RETAIN_MAX = 1 << 20;
var EMPTY_BYTES = new Uint8Array(0);
var FOREIGN_REF = -1;
function crossPipelineForeign(node) {
  if (node._refs === void 0)
    return void 0;
  return Object.hasOwn(node, "_refs") ? void 0 : FOREIGN_REF;
}
function makeRequireNid(nid3) {
  return (node, method, refs) => {
    const id = nid3(node, refs);
    if (id !== void 0 && id !== FOREIGN_REF)
      return id;
    throw new Error(`${method}: invalid node id \u2014 this node has no id in the tree being edited. Either it was built in JS, in which case pass it as new content (e.g. the second argument of insertAfter), or it was read from another tree (a different document, the mdast phase of this one, or an earlier compile), in which case match it again in this pass.`);
  };
}
var HANDLE_EPOCHS = /* @__PURE__ */ new WeakMap();
var EPOCH_CACHE_SLOTS = [];
function registerEpochCacheSlot(slot) {
  EPOCH_CACHE_SLOTS.push(slot);
  return slot;
}
function markHandleMutated(handle) {
  HANDLE_EPOCHS.set(handle, (HANDLE_EPOCHS.get(handle) ?? 0) + 1);
  for (const slot of EPOCH_CACHE_SLOTS) {
    slot.delete(handle);
  }
}
var REAL_NODES = /* @__PURE__ */ new WeakMap();
var FIELD_GETTERS = /* @__PURE__ */ new Map();
function fieldGetter(key) {
  let getter = FIELD_GETTERS.get(key);
  if (getter === void 0) {
    getter = function() {
      let real = REAL_NODES.get(this);
      if (real === void 0) {
        real = this._resolver.materializeOne(this._id);
        REAL_NODES.set(this, real);
      }
      const value = real[key];
      Object.defineProperty(this, key, {
        value,
        writable: false,
        enumerable: true,
        configurable: false
      });
      return value;
    };
    FIELD_GETTERS.set(key, getter);
  }
  return getter;
}
function stubDescriptors(fields) {
  const entries = [];
  for (const key of [...fields, "position", "data"]) {
    entries.push([key, { get: fieldGetter(key), enumerable: true, configurable: true }]);
  }
  return entries;
}
function installStubDescriptors(host, entries) {
  for (let i = 0; i < entries.length; i++) {
    const e = entries[i];
    if (e === void 0)
      continue;
    Object.defineProperty(host, e[0], e[1]);
  }
}
function flatByTag(table) {
  const flat = [];
  for (const tag of Object.keys(table)) {
    const nodeType = Number(tag);
    flat[nodeType] = table[nodeType];
  }
  return flat;
}
var N = NAME_TO_TYPE;
var HAST_STUB_FIELDS = {
  [N.root]: [],
  [N.element]: ["tagName", "properties"],
  [N.text]: ["value"],
  [N.comment]: ["value"],
  [N.doctype]: [],
  [N.raw]: ["value"],
  [N.mdxJsxFlowElement]: ["name", "attributes"],
  [N.mdxJsxTextElement]: ["name", "attributes"],
  [N.mdxFlowExpression]: ["value"],
  [N.mdxTextExpression]: ["value"],
  [N.mdxjsEsm]: ["value"]
};
var TYPE_NAME_BY_TAG = flatByTag(TYPE_NAMES);
var HAST_STUB_DESCRIPTORS = [];
for (const tag of Object.keys(HAST_STUB_FIELDS)) {
  const nodeType = Number(tag);
  const fields = [...HAST_STUB_FIELDS[nodeType]];
  if (HAST_CONTAINER_TYPES.has(nodeType))
    fields.push("children");
  HAST_STUB_DESCRIPTORS[nodeType] = stubDescriptors(fields);
}
var FALLBACK_DESCRIPTORS = stubDescriptors([]);
var HastChildStub = class {
  _resolver;
  _id;
  type;
  constructor(resolver, id, nodeType) {
    this._resolver = resolver;
    this._id = id;
    this.type = TYPE_NAME_BY_TAG[nodeType] ?? `unknown(${nodeType})`;
    installStubDescriptors(this, HAST_STUB_DESCRIPTORS[nodeType] ?? FALLBACK_DESCRIPTORS);
  }
  /** @internal */
  get _refs() {
    return this._resolver.refs;
  }
};
function nid(node, refs) {
  if (node instanceof WalkElement)
    return node._refs === refs ? node._nid : FOREIGN_REF;
  if (node instanceof HastChildStub)
    return node._refs === refs ? node._id : FOREIGN_REF;
  const id = refs.get(node);
  if (id !== void 0)
    return id;
  const d = Object.getOwnPropertyDescriptor(node, "_nodeId");
  if (d !== void 0 && !d.enumerable)
    return FOREIGN_REF;
  return crossPipelineForeign(node);
}
var requireNid = makeRequireNid(nid);
var HAST_PARENT_TYPES = ["element", "mdxJsxFlowElement", "mdxJsxTextElement"];
var HAST_PARENT_TYPE_SET = new Set(HAST_PARENT_TYPES);
var METHOD_TO_TYPE = Object.fromEntries([...VISITOR_KEYS].map((name) => [name, NAME_TO_TYPE[name]]));
function decodeProperties(view, buf, pos) {
  const propCount = view.getUint16(pos, true);
  pos += 2;
  const properties = {};
  for (let i = 0; i < propCount; i++) {
    const nameLen = view.getUint16(pos, true);
    pos += 2;
    const name = rstr(buf, pos, nameLen);
    pos += nameLen;
    const kind = buf[pos];
    pos += 1;
    const valLen = view.getUint16(pos, true);
    pos += 2;
    const valStr = rstr(buf, pos, valLen);
    pos += valLen;
    properties[name] = decodeElementProp(kind, valStr);
  }
  return properties;
}
function readChildStubs(view, buf, idsPos, typesPos, count, resolver) {
  if (resolver.hasHotSnapshot()) {
    const nodes = new Array(count);
    for (let i = 0; i < count; i++) {
      nodes[i] = resolver.materializeOne(view.getUint32(idsPos + i * 4, true));
    }
    return nodes;
  }
  const stubs = new Array(count);
  for (let i = 0; i < count; i++) {
    stubs[i] = new HastChildStub(resolver, view.getUint32(idsPos + i * 4, true), buf[typesPos + i]);
  }
  return stubs;
}
var WALK_PROPS_DESC;
var WALK_CHILDREN_DESC;
var WalkElement = class {
  type = "element";
  tagName;
  #nodeId;
  #wire;
  #propsPos;
  #childIdsPos;
  #childTypesPos;
  #childCount;
  constructor(tagName, nodeId, wire, propsPos, propCount, childIdsPos, childTypesPos, childCount) {
    this.tagName = tagName;
    this.#nodeId = nodeId;
    this.#wire = wire;
    this.#propsPos = propsPos;
    this.#childIdsPos = childIdsPos;
    this.#childTypesPos = childTypesPos;
    this.#childCount = childCount;
    if (propCount === 0) {
      this.properties = {};
    } else {
      Object.defineProperty(this, "properties", WALK_PROPS_DESC);
    }
    if (childCount === 0) {
      this.children = [];
    } else {
      Object.defineProperty(this, "children", WALK_CHILDREN_DESC);
    }
  }
  /** @internal */
  get _nid() {
    return this.#nodeId;
  }
  /** @internal */
  get _refs() {
    return this.#wire.resolver.refs;
  }
  static {
    WALK_PROPS_DESC = {
      enumerable: true,
      configurable: true,
      get() {
        const w = this.#wire;
        const val = decodeProperties(w.view, w.buf, this.#propsPos);
        Object.defineProperty(this, "properties", {
          value: val,
          writable: true,
          enumerable: true,
          configurable: true
        });
        return val;
      }
    };
    WALK_CHILDREN_DESC = {
      enumerable: true,
      configurable: true,
      get() {
        const w = this.#wire;
        const val = readChildStubs(w.view, w.buf, this.#childIdsPos, this.#childTypesPos, this.#childCount, w.resolver);
        Object.defineProperty(this, "children", {
          value: val,
          writable: true,
          enumerable: true,
          configurable: true
        });
        return val;
      }
    };
  }
};
var TEXT_NODE_TYPES = Object.fromEntries(["text", "comment", "raw", "mdxFlowExpression", "mdxTextExpression", "mdxjsEsm"].map((name) => [NAME_TO_TYPE[name], name]));
var HAST_EPOCH_CACHE = registerEpochCacheSlot(/* @__PURE__ */ new WeakMap());
var TYPE_NAMES2 = {
  0: "root",
  1: "paragraph",
  2: "heading",
  3: "thematicBreak",
  4: "blockquote",
  5: "list",
  6: "listItem",
  7: "html",
  8: "code",
  9: "definition",
  10: "text",
  11: "emphasis",
  12: "strong",
  13: "inlineCode",
  14: "break",
  15: "link",
  16: "image",
  17: "linkReference",
  18: "imageReference",
  19: "footnoteDefinition",
  20: "footnoteReference",
  21: "table",
  22: "tableRow",
  23: "tableCell",
  24: "delete",
  25: "yaml",
  26: "toml",
  27: "math",
  28: "inlineMath",
  30: "containerDirective",
  31: "leafDirective",
  32: "textDirective",
  33: "superscript",
  34: "subscript",
  35: "descriptionList",
  36: "descriptionTerm",
  37: "descriptionDetails",
  38: "custom",
  100: "mdxJsxFlowElement",
  101: "mdxJsxTextElement",
  102: "mdxFlowExpression",
  103: "mdxTextExpression",
  104: "mdxjsEsm"
};
var NAME_TO_TYPE2 = {
  root: 0,
  paragraph: 1,
  heading: 2,
  thematicBreak: 3,
  blockquote: 4,
  list: 5,
  listItem: 6,
  html: 7,
  code: 8,
  definition: 9,
  text: 10,
  emphasis: 11,
  strong: 12,
  inlineCode: 13,
  break: 14,
  link: 15,
  image: 16,
  linkReference: 17,
  imageReference: 18,
  footnoteDefinition: 19,
  footnoteReference: 20,
  table: 21,
  tableRow: 22,
  tableCell: 23,
  delete: 24,
  yaml: 25,
  toml: 26,
  math: 27,
  inlineMath: 28,
  containerDirective: 30,
  leafDirective: 31,
  textDirective: 32,
  superscript: 33,
  subscript: 34,
  descriptionList: 35,
  descriptionTerm: 36,
  descriptionDetails: 37,
  custom: 38,
  mdxJsxFlowElement: 100,
  mdxJsxTextElement: 101,
  mdxFlowExpression: 102,
  mdxTextExpression: 103,
  mdxjsEsm: 104
};
var NodeType = Object.freeze({
  Root: 0,
  Paragraph: 1,
  Heading: 2,
  ThematicBreak: 3,
  Blockquote: 4,
  List: 5,
  ListItem: 6,
  Html: 7,
  Code: 8,
  Definition: 9,
  Text: 10,
  Emphasis: 11,
  Strong: 12,
  InlineCode: 13,
  Break: 14,
  Link: 15,
  Image: 16,
  LinkReference: 17,
  ImageReference: 18,
  FootnoteDefinition: 19,
  FootnoteReference: 20,
  Table: 21,
  TableRow: 22,
  TableCell: 23,
  Delete: 24,
  Yaml: 25,
  Toml: 26,
  Math: 27,
  InlineMath: 28,
  ContainerDirective: 30,
  LeafDirective: 31,
  TextDirective: 32,
  Superscript: 33,
  Subscript: 34,
  DescriptionList: 35,
  DescriptionTerm: 36,
  DescriptionDetails: 37,
  Custom: 38,
  MdxJsxFlowElement: 100,
  MdxJsxTextElement: 101,
  MdxFlowExpression: 102,
  MdxTextExpression: 103,
  MdxjsEsm: 104
});
var NodeTypeName = {
  0: "Root",
  1: "Paragraph",
  2: "Heading",
  3: "ThematicBreak",
  4: "Blockquote",
  5: "List",
  6: "ListItem",
  7: "Html",
  8: "Code",
  9: "Definition",
  10: "Text",
  11: "Emphasis",
  12: "Strong",
  13: "InlineCode",
  14: "Break",
  15: "Link",
  16: "Image",
  17: "LinkReference",
  18: "ImageReference",
  19: "FootnoteDefinition",
  20: "FootnoteReference",
  21: "Table",
  22: "TableRow",
  23: "TableCell",
  24: "Delete",
  25: "Yaml",
  26: "Toml",
  27: "Math",
  28: "InlineMath",
  30: "ContainerDirective",
  31: "LeafDirective",
  32: "TextDirective",
  33: "Superscript",
  34: "Subscript",
  35: "DescriptionList",
  36: "DescriptionTerm",
  37: "DescriptionDetails",
  38: "Custom",
  100: "MdxJsxFlowElement",
  101: "MdxJsxTextElement",
  102: "MdxFlowExpression",
  103: "MdxTextExpression",
  104: "MdxjsEsm"
};
var ALIGN_NAMES = [null, "left", "right", "center"];
function decodeColumnAlign(byte) {
  return ALIGN_NAMES[byte] ?? null;
}
var MDAST_LAYOUTS = {
  2: [{ js: "depth", offset: 0, kind: "u8", default: 1 }],
  7: [{ js: "value", offset: 0, kind: "str32" }],
  10: [{ js: "value", offset: 0, kind: "str32" }],
  13: [{ js: "value", offset: 0, kind: "str32" }],
  25: [{ js: "value", offset: 0, kind: "str32" }],
  26: [{ js: "value", offset: 0, kind: "str32" }],
  8: [
    { js: "lang", offset: 0, kind: "str16", nullable: true },
    { js: "meta", offset: 8, kind: "str16", nullable: true },
    { js: "value", offset: 16, kind: "str32" }
  ],
  9: [
    { js: "url", offset: 0, kind: "str16" },
    { js: "title", offset: 8, kind: "str16", nullable: true },
    { js: "identifier", offset: 16, kind: "str16" },
    { js: "label", offset: 24, kind: "str16" }
  ],
  15: [
    { js: "url", offset: 0, kind: "str16" },
    { js: "title", offset: 8, kind: "str16", nullable: true }
  ],
  16: [
    { js: "url", offset: 0, kind: "str16" },
    { js: "alt", offset: 8, kind: "str16" },
    { js: "title", offset: 16, kind: "str16", nullable: true }
  ],
  17: [
    { js: "identifier", offset: 0, kind: "str16" },
    { js: "label", offset: 8, kind: "str16" },
    { js: "referenceType", offset: 16, kind: "u8", values: ["shortcut", "collapsed", "full"] }
  ],
  18: [
    { js: "identifier", offset: 0, kind: "str16" },
    { js: "label", offset: 8, kind: "str16" },
    { js: "referenceType", offset: 16, kind: "u8", values: ["shortcut", "collapsed", "full"] },
    { js: "alt", offset: 20, kind: "str16" }
  ],
  19: [
    { js: "identifier", offset: 0, kind: "str16" },
    { js: "label", offset: 8, kind: "str16" }
  ],
  20: [
    { js: "identifier", offset: 0, kind: "str16" },
    { js: "label", offset: 8, kind: "str16" },
    { js: "", offset: 16, kind: "u8", skip: true }
  ],
  27: [
    { js: "meta", offset: 0, kind: "str16", nullable: true },
    { js: "value", offset: 8, kind: "str32" }
  ],
  28: [{ js: "value", offset: 8, kind: "str32" }],
  38: [
    { js: "name", offset: 0, kind: "str16" },
    { js: "value", offset: 8, kind: "str32" }
  ],
  102: [{ js: "value", offset: 0, kind: "str32", phantom: true }],
  103: [{ js: "value", offset: 0, kind: "str32", phantom: true }],
  104: [{ js: "value", offset: 0, kind: "str32", phantom: true }]
};
var MDAST_LAYOUT_KEYS = {
  2: ["depth"],
  7: ["value"],
  10: ["value"],
  13: ["value"],
  25: ["value"],
  26: ["value"],
  8: ["lang", "meta", "value"],
  9: ["url", "title", "identifier", "label"],
  15: ["url", "title"],
  16: ["url", "alt", "title"],
  17: ["identifier", "label", "referenceType"],
  18: ["identifier", "label", "referenceType", "alt"],
  19: ["identifier", "label"],
  20: ["identifier", "label"],
  27: ["meta", "value"],
  28: ["value"],
  38: ["name", "value"],
  102: ["value"],
  103: ["value"],
  104: ["value"]
};
function materializeMdastFields(reader, node, nodeId, nodeType) {
  const fields = MDAST_LAYOUTS[nodeType];
  if (fields === void 0)
    return false;
  const out = node;
  for (const f of fields) {
    if (f.skip)
      continue;
    if (f.kind === "u8") {
      const b = reader.fieldU8(nodeId, f.offset, f.default ?? 0);
      out[f.js] = f.values ? f.values[b] ?? f.values[0] : b;
    } else {
      const raw = reader.fieldString(nodeId, f.offset);
      const s = f.nullable && raw === "" ? null : raw;
      out[f.js] = f.phantom && typeof s === "string" ? restorePhantomSpaces(s) : s;
    }
  }
  return true;
}
var MDAST_CUSTOM = NAME_TO_TYPE2.custom;
var LEAF_TYPES = /* @__PURE__ */ new Set([
  9,
  10,
  13,
  7,
  8,
  14,
  3,
  16,
  18,
  20,
  25,
  26,
  27,
  28,
  102,
  103,
  104
]);
function isCustomLeaf(node, childCount) {
  const { value, data } = node;
  if (childCount !== 0 || typeof value !== "string" || value === "")
    return false;
  if (data === null || typeof data !== "object")
    return true;
  if ("hName" in data && typeof data.hName === "string")
    return false;
  if ("hChildren" in data && Array.isArray(data.hChildren))
    return false;
  if (!("hProperties" in data))
    return true;
  const props = data.hProperties;
  return props === null || typeof props !== "object" || Array.isArray(props);
}
function addTypeProperties(node, reader, nodeId, nodeType) {
  if (materializeMdastFields(reader, node, nodeId, nodeType)) {
    if (nodeType === MDAST_CUSTOM) {
      const n = node;
      if (n.name !== void 0)
        n.type = n.name;
      delete n.name;
      if (n.value === "")
        delete n.value;
    }
    return;
  }
  switch (nodeType) {
    case 5: {
      const d = reader.getListData(nodeId);
      const n = node;
      n.ordered = d.ordered;
      n.start = d.ordered ? d.start : null;
      n.spread = d.spread;
      break;
    }
    case 6: {
      const d = reader.getListItemData(nodeId);
      const n = node;
      n.spread = d.spread;
      n.checked = d.checked;
      break;
    }
    case 37: {
      const d = reader.getDescriptionDetailsData(nodeId);
      node.spread = d.spread;
      break;
    }
    case 21:
      node.align = reader.getTableAlign(nodeId);
      break;
    case 30:
    // containerDirective
    case 31:
    // leafDirective
    case 32: {
      const d = reader.getDirectiveData(nodeId);
      const n = node;
      n.name = d.name;
      n.attributes = d.attributes;
      break;
    }
    case 100:
    // mdxJsxFlowElement
    case 101: {
      const d = reader.getMdxJsxElementData(nodeId);
      const n = node;
      n.name = d.name;
      n.attributes = d.attributes;
      break;
    }
    // Nodes with no type-specific props:
    // root(0), paragraph(1), thematicBreak(3), blockquote(4),
    // emphasis(11), strong(12), break(14), tableRow(22), tableCell(23), delete(24)
    default:
      break;
  }
}
var mdastMaterializer = createMaterializer({
  label: "materializeNode",
  typeNames: TYPE_NAMES2,
  hasChildren: (nodeType, node, reader, nodeId) => nodeType === MDAST_CUSTOM ? !isCustomLeaf(node, reader.getChildIds(nodeId).length) : !LEAF_TYPES.has(nodeType),
  populate: addTypeProperties
});
var materializeNode = mdastMaterializer.node;
function materializeMdastTree(reader) {
  return mdastMaterializer.tree(reader, 0);
}
var MdastReader = class {
  #view;
  #header;
  #textDecoder;
  #stringPoolCache = null;
  #poolChecked = false;
  #poolOffsets = null;
  constructor(buffer) {
    if (buffer instanceof Uint8Array) {
      this.#view = new DataView(buffer.buffer, buffer.byteOffset, buffer.byteLength);
    } else {
      this.#view = new DataView(buffer);
    }
    this.#textDecoder = new TextDecoder("utf-8", { ignoreBOM: true });
    this.#header = this.#readHeader();
  }
  #readHeader() {
    const v = this.#view;
    const magic = v.getUint32(HEADER.magic, true);
    if (magic !== ARENA_MAGIC) {
      throw new Error(`Invalid buffer: bad magic 0x${magic.toString(16)}, expected 0x${ARENA_MAGIC.toString(16)}`);
    }
    const kind = v.getUint32(HEADER.kind, true);
    if (kind !== KIND_MDAST) {
      throw new Error(`MdastReader was handed a buffer of kind ${kind} (expected ${KIND_MDAST}). MDAST and HAST node types overlap; reading the wrong kind decodes garbage.`);
    }
    return {
      nodeStructSize: v.getUint32(HEADER.node_struct_size, true),
      nodeCount: v.getUint32(HEADER.node_count, true),
      nodesOffset: v.getUint32(HEADER.nodes_offset, true),
      childrenCount: v.getUint32(HEADER.children_count, true),
      childrenOffset: v.getUint32(HEADER.children_offset, true),
      typeDataLen: v.getUint32(HEADER.type_data_len, true),
      typeDataOffset: v.getUint32(HEADER.type_data_offset, true),
      stringPoolLen: v.getUint32(HEADER.string_pool_len, true),
      stringPoolOffset: v.getUint32(HEADER.string_pool_offset, true),
      nodeDataCount: v.getUint32(HEADER.node_data_count, true),
      nodeDataOffset: v.getUint32(HEADER.node_data_offset, true)
    };
  }
  #nodeDataTable = null;
  /** Per-node JSON `data` blob (set via `Arena::set_node_data` on the Rust
   * side). Lazy-builds a `Map<id, string>` on first call so materialization
   * of a data-heavy tree stays O(nodes) rather than O(nodes \u00d7 entries). */
  getNodeData(nodeId) {
    if (this.#header.nodeDataCount === 0)
      return null;
    if (this.#nodeDataTable === null) {
      this.#nodeDataTable = /* @__PURE__ */ new Map();
      const v = this.#view;
      let pos = this.#header.nodeDataOffset;
      for (let i = 0; i < this.#header.nodeDataCount; i++) {
        const id = v.getUint32(pos, true);
        pos += 4;
        const len = v.getUint32(pos, true);
        pos += 4;
        const slice = new Uint8Array(this.#view.buffer, this.#view.byteOffset + pos, len);
        this.#nodeDataTable.set(id, this.#textDecoder.decode(slice));
        pos += len;
      }
    }
    return this.#nodeDataTable.get(nodeId) ?? null;
  }
  get nodeCount() {
    return this.#header.nodeCount;
  }
  get header() {
    return { ...this.#header };
  }
  /** The full string pool (original input + interning heap). Not the document
   * source as written; for that, read `ctx.source` from a plugin. */
  getStringPool() {
    if (this.#stringPoolCache === null) {
      const { stringPoolOffset, stringPoolLen } = this.#header;
      const bytes = new Uint8Array(this.#view.buffer, this.#view.byteOffset + stringPoolOffset, stringPoolLen);
      this.#stringPoolCache = this.#textDecoder.decode(bytes);
    }
    return this.#stringPoolCache;
  }
  getString(offset, len) {
    if (len === 0)
      return "";
    const pool = this.getStringPool();
    if (!this.#poolChecked) {
      this.#poolChecked = true;
      const { stringPoolOffset, stringPoolLen } = this.#header;
      const extraBytes = stringPoolLen - pool.length;
      if (extraBytes > 0) {
        const bytes = new Uint8Array(this.#view.buffer, this.#view.byteOffset + stringPoolOffset, stringPoolLen);
        this.#poolOffsets = new PoolOffsets(bytes, extraBytes);
      }
    }
    const offsets = this.#poolOffsets;
    return offsets === null ? pool.substring(offset, offset + len) : offsets.slice(pool, offset, len);
  }
  getNode(nodeId) {
    const { nodesOffset, nodeStructSize, nodeCount } = this.#header;
    if (nodeId >= nodeCount) {
      throw new RangeError(`Node ID ${nodeId} out of range (count: ${nodeCount})`);
    }
    const base = nodesOffset + nodeId * nodeStructSize;
    const v = this.#view;
    const type = v.getUint8(base + FIELD.node_type);
    const position = readPosition(v, base + FIELD.start_offset);
    return {
      id: v.getUint32(base + FIELD.id, true),
      type,
      typeName: NodeTypeName[type] ?? `Unknown(${type})`,
      parent: v.getUint32(base + FIELD.parent, true),
      position,
      childrenStart: v.getUint32(base + FIELD.children_start, true),
      childrenCount: v.getUint32(base + FIELD.children_count, true),
      dataOffset: v.getUint32(base + FIELD.data_offset, true),
      dataLen: v.getUint32(base + FIELD.data_len, true)
    };
  }
  /** Fast path: read only the type byte for a node. */
  getNodeType(nodeId) {
    const { nodesOffset, nodeStructSize } = this.#header;
    return this.#view.getUint8(nodesOffset + nodeId * nodeStructSize + FIELD.node_type);
  }
  getPosition(nodeId) {
    const base = this.#header.nodesOffset + nodeId * this.#header.nodeStructSize;
    return readPosition(this.#view, base + FIELD.start_offset);
  }
  /** Fast path: read only the parent id for a node (0xffffffff at the root). */
  getParentId(nodeId) {
    const { nodesOffset, nodeStructSize } = this.#header;
    return this.#view.getUint32(nodesOffset + nodeId * nodeStructSize + FIELD.parent, true);
  }
  getChildIds(nodeId) {
    const { nodesOffset, nodeStructSize, childrenOffset } = this.#header;
    const base = nodesOffset + nodeId * nodeStructSize;
    const v = this.#view;
    const childrenStart = v.getUint32(base + FIELD.children_start, true);
    const childrenCount = v.getUint32(base + FIELD.children_count, true);
    if (childrenCount === 0)
      return [];
    const ids = [];
    for (let i = 0; i < childrenCount; i++) {
      ids.push(v.getUint32(childrenOffset + (childrenStart + i) * 4, true));
    }
    return ids;
  }
  /** Push child node IDs directly onto a stack array (reverse order for depth-first). */
  pushChildIds(nodeId, stack) {
    const { nodesOffset, nodeStructSize, childrenOffset } = this.#header;
    const base = nodesOffset + nodeId * nodeStructSize;
    const v = this.#view;
    const childrenStart = v.getUint32(base + FIELD.children_start, true);
    const childrenCount = v.getUint32(base + FIELD.children_count, true);
    if (childrenCount === 0)
      return;
    for (let i = childrenCount - 1; i >= 0; i--) {
      stack.push(v.getUint32(childrenOffset + (childrenStart + i) * 4, true));
    }
  }
  /** Fixed-layout field reads that touch the buffer directly. The generated
   *  decoder runs once per node, so an intermediate view or ref object here
   *  costs an allocation per field. */
  fieldU8(nodeId, offset, fallback) {
    const base = this.#header.nodesOffset + nodeId * this.#header.nodeStructSize;
    const v = this.#view;
    if (offset >= v.getUint32(base + FIELD.data_len, true))
      return fallback;
    const at = this.#header.typeDataOffset + v.getUint32(base + FIELD.data_offset, true);
    return v.getUint8(at + offset);
  }
  /** `""` when the field is absent or empty; callers map that to `null` for
   *  nullable fields, matching the Rust decoders' bounds checks. */
  fieldString(nodeId, offset) {
    const base = this.#header.nodesOffset + nodeId * this.#header.nodeStructSize;
    const v = this.#view;
    if (offset + 8 > v.getUint32(base + FIELD.data_len, true))
      return "";
    const at = this.#header.typeDataOffset + v.getUint32(base + FIELD.data_offset, true) + offset;
    return this.getString(v.getUint32(at, true), v.getUint32(at + 4, true));
  }
  getTypeData(nodeId) {
    const base = this.#header.nodesOffset + nodeId * this.#header.nodeStructSize;
    const v = this.#view;
    const dataOffset = v.getUint32(base + FIELD.data_offset, true);
    const dataLen = v.getUint32(base + FIELD.data_len, true);
    if (dataLen === 0)
      return new Uint8Array(0);
    return new Uint8Array(v.buffer, v.byteOffset + this.#header.typeDataOffset + dataOffset, dataLen);
  }
  /** Read a StringRef (offset: u32 LE, len: u32 LE) from type data. */
  readStringRef(typeData, byteOffset = 0) {
    const at = typeData.byteOffset - this.#view.byteOffset + byteOffset;
    return {
      offset: this.#view.getUint32(at, true),
      len: this.#view.getUint32(at + 4, true)
    };
  }
  /**
   * StringRef value. Valid for Text, InlineCode, Html, Yaml, Toml nodes.
   * These store a single StringRef as their type data.
   */
  getTextValue(nodeId) {
    return this.fieldString(nodeId, 0);
  }
  /**
   * ListData #[repr(C)]: start(0..4), ordered(4), spread(5), _pad(6..8).
   * Valid for List nodes.
   */
  getListData(nodeId) {
    const data = this.getTypeData(nodeId);
    const view = new DataView(data.buffer, data.byteOffset);
    return {
      start: view.getUint32(0, true),
      ordered: data[4] !== 0,
      spread: data[5] !== 0
    };
  }
  /**
   * ListItemData #[repr(C)]: checked(0), spread(1).
   * checked: 0=unchecked, 1=checked, 2=not-a-task-item.
   */
  getListItemData(nodeId) {
    const data = this.getTypeData(nodeId);
    const checkedByte = data[0];
    return {
      checked: checkedByte === 2 ? null : checkedByte === 1,
      spread: data[1] !== 0
    };
  }
  /**
   * DescriptionDetailsData #[repr(C)]: spread(0). Valid for descriptionDetails.
   */
  getDescriptionDetailsData(nodeId) {
    const data = this.getTypeData(nodeId);
    return { spread: data.length > 0 && data[0] !== 0 };
  }
  /**
   * TableData #[repr(C)]: align_count(0..4), then align_count bytes.
   * Alignment bytes: 0=none, 1=left, 2=right, 3=center.
   */
  getTableAlign(nodeId) {
    const data = this.getTypeData(nodeId);
    if (data.length < 4)
      return [];
    const view = new DataView(data.buffer, data.byteOffset);
    const count = view.getUint32(0, true);
    const result = [];
    for (let i = 0; i < count; i++) {
      result.push(decodeColumnAlign(data[4 + i]));
    }
    return result;
  }
  /**
   * MdxJsxElementData: name StringRef (0..8). len===0 means fragment.
   */
  getMdxJsxElementName(nodeId) {
    const data = this.getTypeData(nodeId);
    const nameRef = this.readStringRef(data, 0);
    return nameRef.len > 0 ? this.getString(nameRef.offset, nameRef.len) : null;
  }
  /**
   * MDX JSX element data: name + attributes.
   *
   * Layout:
   *   [name: StringRef(8B)][attr_count: u32(4B)][_pad: u32(4B)] = 16-byte header
   *   then attr_count * 20 bytes:
   *     [kind: u8(1B)][_pad: [u8;3](3B)][name: StringRef(8B)][value: StringRef(8B)]
   *
   * Attribute kinds: 0=boolean, 1=literal, 2=expression, 3=spread
   */
  getMdxJsxElementData(nodeId) {
    const data = this.getTypeData(nodeId);
    if (data.length < 16) {
      return { name: this.getMdxJsxElementName(nodeId), attributes: [] };
    }
    const nameRef = this.readStringRef(data, 0);
    const name = nameRef.len > 0 ? this.getString(nameRef.offset, nameRef.len) : null;
    const view = new DataView(data.buffer, data.byteOffset + 8);
    const attrCount = view.getUint32(0, true);
    const attributes = [];
    for (let i = 0; i < attrCount; i++) {
      const base = 16 + i * 20;
      const kind = data[base];
      const attrNameRef = this.readStringRef(data, base + 4);
      const attrValueRef = this.readStringRef(data, base + 12);
      switch (kind) {
        case 0:
          attributes.push({
            type: "mdxJsxAttribute",
            name: this.getString(attrNameRef.offset, attrNameRef.len),
            value: null
          });
          break;
        case 1:
          attributes.push({
            type: "mdxJsxAttribute",
            name: this.getString(attrNameRef.offset, attrNameRef.len),
            value: this.getString(attrValueRef.offset, attrValueRef.len)
          });
          break;
        case 2:
          attributes.push({
            type: "mdxJsxAttribute",
            name: this.getString(attrNameRef.offset, attrNameRef.len),
            value: {
              type: "mdxJsxAttributeValueExpression",
              value: restorePhantomSpaces(this.getString(attrValueRef.offset, attrValueRef.len))
            }
          });
          break;
        case 3:
          attributes.push({
            type: "mdxJsxExpressionAttribute",
            value: restorePhantomSpaces(this.getString(attrValueRef.offset, attrValueRef.len))
          });
          break;
      }
    }
    return { name, attributes };
  }
  /**
   * DirectiveData layout:
   *   [name: StringRef(8B)][attr_count: u32(4B)][_pad: u32(4B)] = 16-byte header
   *   then attr_count \u00d7 16 bytes:
   *     [key: StringRef(8B)][value: StringRef(8B)]
   */
  getDirectiveData(nodeId) {
    const data = this.getTypeData(nodeId);
    if (data.length < 16) {
      return { name: "", attributes: {} };
    }
    const nameRef = this.readStringRef(data, 0);
    const name = this.getString(nameRef.offset, nameRef.len);
    const view = new DataView(data.buffer, data.byteOffset + 8);
    const attrCount = view.getUint32(0, true);
    const attributes = {};
    for (let i = 0; i < attrCount; i++) {
      const base = 16 + i * 16;
      const keyRef = this.readStringRef(data, base);
      const valRef = this.readStringRef(data, base + 8);
      const key = this.getString(keyRef.offset, keyRef.len);
      const val = this.getString(valRef.offset, valRef.len);
      attributes[key] = val;
    }
    return { name, attributes };
  }
  /**
   * Walk the tree depth-first. Return false from visitor to skip children.
   */
  walk(visitor, rootId = 0) {
    const stack = [rootId];
    while (stack.length > 0) {
      const nodeId = stack.pop();
      const nodeType = this.getNodeType(nodeId);
      const result = visitor(nodeId, nodeType);
      if (result !== false) {
        const childIds = this.getChildIds(nodeId);
        for (let i = childIds.length - 1; i >= 0; i--) {
          stack.push(childIds[i]);
        }
      }
    }
  }
  /** Walk depth-first with full node objects (slower, but convenient). */
  walkFull(visitor, rootId = 0) {
    this.walk((nodeId) => visitor(this.getNode(nodeId)), rootId);
  }
};
var N2 = NAME_TO_TYPE2;
var HAND_WRITTEN_FIELDS = {
  [N2.list]: ["ordered", "start", "spread"],
  [N2.listItem]: ["spread", "checked"],
  [N2.descriptionDetails]: ["spread"],
  [N2.table]: ["align"],
  [N2.containerDirective]: ["name", "attributes"],
  [N2.leafDirective]: ["name", "attributes"],
  [N2.textDirective]: ["name", "attributes"],
  [N2.mdxJsxFlowElement]: ["name", "attributes"],
  [N2.mdxJsxTextElement]: ["name", "attributes"]
};
var TYPE_NAME_BY_TAG2 = flatByTag(TYPE_NAMES2);
var MDAST_CUSTOM2 = NAME_TO_TYPE2.custom;
var MDAST_STUB_DESCRIPTORS = [];
for (const tag of Object.keys(TYPE_NAMES2)) {
  const nodeType = Number(tag);
  const fields = nodeType === MDAST_CUSTOM2 ? ["value"] : [...MDAST_LAYOUT_KEYS[nodeType] ?? HAND_WRITTEN_FIELDS[nodeType] ?? []];
  if (nodeType !== MDAST_CUSTOM2 && !LEAF_TYPES.has(nodeType))
    fields.push("children");
  MDAST_STUB_DESCRIPTORS[nodeType] = stubDescriptors(fields);
}
var FALLBACK_DESCRIPTORS2 = stubDescriptors([]);
var MdastChildStub = class {
  _resolver;
  _id;
  type;
  constructor(resolver, id, nodeType) {
    this._resolver = resolver;
    this._id = id;
    if (nodeType === MDAST_CUSTOM2) {
      installLazyCustomType(this);
      installLazyCustomChildren(this);
    } else {
      this.type = TYPE_NAME_BY_TAG2[nodeType] ?? `unknown(${nodeType})`;
    }
    installStubDescriptors(this, MDAST_STUB_DESCRIPTORS[nodeType] ?? FALLBACK_DESCRIPTORS2);
  }
  /** @internal */
  get _refs() {
    return this._resolver.refs;
  }
};
function installLazyCustomChildren(stub) {
  Object.defineProperty(stub, "children", {
    get() {
      const real = this._resolver.materializeOne(this._id);
      const value = real.children;
      if (value === void 0) {
        delete this.children;
        return void 0;
      }
      Object.defineProperty(this, "children", {
        value,
        writable: false,
        enumerable: true,
        configurable: false
      });
      return value;
    },
    enumerable: true,
    configurable: true
  });
}
function installLazyCustomType(stub) {
  Object.defineProperty(stub, "type", {
    get() {
      const value = this._resolver.materializeOne(this._id).type;
      Object.defineProperty(this, "type", {
        value,
        writable: true,
        enumerable: true,
        configurable: true
      });
      return value;
    },
    enumerable: true,
    configurable: true
  });
}
function nid2(node, refs) {
  if (node instanceof MdastChildStub)
    return node._refs === refs ? node._id : FOREIGN_REF;
  const id = refs.get(node);
  if (id !== void 0)
    return id;
  const d = Object.getOwnPropertyDescriptor(node, "_nodeId");
  if (d !== void 0 && !d.enumerable)
    return FOREIGN_REF;
  return crossPipelineForeign(node);
}
var requireNid2 = makeRequireNid(nid2);
var MDAST_EPOCH_CACHE = registerEpochCacheSlot(/* @__PURE__ */ new WeakMap());
var MDAST_ROOT = NAME_TO_TYPE2.root;
var MDAST_CUSTOM3 = NAME_TO_TYPE2.custom;
var ENABLE_TABLES = 1 << 1;
var ENABLE_FOOTNOTES = 1 << 2;
var ENABLE_STRIKETHROUGH = 1 << 3;
var ENABLE_TASKLISTS = 1 << 4;
var ENABLE_SMART_PUNCTUATION = 1 << 5;
var ENABLE_HEADING_ATTRIBUTES = 1 << 6;
var ENABLE_YAML_STYLE_METADATA_BLOCKS = 1 << 7;
var ENABLE_PLUSES_DELIMITED_METADATA_BLOCKS = 1 << 8;
var ENABLE_MATH = 1 << 10;
var ENABLE_GFM = 1 << 11;
var ENABLE_DEFINITION_LIST = 1 << 12;
var ENABLE_SUPERSCRIPT = 1 << 13;
var ENABLE_SUBSCRIPT = 1 << 14;
var ENABLE_WIKILINKS = 1 << 15;
var ENABLE_DIRECTIVE = 1 << 16;
var ENABLE_SMART_QUOTES = 1 << 18;
var ENABLE_SMART_DASHES = 1 << 19;
var ENABLE_SMART_ELLIPSES = 1 << 20;
var ENABLE_MATH_MULTI_DOLLAR = 1 << 23;
var GFM_PARSE_OPTIONS = ENABLE_TABLES | ENABLE_STRIKETHROUGH | ENABLE_TASKLISTS | ENABLE_GFM;
var FRONTMATTER_PARSE_OPTIONS = ENABLE_YAML_STYLE_METADATA_BLOCKS | ENABLE_PLUSES_DELIMITED_METADATA_BLOCKS;
var DEFAULT_PARSE_OPTIONS = GFM_PARSE_OPTIONS | ENABLE_FOOTNOTES | FRONTMATTER_PARSE_OPTIONS;
function featuresToParseOptions(features) {
  let options = 0;
  const { gfm } = features;
  if (typeof gfm === "object") {
    options |= GFM_PARSE_OPTIONS;
    if (gfm.footnotes !== false)
      options |= ENABLE_FOOTNOTES;
  } else if (gfm ?? true) {
    options |= GFM_PARSE_OPTIONS | ENABLE_FOOTNOTES;
  }
  if (features.frontmatter ?? true)
    options |= FRONTMATTER_PARSE_OPTIONS;
  const { math } = features;
  if (typeof math === "object") {
    options |= math.singleDollarTextMath === false ? ENABLE_MATH_MULTI_DOLLAR : ENABLE_MATH;
  } else if (math) {
    options |= ENABLE_MATH;
  }
  if (features.headingAttributes)
    options |= ENABLE_HEADING_ATTRIBUTES;
  if (features.directive)
    options |= ENABLE_DIRECTIVE;
  if (features.superscript)
    options |= ENABLE_SUPERSCRIPT;
  if (features.subscript)
    options |= ENABLE_SUBSCRIPT;
  if (features.wikilinks)
    options |= ENABLE_WIKILINKS;
  if (features.definitionList)
    options |= ENABLE_DEFINITION_LIST;
  const smartPunctuation = features.smartPunctuation;
  if (typeof smartPunctuation === "object") {
    if (smartPunctuation.quotes ?? true)
      options |= ENABLE_SMART_QUOTES;
    if (smartPunctuation.dashes ?? true)
      options |= ENABLE_SMART_DASHES;
    if (smartPunctuation.ellipses ?? true)
      options |= ENABLE_SMART_ELLIPSES;
  } else if (smartPunctuation) {
    options |= ENABLE_SMART_PUNCTUATION;
  }
  return options;
}
function featuresToNative(features) {
  if (!features)
    return { parseOptions: DEFAULT_PARSE_OPTIONS, convertOptions: void 0 };
  let convertOptions;
  const { gfm } = features;
  if (typeof gfm === "object" && typeof gfm.footnotes === "object") {
    const { label, backContent, backLabel, clobberPrefix } = gfm.footnotes;
    convertOptions = {};
    if (label !== void 0)
      convertOptions.footnoteLabel = label;
    if (backContent !== void 0)
      convertOptions.footnoteBackContent = backContent;
    if (backLabel !== void 0)
      convertOptions.footnoteBackLabel = backLabel;
    if (clobberPrefix !== void 0)
      convertOptions.clobberPrefix = clobberPrefix;
  }
  if (features.rawHtml !== void 0) {
    convertOptions = convertOptions ?? {};
    convertOptions.rawHtml = features.rawHtml;
  }
  return { parseOptions: featuresToParseOptions(features), convertOptions };
}
function releaseHandle(handle, invalidateStubs) {
  if (invalidateStubs)
    markHandleMutated(handle);
  dropHandle(handle);
}
var EMPTY_COMMAND_BUFFER = new Uint8Array(0);
function markdownToMdast(source, options = {}) {
  const handle = createMdastHandle(source, featuresToNative(options.features).parseOptions, options.position);
  try {
    return materializeMdastTree(new MdastReader(serializeHandle(handle)));
  } finally {
    releaseHandle(handle, true);
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  build,
  markdownToMdast
});
