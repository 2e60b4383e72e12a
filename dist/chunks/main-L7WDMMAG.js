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
  serve: () => serve
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_53WF3DDQ = require("./chunk-53WF3DDQ.js");
var import_chunk_SC5AONMI = require("./chunk-SC5AONMI.js");
var import_chunk_QOUJQUOO = require("./chunk-QOUJQUOO.js");
var import_chunk_IXLUPIII = require("./chunk-IXLUPIII.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var import_promises = require("node:timers/promises");
var import_node2 = (0, import_chunk_KIZ6KU7F.__toESM)((0, import_chunk_SC5AONMI.require_main)(), 1);
var import_node = (0, import_chunk_KIZ6KU7F.__toESM)((0, import_chunk_SC5AONMI.require_main)(), 1);
var FullTextDocument = class _FullTextDocument {
  constructor(uri, languageId, version, content) {
    this._uri = uri;
    this._languageId = languageId;
    this._version = version;
    this._content = content;
    this._lineOffsets = void 0;
  }
  get uri() {
    return this._uri;
  }
  get languageId() {
    return this._languageId;
  }
  get version() {
    return this._version;
  }
  getText(range) {
    if (range) {
      const start = this.offsetAt(range.start);
      const end = this.offsetAt(range.end);
      return this._content.substring(start, end);
    }
    return this._content;
  }
  update(changes, version) {
    for (const change of changes) {
      if (_FullTextDocument.isIncremental(change)) {
        const range = getWellformedRange(change.range);
        const startOffset = this.offsetAt(range.start);
        const endOffset = this.offsetAt(range.end);
        this._content = this._content.substring(0, startOffset) + change.text + this._content.substring(endOffset, this._content.length);
        const insertedEndOffset = startOffset + change.text.length;
        const crlfAtStart = this._content.charCodeAt(startOffset - 1) === 13 && this._content.charCodeAt(startOffset) === 10;
        const crlfAtEnd = this._content.charCodeAt(insertedEndOffset - 1) === 13 && this._content.charCodeAt(insertedEndOffset) === 10;
        if (crlfAtStart || crlfAtEnd) {
          this._lineOffsets = void 0;
          continue;
        }
        const startLine = Math.max(range.start.line, 0);
        const endLine = Math.max(range.end.line, 0);
        let lineOffsets = this._lineOffsets;
        const addedLineOffsets = computeLineOffsets(change.text, false, startOffset);
        if (endLine - startLine === addedLineOffsets.length) {
          for (let i = 0, len = addedLineOffsets.length; i < len; i++) {
            lineOffsets[i + startLine + 1] = addedLineOffsets[i];
          }
        } else {
          if (addedLineOffsets.length < 1e4) {
            lineOffsets.splice(startLine + 1, endLine - startLine, ...addedLineOffsets);
          } else {
            this._lineOffsets = lineOffsets = lineOffsets.slice(0, startLine + 1).concat(addedLineOffsets, lineOffsets.slice(endLine + 1));
          }
        }
        const diff = change.text.length - (endOffset - startOffset);
        if (diff !== 0) {
          for (let i = startLine + 1 + addedLineOffsets.length, len = lineOffsets.length; i < len; i++) {
            lineOffsets[i] = lineOffsets[i] + diff;
          }
        }
      } else if (_FullTextDocument.isFull(change)) {
        this._content = change.text;
        this._lineOffsets = void 0;
      } else {
        throw new Error("Unknown change event received");
      }
    }
    this._version = version;
  }
  getLineOffsets() {
    if (this._lineOffsets === void 0) {
      this._lineOffsets = computeLineOffsets(this._content, true);
    }
    return this._lineOffsets;
  }
  positionAt(offset) {
    offset = Math.max(Math.min(offset, this._content.length), 0);
    const lineOffsets = this.getLineOffsets();
    let low = 0, high = lineOffsets.length;
    if (high === 0) {
      return { line: 0, character: offset };
    }
    while (low < high) {
      const mid = Math.floor((low + high) / 2);
      if (lineOffsets[mid] > offset) {
        high = mid;
      } else {
        low = mid + 1;
      }
    }
    const line = low - 1;
    offset = this.ensureBeforeEOL(offset, lineOffsets[line]);
    return { line, character: offset - lineOffsets[line] };
  }
  offsetAt(position) {
    const lineOffsets = this.getLineOffsets();
    if (position.line >= lineOffsets.length) {
      return this._content.length;
    } else if (position.line < 0) {
      return 0;
    }
    const lineOffset = lineOffsets[position.line];
    if (position.character <= 0) {
      return lineOffset;
    }
    const nextLineOffset = position.line + 1 < lineOffsets.length ? lineOffsets[position.line + 1] : this._content.length;
    const offset = Math.min(lineOffset + position.character, nextLineOffset);
    return this.ensureBeforeEOL(offset, lineOffset);
  }
  getLineRange(line) {
    const lineOffsets = this.getLineOffsets();
    if (line >= lineOffsets.length) {
      const lastLine = lineOffsets.length - 1;
      return { start: { line: lastLine, character: 0 }, end: { line: lastLine, character: this._content.length - lineOffsets[lastLine] } };
    } else if (line < 0) {
      return { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
    }
    const startOffset = lineOffsets[line];
    const nextLineOffset = line + 1 < lineOffsets.length ? lineOffsets[line + 1] : this._content.length;
    const endOffset = this.ensureBeforeEOL(nextLineOffset, startOffset);
    return { start: { line, character: 0 }, end: { line, character: endOffset - startOffset } };
  }
  getEOLCharacters(line) {
    const lineOffsets = this.getLineOffsets();
    if (line >= lineOffsets.length) {
      return "";
    } else if (line < 0) {
      return "";
    }
    const nextLineOffset = line + 1 < lineOffsets.length ? lineOffsets[line + 1] : this._content.length;
    const eolOffset = this.ensureBeforeEOL(nextLineOffset, lineOffsets[line]);
    return this._content.substring(eolOffset, nextLineOffset);
  }
  ensureBeforeEOL(offset, lineOffset) {
    while (offset > lineOffset && isEOL(this._content.charCodeAt(offset - 1))) {
      offset--;
    }
    return offset;
  }
  get lineCount() {
    return this.getLineOffsets().length;
  }
  static isIncremental(event) {
    const candidate = event;
    return candidate !== void 0 && candidate !== null && typeof candidate.text === "string" && candidate.range !== void 0 && (candidate.rangeLength === void 0 || typeof candidate.rangeLength === "number");
  }
  static isFull(event) {
    const candidate = event;
    return candidate !== void 0 && candidate !== null && typeof candidate.text === "string" && candidate.range === void 0 && candidate.rangeLength === void 0;
  }
};
var TextDocument;
(function(TextDocument2) {
  function create(uri, languageId, version, content) {
    return new FullTextDocument(uri, languageId, version, content);
  }
  TextDocument2.create = create;
  function update(document, changes, version) {
    if (document instanceof FullTextDocument) {
      document.update(changes, version);
      return document;
    } else {
      throw new Error("TextDocument.update: document must be created by TextDocument.create");
    }
  }
  TextDocument2.update = update;
  function applyEdits(document, edits) {
    const text = document.getText();
    const sortedEdits = mergeSort(edits.map(getWellformedEdit), (a, b) => {
      const diff = a.range.start.line - b.range.start.line;
      if (diff === 0) {
        return a.range.start.character - b.range.start.character;
      }
      return diff;
    });
    let lastModifiedOffset = 0;
    const spans = [];
    for (const e of sortedEdits) {
      const startOffset = document.offsetAt(e.range.start);
      if (startOffset < lastModifiedOffset) {
        throw new Error("Overlapping edit");
      } else if (startOffset > lastModifiedOffset) {
        spans.push(text.substring(lastModifiedOffset, startOffset));
      }
      if (e.newText.length) {
        spans.push(e.newText);
      }
      lastModifiedOffset = document.offsetAt(e.range.end);
    }
    spans.push(text.substr(lastModifiedOffset));
    return spans.join("");
  }
  TextDocument2.applyEdits = applyEdits;
})(TextDocument || (TextDocument = {}));
function mergeSort(data, compare) {
  if (data.length <= 1) {
    return data;
  }
  const p = data.length / 2 | 0;
  const left = data.slice(0, p);
  const right = data.slice(p);
  mergeSort(left, compare);
  mergeSort(right, compare);
  let leftIdx = 0;
  let rightIdx = 0;
  let i = 0;
  while (leftIdx < left.length && rightIdx < right.length) {
    const ret = compare(left[leftIdx], right[rightIdx]);
    if (ret <= 0) {
      data[i++] = left[leftIdx++];
    } else {
      data[i++] = right[rightIdx++];
    }
  }
  while (leftIdx < left.length) {
    data[i++] = left[leftIdx++];
  }
  while (rightIdx < right.length) {
    data[i++] = right[rightIdx++];
  }
  return data;
}
function computeLineOffsets(text, isAtLineStart, textOffset = 0) {
  const result = isAtLineStart ? [textOffset] : [];
  for (let i = 0; i < text.length; i++) {
    const ch = text.charCodeAt(i);
    if (isEOL(ch)) {
      if (ch === 13 && i + 1 < text.length && text.charCodeAt(i + 1) === 10) {
        i++;
      }
      result.push(textOffset + i + 1);
    }
  }
  return result;
}
function isEOL(char) {
  return char === 13 || char === 10;
}
function getWellformedRange(range) {
  const start = range.start;
  const end = range.end;
  if (start.line > end.line || start.line === end.line && start.character > end.character) {
    return { start: end, end: start };
  }
  return range;
}
function getWellformedEdit(textEdit) {
  const range = getWellformedRange(textEdit.range);
  if (range !== textEdit.range) {
    return { newText: textEdit.newText, range };
  }
  return textEdit;
}
function answerFeatures(connection, loaded, client) {
  connection.onHover(async ({ textDocument: { uri }, position }) => {
    const { session, features } = await loaded();
    return features.hover(session, uri, position, client().markdown);
  });
  connection.onCompletion(async ({ textDocument: { uri }, position }) => {
    const { session, features } = await loaded();
    return features.complete(session, uri, position, client());
  });
  connection.onDocumentSymbol(async ({ textDocument: { uri } }) => {
    const { session, features } = await loaded();
    return features.symbols(session, uri, client().hierarchicalSymbols);
  });
  connection.onDefinition(async ({ textDocument: { uri }, position }) => {
    const { session, features } = await loaded();
    return features.definition(session, uri, position);
  });
  connection.onReferences(async ({ textDocument: { uri }, position, context }) => {
    const { session, features } = await loaded();
    return features.references(session, uri, position, context.includeDeclaration);
  });
  connection.onDocumentLinks(async ({ textDocument: { uri } }) => {
    const { session, features } = await loaded();
    return features.documentLinks(session, uri);
  });
  connection.onPrepareRename(async ({ textDocument: { uri }, position }) => {
    const { session, features } = await loaded();
    return features.prepareRename(session, uri, position);
  });
  connection.onRenameRequest(async ({ textDocument: { uri }, position, newName }) => {
    const { session, features } = await loaded();
    return features.rename(session, uri, position, newName, client());
  });
  connection.onFoldingRanges(async ({ textDocument: { uri } }) => {
    const { session, features } = await loaded();
    return features.foldingRanges(session, uri);
  });
}
var gatheringPause = 100;
var Server = class {
  #connection;
  #documents = new import_node.TextDocuments(TextDocument);
  #rules;
  #engine;
  #features = (0, import_chunk_QOUJQUOO.featuresOf)({ capabilities: {} });
  #settings = (0, import_chunk_QOUJQUOO.readSettings)(void 0);
  #allowCode = false;
  #folders = [];
  #gathered;
  #timer;
  #stamps;
  constructor(connection, rules) {
    this.#connection = connection;
    this.#rules = rules;
  }
  listen() {
    const connection = this.#connection;
    connection.onInitialize((params) => this.#initialize(params));
    connection.onInitialized(() => this.#initialized());
    connection.onDidChangeConfiguration(({ settings }) => this.#configurationChanged(settings));
    connection.onDidChangeWatchedFiles(({ changes }) => this.#filesChanged(changes));
    connection.onExecuteCommand(async ({ command, arguments: args = [] }) => {
      await this.#execute(command, args);
      return null;
    });
    connection.onCodeAction(async (params) => (await this.#loaded()).actions.list(params));
    connection.onCodeActionResolve(async (action) => (await this.#loaded()).actions.resolve(action));
    answerFeatures(connection, () => this.#loaded(), () => this.#features);
    connection.languages.diagnostics.on(async ({ textDocument, previousResultId }, token) => (await this.#loaded()).delivery.pull(textDocument.uri, previousResultId, token));
    connection.onRequest(import_chunk_IXLUPIII.inspectRequest, async (params) => (await this.#loaded()).inspect((0, import_chunk_QOUJQUOO.isRecord)(params) ? String(params["uri"]) : ""));
    this.#documents.onDidOpen(({ document }) => {
      this.#then(({ session }) => {
        session.open(document);
      });
      void this.#lookAbove(document.uri);
    });
    this.#documents.onDidChangeContent(({ document }) => {
      this.#then(({ session }) => {
        session.change(document.uri);
      });
    });
    this.#documents.onDidSave(({ document }) => {
      this.#then(({ session }) => {
        session.save(document.uri);
      });
      void this.#lookAbove(document.uri);
    });
    this.#documents.onDidClose(({ document }) => {
      this.#then(({ session }) => {
        session.close(document.uri);
      });
    });
    this.#documents.listen(connection);
    connection.listen();
  }
  #initialize(params) {
    this.#features = (0, import_chunk_QOUJQUOO.featuresOf)(params);
    this.#settings = (0, import_chunk_QOUJQUOO.readSettings)(params.initializationOptions);
    this.#allowCode = (0, import_chunk_QOUJQUOO.allowsCode)(params.initializationOptions);
    const { workspaceFolders, rootUri } = params;
    this.#folders = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri === null ? [] : [rootUri]);
    return (0, import_chunk_QOUJQUOO.initializeResult)(params);
  }
  async #initialized() {
    const { client, workspace } = this.#connection;
    if (this.#features.watchesFiles) {
      const { watchers } = await Promise.resolve().then(() => require("./watching-OEDDORQY.js"));
      await client.register(import_node.DidChangeWatchedFilesNotification.type, { watchers });
    }
    if (this.#features.registersConfiguration) await client.register(import_node.DidChangeConfigurationNotification.type, { section: import_chunk_IXLUPIII.settingsSection });
    if (this.#features.workspaceFolders) {
      workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const gone = new Set(removed.map(({ uri }) => uri));
        this.#folders = [...this.#folders.filter((uri) => !gone.has(uri)), ...added.map(({ uri }) => uri)];
        return this.#setFolders();
      });
    }
  }
  /** What is loaded when the first document is opened, or anything is asked. */
  #loaded() {
    this.#engine ??= this.#load();
    return this.#engine;
  }
  async #load() {
    await (0, import_promises.setImmediate)();
    const { Engine: EngineClass } = await Promise.resolve().then(() => require("./engine-YLCNQYYS.js"));
    const engine = new EngineClass(this.#connection, { features: this.#features, settings: this.#settings, allowCode: this.#allowCode, rules: this.#rules });
    await this.#apply(engine);
    return engine;
  }
  /** Acts when everything is loaded, in the order of the calls. */
  #then(act) {
    this.#loaded().then(act).catch((error) => {
      this.#connection.console.error(error instanceof Error ? error.stack ?? error.message : String(error));
    });
  }
  async #setFolders() {
    if (this.#engine !== void 0) await this.#apply(await this.#engine);
  }
  /** Gives the engine the folders, each with the settings that the client has for it. */
  async #apply(engine) {
    const folders = this.#folders;
    if (!this.#features.asksConfiguration) return engine.setFolders(folders, () => this.#settings);
    const items = [{ section: import_chunk_IXLUPIII.settingsSection }, ...folders.map((scopeUri) => ({ scopeUri, section: import_chunk_IXLUPIII.settingsSection }))];
    const answers = await this.#connection.workspace.getConfiguration(items).catch(() => []);
    const [outer, ...inner] = Array.isArray(answers) ? answers : [];
    await engine.setFolders(folders, (uri) => (0, import_chunk_QOUJQUOO.readSettings)(uri === void 0 ? outer : inner[folders.indexOf(uri)], this.#settings));
  }
  async #configurationChanged(settings) {
    if (!this.#features.asksConfiguration && (0, import_chunk_QOUJQUOO.isRecord)(settings)) this.#settings = (0, import_chunk_QOUJQUOO.readSettings)(settings[import_chunk_IXLUPIII.settingsSection] ?? settings, this.#settings);
    await this.#setFolders();
  }
  async #filesChanged(changes) {
    const { effectOfEvents } = await Promise.resolve().then(() => require("./watching-OEDDORQY.js"));
    const events = changes.map(({ uri, type }) => ({ path: (0, import_chunk_53WF3DDQ.pathOfUri)(uri), isOwn: type === import_node.FileChangeType.Changed && this.#documents.get(uri) !== void 0 }));
    const effect = effectOfEvents(events);
    if (effect === void 0) return;
    this.#gathered = this.#gathered === "configuration" ? "configuration" : effect;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const gathered = this.#gathered;
      this.#gathered = void 0;
      this.#then(({ session }) => {
        if (gathered === "configuration") session.reset();
        else void session.filesChanged();
      });
    }, gatheringPause);
  }
  /** A client that watches no files tells nothing of configurations and contracts, which are looked at when a document is opened or saved. */
  async #lookAbove(uri) {
    const path = (0, import_chunk_53WF3DDQ.pathOfUri)(uri);
    if (this.#features.watchesFiles || path === void 0) return;
    this.#stamps ??= Promise.resolve().then(() => require("./declaration-stamps-ITBKBDYR.js")).then(({ DeclarationStamps }) => new DeclarationStamps());
    const stamps = await this.#stamps;
    if (!await stamps.changedAbove(path)) return;
    this.#then(({ session }) => {
      session.reset();
    });
  }
  async #execute(command, args) {
    const [first, second] = args;
    if (typeof first !== "string" || !this.#features.showsDocuments) return;
    if (command === import_chunk_IXLUPIII.commandNames.openPage) await (await this.#loaded()).openPage(first);
    if (command === import_chunk_IXLUPIII.commandNames.select) await this.#connection.window.showDocument({ uri: first, selection: second, takeFocus: true });
  }
};
function serve(answered) {
  const { stdin } = process;
  if (stdin.readableEnded) process.exit(1);
  const connection = (0, import_node2.createConnection)(import_node2.ProposedFeatures.all, new import_node2.StreamMessageReader(stdin), new WriterExcept(answered));
  let shutDown = false;
  connection.onShutdown(() => {
    shutDown = true;
  });
  for (const event of ["end", "close"]) stdin.on(event, () => process.exit(shutDown ? 0 : 1));
  for (const event of ["uncaughtException", "unhandledRejection"]) {
    process.on(event, (error) => {
      connection.console.error(`this is a fault of markerlint, please report it: ${error instanceof Error ? error.stack ?? error.message : String(error)}`);
    });
  }
  new Server(connection).listen();
  return new Promise(() => void 0);
}
var WriterExcept = class extends import_node2.StreamMessageWriter {
  #id;
  constructor(id) {
    super(process.stdout);
    this.#id = id;
  }
  async write(message) {
    if (this.#id === void 0 || !("id" in message) || message.id !== this.#id || "method" in message) return super.write(message);
    this.#id = void 0;
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  serve
});
