import type { FormatName } from "./format-names.ts";
import type { Format } from "./report-input.ts";
import { formatText } from "./text.ts";

/** Loads one report and no other: a run prints one. */
export async function loadFormat(name: FormatName): Promise<Format> {
  return name === "text" ? formatText : (await import("./report.ts")).formats[name];
}
