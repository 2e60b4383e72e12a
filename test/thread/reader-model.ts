import { parse } from "yaml";

/**
 * The readers of Grimblaz/agent-orchestra, step by step as their scripts have it and without anything of ours:
 * Read-EngagementRecords (.github/scripts/lib/frame-engagement-record-core.ps1), Merge-FollowupRecords (followup-gate-core.ps1),
 * Invoke-CreditInputHarvest (frame-credit-ledger-core.ps1), the mutex of goal runs (goal-run-stage-core.ps1), and the affirmation of
 * skills/open-for-work.
 */
export interface ListedComment {
  readonly id: string;
  readonly body: string;
  readonly createdAt: string;
  readonly edited: boolean;
}

/** What the readers of one issue end up with; comments by their ids. */
export interface ReaderState {
  readonly records: Readonly<Record<string, { comment: string; names: readonly string[] }>>;
  /** Names that stand in a comment of the phase which the winner took the place of. */
  readonly orphaned: readonly string[];
  readonly followups: Readonly<Record<string, string>>;
  readonly credits: Readonly<Record<string, string>>;
  readonly affirmation: string | undefined;
  readonly claim: string | undefined;
}

interface Parsed {
  readonly id: string;
  readonly createdAt: number;
  readonly phase: string;
  readonly names: readonly string[];
}

type Plain = Record<string, unknown>;

/** Thrown for a version that nobody knows: it ends the whole scan. */
class UnknownVersion extends Error {}

/** As the server lists them: by the time at which they were made, then by id. */
export function readAsReaders(listed: readonly ListedComment[], issue: number): ReaderState {
  const comments = [...listed].sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
  const parsed = scan(comments, issue);
  const byPhase = new Map<string, Parsed>();
  for (const each of parsed) {
    const best = byPhase.get(each.phase);
    if (best === undefined || each.createdAt > best.createdAt) byPhase.set(each.phase, each);
  }
  const orphaned = parsed.flatMap(({ phase, names }) => names.filter((name) => !name.startsWith("followup-") && byPhase.get(phase)?.names.includes(name) === false).map((name) => `${phase} ${name}`));
  return {
    records: Object.fromEntries([...byPhase].map(([phase, { id, names }]) => [phase, { comment: id, names }])),
    orphaned: [...new Set(orphaned)].sort(),
    followups: mergeFollowups(comments, issue),
    credits: harvest(comments, issue),
    affirmation: comments.find(({ body, edited }) => new RegExp(`^\\s*<!-- open-for-work-affirmed-${String(issue)} -->\\s*$`, "m").test(body) && !edited)?.id,
    claim: comments.find(({ body }) => new RegExp(`^\\s*<!-- goal-run-inflight-${String(issue)} -->\\s*$`, "m").test(body) && ["unresolved", "adopted"].includes(/^-\s+\*\*status\*\*:\s*(\S+)/m.exec(body)?.[1] ?? ""))?.id,
  };
}

function scan(comments: readonly ListedComment[], issue: number): Parsed[] {
  try {
    return comments.flatMap((comment) => readOne(comment, issue, false) ?? []);
  } catch (error) {
    if (error instanceof UnknownVersion) return [];
    throw error;
  }
}

function readOne({ id, body, createdAt }: ListedComment, issue: number, acceptLegacy: boolean): Parsed | undefined {
  // .NET takes neither a byte-order mark nor a zero-width space for white space.
  const marker = /^[ \t\r\n]*<!--\s*engagement-record-([a-zA-Z0-9_-]+)-(\d+)\s*-->/im.exec(body);
  if (marker === null) return undefined;
  const commentPhase = (marker[1] ?? "").toLowerCase();
  if (commentPhase === "review" || Number(marker[2]) !== issue) return undefined;
  const text = (/```yaml\s*([\s\S]*?)```/i.exec(body)?.[1] ?? body.slice(body.indexOf("-->") + 3)).trim();
  if (text === "") return undefined;
  let value: unknown;
  try {
    value = parse(text);
  } catch {
    return undefined;
  }
  if (value === null || typeof value !== "object") return undefined;
  const record = value as Plain;
  const missing = ["schema_version", "phase", "capture_session"].some((key) => record[key] === undefined || record[key] === null);
  if (missing && !acceptLegacy) return undefined;
  const version = Number(record["schema_version"]);
  if (!missing && ![1, 2, 3, 4].includes(version)) throw new UnknownVersion();
  const phase = typeof record["phase"] === "string" && record["phase"].trim() !== "" ? record["phase"].toLowerCase() : commentPhase;
  const decisions = (record["load_bearing_decisions"] ?? []) as Plain[];
  if (!missing && !isAccepted(phase, version, decisions)) return undefined;
  return { id, createdAt: Date.parse(createdAt), phase, names: decisions.map((decision) => String(decision["decision_id"])) };
}

const enums: Readonly<Record<string, readonly string[]>> = {
  classification: ["load-bearing", "routine"],
  articulation_status: ["pending", "complete", "incomplete"],
};

function isAccepted(phase: string, version: number, decisions: readonly Plain[]): boolean {
  const least: Readonly<Record<string, number>> = { experience: 1, design: 1, plan: 2, orchestration: 3, review: 4 };
  if (version < (least[phase] ?? Infinity)) return false;
  return decisions.every((decision) => {
    if (version >= 2 && !/^[a-z][a-z0-9-]{0,62}[a-z0-9]$/.test(String(decision["decision_id"]))) return false;
    return Object.entries(enums).every(([key, words]) => decision[key] === undefined || (typeof decision[key] === "string" && words.includes(decision[key].toLowerCase())));
  });
}

/** Every comment by itself, old forms included; of one name the latest, of equal times the higher id. */
function mergeFollowups(comments: readonly ListedComment[], issue: number): Record<string, string> {
  const found = new Map<string, string>();
  for (const comment of comments) {
    let one: Parsed | undefined;
    try {
      one = readOne(comment, issue, true);
    } catch {
      continue;
    }
    for (const name of one?.names ?? []) if (name.startsWith("followup-")) found.set(name, comment.id);
  }
  return Object.fromEntries(found);
}

function harvest(comments: readonly ListedComment[], issue: number): Record<string, string> {
  return Object.fromEntries(
    ["experience", "design", "plan", "orchestration"].flatMap((port) => {
      const first = comments.find(({ body }) => body.includes(`<!-- credit-input-${port}-${String(issue)}`));
      return first !== undefined && /```yaml\s*([\s\S]*?)```/.test(first.body) ? [[port, first.id]] : [];
    }),
  );
}
