import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

it("keeps the YAML library behind src/parse/yaml", () => {
  const root = join(import.meta.dirname, "../..");
  const users = ["src", "rules", "schemas"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file) => join(folder, file).replaceAll("\\", "/"))
      .filter((file) => /from "yaml(?:\/[^"]*)?"/.test(readFileSync(join(root, file), "utf8"))),
  );
  expect(users.length).toBeGreaterThan(0);
  expect(users.filter((file) => !file.startsWith("src/parse/yaml/"))).toEqual([]);
});
