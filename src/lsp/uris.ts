import { fileURLToPath, pathToFileURL } from "node:url";

/** The path of a file on this machine; `undefined` for a document that is no file, such as an untitled one. */
export function pathOfUri(uri: string): string | undefined {
  if (!uri.startsWith("file:")) return undefined;
  try {
    return fileURLToPath(uri);
  } catch {
    // A file of another machine.
    return undefined;
  }
}

export function uriOfPath(path: string): string {
  return pathToFileURL(path).href;
}
