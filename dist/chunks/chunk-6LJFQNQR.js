import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/characters.ts
function countCharacters(text) {
  let count = 0;
  for (let at = 0; at < text.length; count += 1) at += widthAt(text, at);
  return count;
}
function offsetOfCharacter(text, index) {
  let at = 0;
  for (let count = 0; count < index && at < text.length; count += 1) at += widthAt(text, at);
  return at;
}
function widthAt(text, at) {
  if (text.startsWith("\r\n", at)) return 2;
  return (text.codePointAt(at) ?? 0) > 65535 ? 2 : 1;
}

export {
  countCharacters,
  offsetOfCharacter
};
