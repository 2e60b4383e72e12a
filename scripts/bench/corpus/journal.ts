import { makeRandom } from "../random.ts";
import { kebabName, phrase } from "./prose.ts";

/**
 * A session journal: half of its records hand work over, the others tell of the steps between.
 *
 * @param records how many
 * @returns its lines, a thousand at a time
 */
export function* journal(records: number, seed: number): Generator<string> {
  const random = makeRandom(seed);
  for (let start = 0; start < records; start += 1000) {
    let text = "";
    for (let index = start; index < Math.min(records, start + 1000); index += 1) {
      const ts = `${new Date(Date.UTC(2026, 0) + index * 1000).toISOString().slice(0, 19)}Z`;
      const task_id = String(index);
      const record =
        index % 2 === 0
          ? { v: 1, type: "agent_handoff", agent: kebabName(random), task_id, task_subject: `CODE: ${phrase(random, 2, 6)}`, handoff: { produced: [`src/${kebabName(random)}.ts`] }, ts }
          : { v: 1, type: "dispatch_site", task_id, ts };
      text += `${JSON.stringify(record)}\n`;
    }
    yield text;
  }
}
