import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/note/tasks.ts
function findTasks({ text, nodes }) {
  return nodes("listItem").flatMap(({ span }) => {
    const match = /^((?:[-*+]|\d{1,9}[.)])[ \t]+)\[([^\]\r\n\d]{1,2})\](?=\s|$)/.exec(text.slice(span.start, Math.min(span.end, span.start + 40)));
    if (match === null) return [];
    const start = span.start + (match[1]?.length ?? 0);
    const state = match[2] ?? "";
    const end = start + state.length + 2;
    const rest = /^[^\r\n]*/.exec(text.slice(end, end + 500))?.[0] ?? "";
    return [{ state, box: { start, end }, text: rest.replaceAll("**", "").trim() }];
  });
}

export {
  findTasks
};
