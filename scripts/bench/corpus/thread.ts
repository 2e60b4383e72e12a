import { makeRandom } from "../random.ts";
import { paragraph } from "./prose.ts";

/** One comment in so many is a record. */
const recordEvery = 1000;

function record(index: number): string {
  return `<!-- judge-rulings\n- id: G1\n  stable_finding_key: gh-${index}\n  judge_ruling: sustained\n  judge_confidence: high\n  points_awarded: P+5\n-->\n`;
}

/**
 * A captured thread in the form of `gh api`: comments of people, and now and then a marker with its payload.
 *
 * @param comments how many
 */
export function* thread(comments: number, seed: number): Generator<string> {
  const random = makeRandom(seed);
  for (let index = 0; index < comments; index += 1) {
    const body = index % recordEvery === recordEvery - 1 ? record(index) : `${paragraph(random)}\r\n\r\nThanks!`;
    const comment = { id: index + 1, html_url: `https://github.com/octo-org/octo-repo/issues/1#issuecomment-${index + 1}`, user: { login: "octocat" }, created_at: "2026-01-01T00:00:00Z", author_association: "MEMBER", body };
    yield `${index === 0 ? "[" : ","}${JSON.stringify(comment)}`;
  }
  yield "]\n";
}
