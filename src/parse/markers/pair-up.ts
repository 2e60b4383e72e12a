import type { HeadedComment } from "./heads.ts";

/**
 * The other half of each marker that stands in two. A second beginning inside an open pair leaves the first one alone, unless
 * the contract lets pairs nest; an end belongs to the last open beginning of its family whose parameters have its texts.
 */
export function pairUp(comments: readonly HeadedComment[]): ReadonlyMap<HeadedComment, HeadedComment> {
  const partners = new Map<HeadedComment, HeadedComment>();
  const open = new Map<string, HeadedComment[]>();
  for (const comment of comments) {
    const { contract, role } = comment;
    if (role === "single") continue;
    const key = keyOf(comment);
    const stack = open.get(key) ?? [];
    open.set(key, stack);
    if (role === "begin") {
      if (contract.pair?.nested !== true) stack.length = 0;
      stack.push(comment);
    } else {
      const begin = stack.pop();
      if (begin === undefined) continue;
      partners.set(begin, comment);
      partners.set(comment, begin);
    }
  }
  return partners;
}

/** The family, and the texts of the parameters that both heads have. */
function keyOf({ contract, parameters }: HeadedComment): string {
  const shared = [...contract.head.parameters.keys()].filter((name) => contract.pair?.end.parameters.has(name) === true);
  return [contract.family, ...shared.map((name) => parameters.get(name)?.text ?? "")].join("\0");
}
