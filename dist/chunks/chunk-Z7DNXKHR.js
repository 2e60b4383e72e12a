import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/thread/comment-name.ts
function commentName({ origin, index }) {
  const { id, author, place, createdAt } = origin;
  const what = { comment: "comment", description: "the description", review: "the review", "review-comment": "the comment on a line" }[place];
  const which = place === "description" ? "" : ` ${id ?? createdAt ?? `no. ${String(index + 1)} of the file`}`;
  return `${what}${which}${author === void 0 || author === "" ? "" : ` by ${author}`}`;
}

export {
  commentName
};
