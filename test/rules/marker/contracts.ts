import type { MarkerContractSource } from "../../../src/contract/source.ts";

/** Contracts of invented families, for what no built-in one declares. */

/** Sticky notes at the start of a line, one a comment. */
export const sticky: MarkerContractSource = {
  contract: "marker",
  family: "sticky",
  head: "sticky {name}",
  recognise: "raw-line",
  placement: "line-start",
  count: { minimum: 1, maximum: 1 },
  files: [{ glob: "state/*.md", kind: "comment" }],
};

/** A plan that owns its comment. */
export const plan: MarkerContractSource = {
  contract: "marker",
  family: "plan",
  head: "plan-{id}",
  parameters: { id: { type: "integer", minimum: 1, refersTo: "issue" } },
  placement: "first-line",
  legacy: [{ head: "plan:{id}", note: "since March readers look for the hyphen" }, { head: "the-plan" }],
  longestBody: 100,
};

/** A generated part between two markers. */
export const part: MarkerContractSource = { contract: "marker", family: "part", head: "BEGIN {name}", pair: { end: "END {name}" } };

/** The same, where parts may hold parts. */
export const nest: MarkerContractSource = { contract: "marker", family: "nest", head: "open {name}", pair: { end: "close {name}", nested: true } };

/** A state inside its comment. */
export const state: MarkerContractSource = {
  contract: "marker",
  family: "state",
  head: "state v1",
  payload: { in: "comment", language: "yaml" },
  count: { minimum: 1, maximum: 1 },
  files: [{ glob: "state/*.md", kind: "comment" }],
};
