import type { Target } from "./document.ts";

/** Reads `issue/575`, `pull-request/12` or `pr/12`; `undefined` for any other text. */
export function readTarget(text: string): Target | undefined {
  const match = /^(issue|pull-request|pr)\/([1-9]\d{0,9})$/.exec(text);
  if (match === null) return undefined;
  return { type: match[1] === "issue" ? "issue" : "pull-request", number: Number(match[2]) };
}

/** A target in words: `issue 575`. */
export function targetName({ type, number }: Target): string {
  return type === undefined ? `number ${String(number)}` : `${type.replace("-", " ")} ${String(number)}`;
}
