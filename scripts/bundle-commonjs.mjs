import { transform } from "esbuild";
import ts from "typescript";

/**
 * A file of the bundle as CommonJS, in ASCII: so it can be compiled with what V8 kept of an earlier run (src/cli/start), and read without
 * decoding it. esbuild splits only modules, which is why it is turned afterwards.
 *
 * @param text a module that esbuild wrote, which loads other files of the bundle by paths that begin with `./` or `../`
 */
export async function toCommonJs(text) {
  // Other dynamic imports, such as that of a configuration in code, stay what they are.
  const required = text.replaceAll(/\bimport\(("\.{1,2}\/[^"\n]+")\)/g, "Promise.resolve().then(() => require($1))");
  const usesUrl = required.includes("import.meta.url");
  const { code, warnings } = await transform(required, {
    format: "cjs",
    platform: "node",
    target: "node20.19",
    legalComments: "none",
    define: usesUrl ? { "import.meta.url": "__moduleUrl" } : {},
    banner: usesUrl ? 'const __moduleUrl = require("node:url").pathToFileURL(__filename).href;' : "",
    logLevel: "silent",
  });
  if (warnings.length > 0) throw new Error(warnings.map(({ text: warning }) => warning).join("\n"));
  return toAscii(code);
}

/** A module that esbuild wrote, with files of the bundle under it that are CommonJS now. */
export function overCommonJs(text) {
  let count = 0;
  return text
    .replaceAll(/^import \{([^}]*)\} from ("\.{1,2}\/[^"\n]+");$/gm, (_, names, path) => `import loaded${++count} from ${path};\nconst {${names.replaceAll(" as ", ": ")}} = loaded${count};`)
    .replaceAll(/\bimport\(("\.{1,2}\/[^"\n]+")\)/g, "import($1).then(({ default: loaded }) => loaded)");
}

const isAscii = (text) => /^\p{ASCII}*$/u.test(text);
const escape = (text) => text.replaceAll(/[^\0-\x7F]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** esbuild escapes characters in strings, and neither in regular expressions, which know the same escapes, nor in raw templates, which know none. */
function toAscii(code) {
  if (isAscii(code)) return code;
  const file = ts.createSourceFile("chunk.js", code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const edits = [];
  const visit = (node) => {
    const text = code.slice(node.getStart(file), node.end);
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) edits.push([node, escape(text)]);
    else if (ts.isTemplateLiteralToken(node)) edits.push([node, text.replaceAll(/[^\0-\x7F]+/g, (run) => `\${"${escape(run)}"}`)]);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  let ascii = "";
  let at = 0;
  for (const [node, text] of edits) {
    ascii += code.slice(at, node.getStart(file)) + text;
    at = node.end;
  }
  ascii += code.slice(at);
  // What is left are comments.
  return escape(ascii);
}
