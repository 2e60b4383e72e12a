import type { GhCommands } from "../../src/core/gh.ts";
import data from "./gh.json" with { type: "json" };

/** Every command of gh by its path, `issue create`; where the facts come from stands in the file. */
export const ghCommands: GhCommands = new Map(Object.entries(data.commands));

/** The version of gh whose commands these are. */
export const ghVersion: string = data.version;
