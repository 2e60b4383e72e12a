import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/note/ordinal.ts
function readOrdinal(text) {
  const number = Number.parseInt(text, 10);
  if (!Number.isNaN(number)) return { place: number, of: "numbers" };
  return { place: text.toUpperCase().charCodeAt(0) - "A".charCodeAt(0) + 1, of: "letters" };
}
function placeText(place, of) {
  return of === "numbers" ? String(place) : String.fromCharCode("A".charCodeAt(0) + place - 1);
}
function isGroupOf(group, member) {
  const leading = /^(?:\d+(?=[A-Za-z])|[A-Za-z](?=\d))/.exec(member)?.[0];
  return leading?.toLowerCase() === group.toLowerCase();
}

export {
  readOrdinal,
  placeText,
  isGroupOf
};
