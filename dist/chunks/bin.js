var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var import_node_fs = require("node:fs");
var build = false ? void 0 : "daf66a3a9db214f2e7dcc5179b68d397a03b19a68a4418c6856422adfbef901c";
function usesColor(env, isTerminal) {
  return env["FORCE_COLOR"] !== void 0 && env["FORCE_COLOR"] !== "0" ? true : isTerminal && !env["NO_COLOR"] && env["TERM"] !== "dumb";
}
var ProcessOutput = class {
  #descriptor;
  #open;
  #stream;
  constructor(descriptor, open) {
    this.#descriptor = descriptor;
    this.#open = open;
    if (!isPlain(descriptor)) this.#stream = this.#opened();
  }
  get isTTY() {
    return this.#stream?.isTTY === true;
  }
  write(text) {
    if (this.#stream !== void 0) {
      this.#stream.write(text);
      return;
    }
    const bytes = Buffer.from(text, "utf8");
    let at = 0;
    try {
      while (at < bytes.length) at += (0, import_node_fs.writeSync)(this.#descriptor, bytes, at);
    } catch (error) {
      endWithoutReader(error, "EAGAIN");
      this.#stream = this.#opened();
      this.#stream.write(bytes.subarray(at));
    }
  }
  #opened() {
    const stream = this.#open();
    stream.on("error", endWithoutReader);
    return stream;
  }
};
function isPlain(descriptor) {
  try {
    const stats = (0, import_node_fs.fstatSync)(descriptor);
    if (stats.isFile()) return true;
    return process.platform !== "win32" && (stats.isFIFO() || stats.isCharacterDevice() && stats.rdev === (0, import_node_fs.statSync)("/dev/null").rdev);
  } catch {
    return false;
  }
}
function endWithoutReader(error, passed = "") {
  if (error.code === "EPIPE") process.exit(0);
  if (error.code !== passed) throw error;
}
var argv = process.argv.slice(2);
var [command, ...options] = argv;
var serves = command === "lsp" && options.includes("--stdio") && options.every((option) => option === "--stdio" || option.startsWith("--clientProcessId="));
void (serves ? serve() : run());
async function serve() {
  process.stdout.on("error", (error) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(0);
  });
  const answered = await (await Promise.resolve().then(() => require("./first-answer-TTNHKRSO.js"))).answerFirst(process.stdin, process.stdout);
  await (await Promise.resolve().then(() => require("./main-L7WDMMAG.js"))).serve(answered);
}
async function run() {
  const { env } = process;
  const stdout = new ProcessOutput(1, () => process.stdout);
  const color = usesColor(env, stdout.isTTY);
  let stderr;
  process.exitCode = await (await Promise.resolve().then(() => require("./main-NGHJYQ6G.js"))).main(argv, {
    get stdin() {
      return process.stdin;
    },
    stdout,
    get stderr() {
      return stderr ??= new ProcessOutput(2, () => process.stderr);
    },
    color,
    identity: build === void 0 ? void 0 : { build, argv, cwd: process.cwd(), color }
  });
}
