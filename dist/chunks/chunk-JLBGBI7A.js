import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/note/form.ts
function matchForms(forms, text) {
  return firstMatch(forms, (form) => form.match(text));
}
function matchFormsAtStart(forms, text, ignoresCase = false) {
  return firstMatch(forms, (form) => form.matchStart(text, ignoresCase));
}
function firstMatch(forms, match) {
  for (const form of forms) {
    const found = match(form);
    if (found !== void 0) return found;
  }
  return void 0;
}

export {
  matchForms,
  matchFormsAtStart
};
