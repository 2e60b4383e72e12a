import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/journal/times.ts
var time = /^(\d{4})-(\d\d)-(\d\d)(?:([T ])(\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(Z|[+-]\d\d:?\d\d)?)?$/;
function instantOf(text) {
  const match = time.exec(text);
  if (match === null) return void 0;
  const [year, month, day, hour, minute, second] = [1, 2, 3, 5, 6, 7].map((index) => Number(match[index] ?? 0));
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month) || hour > 23 || minute > 59 || second > 59) return void 0;
  const fraction = Number(`0.${match[8] ?? "0"}`) * 1e3;
  return Date.UTC(year, month - 1, day, hour, minute, second) + fraction - offsetOf(match[9] ?? "Z") * 6e4;
}
function daysIn(year, month) {
  if (month === 2) return year % 4 === 0 && year % 100 !== 0 || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
function offsetOf(zone) {
  if (zone === "Z") return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith("-") ? -minutes : minutes;
}
function formOf(text) {
  const match = time.exec(text);
  if (match === null) return "";
  const [, , , , separator, hour, , second, fraction, zone] = match;
  if (hour === void 0) return "YYYY-MM-DD";
  const seconds = second === void 0 ? "" : `:ss${fraction === void 0 ? "" : `.${"f".repeat(fraction.length)}`}`;
  return `YYYY-MM-DD${separator ?? ""}hh:mm${seconds}${zone ?? ""}`;
}
var forms = {
  "utc-seconds": { pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, example: "2026-03-04T10:00:00Z" },
  utc: { pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/, example: "2026-03-04T10:00:00Z" },
  offset: { pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d:\d\d$/, example: "2026-03-04T10:00:00+00:00" },
  "date-time": { pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/, example: "2026-03-04T10:00:00Z" }
};
function isOfForm(text, form) {
  return forms[form].pattern.test(text);
}
function exampleOf(form) {
  return forms[form].example;
}

export {
  instantOf,
  formOf,
  isOfForm,
  exampleOf
};
