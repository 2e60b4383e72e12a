import { it } from "vitest";
import { loadSchemaValidator } from "../../src/contract/payload-schema.ts";
import { expectSameReading } from "../thread/readers.ts";

await loadSchemaValidator();

it("many threads are read as their readers read them", () => {
  expectSameReading(3_000);
}, 600_000);
