import type { TimeForm } from "./contract.ts";

/**
 * A time as readers of ISO 8601 take it: a date, and behind a `T` or a space hours and minutes, perhaps seconds with a
 * fraction, and a zone. A lowercase `z` is none for them (`datetime.fromisoformat` of Python).
 */
const time = /^(\d{4})-(\d\d)-(\d\d)(?:([T ])(\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(Z|[+-]\d\d:?\d\d)?)?$/;

/** What nearly all times of journals look like; it is told without the costs of a match, since every record has one. */
const usual = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

const usualForm = "YYYY-MM-DDThh:mm:ssZ";

/** The instant that a text names, in milliseconds since 1970; one without a zone counts as UTC. `undefined` when it names none. */
export function instantOf(text: string): number | undefined {
  const match = usual.test(text) ? undefined : time.exec(text);
  if (match === null) return undefined;
  const hasHour = match?.[5] !== undefined || match === undefined;
  const hasSecond = match?.[7] !== undefined || match === undefined;
  const year = digits(text, 0) * 100 + digits(text, 2);
  const month = digits(text, 5);
  const day = digits(text, 8);
  const hour = hasHour ? digits(text, 11) : 0;
  const minute = hasHour ? digits(text, 14) : 0;
  const second = hasSecond ? digits(text, 17) : 0;
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month) || hour > 23 || minute > 59 || second > 59) return undefined;
  const whole = Date.UTC(year, month - 1, day, hour, minute, second);
  if (match === undefined) return whole;
  const fraction = match[8] === undefined ? 0 : Number(`0.${match[8]}`) * 1000;
  return whole + fraction - offsetOf(match[9] ?? "Z") * 60_000;
}

/** The number that two digits write. */
function digits(text: string, at: number): number {
  return text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 11 * zero;
}

const zero = 48;

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** In minutes east of Greenwich. */
function offsetOf(zone: string): number {
  if (zone === "Z") return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith("-") ? -minutes : minutes;
}

/** The form of a text that names an instant, such as `YYYY-MM-DDThh:mm:ss.fffZ`: texts of one form stand in the order of their instants. */
export function formOf(text: string): string {
  if (usual.test(text)) return usualForm;
  const match = time.exec(text);
  if (match === null) return "";
  const [, , , , separator, hour, , second, fraction, zone] = match;
  if (hour === undefined) return "YYYY-MM-DD";
  const seconds = second === undefined ? "" : `:ss${fraction === undefined ? "" : `.${"f".repeat(fraction.length)}`}`;
  return `YYYY-MM-DD${separator ?? ""}hh:mm${seconds}${zone ?? ""}`;
}

/** A time that looks like most as a number, from which `unpackTime` makes the same text; `undefined` for any other. */
export function packTime(text: string): number | undefined {
  // The calendar of JavaScript takes small years for those of another century.
  return usual.test(text) && !text.startsWith("0") ? instantOf(text) : undefined;
}

export function unpackTime(packed: number): string {
  return `${new Date(packed).toISOString().slice(0, "YYYY-MM-DDThh:mm:ss".length)}Z`;
}

const forms: Readonly<Record<TimeForm, { readonly pattern: RegExp; readonly example: string }>> = {
  "utc-seconds": { pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, example: "2026-03-04T10:00:00Z" },
  utc: { pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/, example: "2026-03-04T10:00:00Z" },
  offset: { pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d:\d\d$/, example: "2026-03-04T10:00:00+00:00" },
  "date-time": { pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/, example: "2026-03-04T10:00:00Z" },
};

/** Whether a text that names an instant is of a form that a contract asks for. */
export function isOfForm(text: string, form: TimeForm): boolean {
  return forms[form].pattern.test(text);
}

/** A time in a form. */
export function exampleOf(form: TimeForm): string {
  return forms[form].example;
}
