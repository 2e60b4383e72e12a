import type { MarkerContract } from "../contract.ts";
import type { Target } from "../document.ts";
import type { CommentFacts, RecordFacts } from "./comment-facts.ts";
import type { LossCode } from "./loss.ts";
import type { Entry, FamilyReading, KeyReading, LostEntry, OwnedRecord, ThreadReading } from "./thread-reading.ts";
import { targetName } from "../target.ts";
import { commentName } from "./comment-name.ts";
import { isLive } from "./live.ts";

/**
 * What readers see of the threads in a captured file: the one computation that rules and `inspect` share. Comments are
 * grouped by their issue or pull request; a marker is dropped, or stands under its key, where the contract says which of
 * several counts. `O(n log n)` in the number of markers.
 */
export function readThreads(comments: readonly CommentFacts[], contracts: readonly MarkerContract[]): ThreadReading[] {
  const groups = new Map<string, CommentFacts[]>();
  for (const comment of comments) {
    const name = comment.target === undefined ? "" : String(comment.target.number);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [comment]);
    else group.push(comment);
  }
  return [...groups.values()].map((group) => readThread(group, contracts));
}

function readThread(group: readonly CommentFacts[], contracts: readonly MarkerContract[]): ThreadReading {
  const times = group.map(timeOf);
  // Without a time for each there is no order but that of the file.
  const dated = !times.some(Number.isNaN);
  const timed = group.map((comment, index) => ({ comment, time: dated ? (times[index] ?? 0) : index }));
  timed.sort((a, b) => compareNumbers(a.time, b.time) || a.comment.index - b.comment.index);
  const entries: Entry[] = [];
  for (const { comment, time } of timed) for (const marker of comment.markers) entries.push({ comment, marker, order: entries.length, time });
  const heads = new Map<string, Entry>();
  for (const entry of entries) if (!heads.has(entry.marker.head)) heads.set(entry.marker.head, entry);
  const families = new Map<MarkerContract, Entry[]>();
  for (const entry of entries) add(families, entry.marker.contract, entry);
  for (const { comment } of timed) for (const { contract } of comment.misses) if (!families.has(contract)) families.set(contract, []);
  const shown = timed.map(({ comment }) => comment);
  const target = group.reduce<Target | undefined>((found, comment) => (found?.type === undefined ? (comment.target ?? found) : found), undefined);
  return { target, name: target === undefined ? "the thread" : targetName(target), comments: shown, dated, families: [...families].map(([contract, own]) => readFamily(contract, own, shown, dated)), heads, contracts };
}

/** Infinities have no difference. */
function compareNumbers(a: number, b: number): number {
  return a < b ? -1 : Number(a > b);
}

/** A description comes before all comments, and a review that is not submitted behind them. */
function timeOf({ origin: { createdAt, place } }: CommentFacts): number {
  const time = Date.parse(createdAt ?? "");
  if (!Number.isNaN(time) || place === "comment") return time;
  return place === "description" ? -Infinity : Infinity;
}

function readFamily(contract: MarkerContract, entries: readonly Entry[], comments: readonly CommentFacts[], dated: boolean): FamilyReading {
  const readable: Entry[] = [];
  const lost: LostEntry[] = [];
  const stopper = contract.payload?.version?.abortsScan === true ? entries.find(({ marker }) => marker.loss?.code === "version") : undefined;
  for (const entry of entries) {
    const { loss } = entry.marker;
    if (loss !== undefined && contract.thread.byHeadAlone && payloadLosses.has(loss.code)) readable.push(entry);
    else if (loss !== undefined) lost.push({ ...entry, loss });
    else if (stopper !== undefined) lost.push({ ...entry, loss: { code: "aborted", reason: `readers give up the whole thread at the version of ${commentName(stopper.comment)}` } });
    else readable.push(entry);
  }
  const keys = new Map<string, Entry[]>();
  for (const entry of readable) add(keys, JSON.stringify([numberIn(entry), ...entry.marker.key]), entry);
  const misses = comments.flatMap((comment) => comment.misses.filter((miss) => miss.contract === contract).map((miss) => ({ ...miss, comment })));
  return { contract, keys: [...keys.values()].map((own) => readKey(contract, own, dated)), lost, misses, gathered: gather(contract, entries) };
}

/** What keeps readers from a marker that they have found. */
const payloadLosses: ReadonlySet<LossCode> = new Set<LossCode>(["no-payload", "fence", "syntax", "legacy", "version", "old-version", "schema"]);

/** The number that tells threads apart in a capture that does not. */
function numberIn({ comment, marker }: Entry): number | undefined {
  return comment.target === undefined ? marker.names?.number : undefined;
}

function readKey(contract: MarkerContract, entries: readonly Entry[], dated: boolean): KeyReading {
  const standing = entries.filter((entry) => isLive(contract, entry));
  const chosen = countingOf(contract, standing);
  const inForce = chosen.filter(({ marker }) => marker.loss === undefined);
  const [winner] = chosen;
  const rivals = contract.read === "latest" || contract.read === "first" ? standing : [];
  const tied = dated && winner !== undefined ? rivals.filter((entry) => entry !== winner && entry.time === winner.time && entry.marker.digest !== winner.marker.digest) : [];
  const records = inForce.flatMap((entry) => entry.marker.records.map((record): OwnedRecord => ({ record, entry })));
  const kept = new Set(records.map(({ record }) => record.name));
  const counting = new Set(inForce);
  const orphaned = new Map<string, OwnedRecord>();
  for (const entry of entries) {
    if (counting.has(entry)) continue;
    for (const record of entry.marker.records) if (!kept.has(record.name) && !isGathered(contract, record)) orphaned.set(record.name, { record, entry });
  }
  const first = entries[0];
  return { key: first?.marker.key ?? [], number: first === undefined ? undefined : numberIn(first), entries, chosen, inForce, records, orphaned: [...orphaned.values()], tied };
}

/** Of several, the one that was made strictly later or earlier than all before it counts; of equals, the one that comes first. */
function countingOf({ read }: MarkerContract, entries: readonly Entry[]): readonly Entry[] {
  if (read === "first") return entries.slice(0, 1);
  if (read !== "latest") return entries;
  const last = entries.at(-1);
  const winner = last === undefined ? undefined : entries.find(({ time }) => time === last.time);
  return winner === undefined ? [] : [winner];
}

/** From every payload that can be read by itself: an old form is no hindrance, nor is what stands in other comments. */
function gather(contract: MarkerContract, entries: readonly Entry[]): OwnedRecord[] {
  const found = new Map<string, OwnedRecord>();
  for (const entry of entries) {
    if (entry.marker.loss !== undefined && entry.marker.loss.code !== "legacy") continue;
    for (const record of entry.marker.records) if (isGathered(contract, record)) found.set(record.name, { record, entry });
  }
  return [...found.values()];
}

function isGathered({ payload }: MarkerContract, { name }: RecordFacts): boolean {
  return payload?.records?.gathered.some((form) => form.match(name)?.end === name.length) === true;
}

function add<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
