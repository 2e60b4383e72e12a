import { it } from "vitest";
import { loadSchemaValidator } from "../../src/contract/payload-schema.ts";
import { expectSameReading } from "./readers.ts";

await loadSchemaValidator();

it("a thread is read as its readers read it", () => {
  expectSameReading(60);
}, 60_000);
