import command from "./command.schema.json" with { type: "json" };
import journal from "./journal.schema.json" with { type: "json" };
import marker from "./marker.schema.json" with { type: "json" };
import note from "./note.schema.json" with { type: "json" };

/** What contracts of each kind must look like. */
export const contractSchemas = { marker, note, journal, command };
