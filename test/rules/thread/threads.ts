/** Captured threads for tests, as `gh issue view --json number,url,comments` prints them. Bodies may hold marks. */
interface Given {
  readonly at?: string | undefined;
  readonly edited?: boolean;
  readonly author?: string;
}

export interface Comment {
  readonly body: string;
  readonly given: Given;
}

const fence = "```";
const versions: Readonly<Record<string, number>> = { plan: 2, orchestration: 3, review: 4 };

export function comment(body: string, given: Given = {}): Comment {
  return { body, given };
}

/** The comments are a minute apart; `null` for a time that the JSON does not have. */
export function thread(comments: readonly (string | Comment)[], target = "issues/5"): string {
  return JSON.stringify({
    number: Number(target.split("/")[1]),
    url: `https://github.com/octo/index/${target}`,
    comments: comments.map((each, index) => {
      const { body, given } = typeof each === "string" ? comment(each) : each;
      const createdAt = given.at ?? `2026-07-18T10:${String(index).padStart(2, "0")}:00Z`;
      return { id: `IC_${String(index + 1)}`, author: { login: given.author ?? "octocat" }, createdAt, includesCreatedEdit: given.edited ?? false, body };
    }),
  });
}

interface RecordGiven {
  readonly head?: string;
  readonly payloadPhase?: string;
  readonly version?: number;
  readonly id?: number;
  /** What stands before the fence. */
  readonly before?: string;
}

/** A record with decisions, each a name or a name and its status. */
export function record(phase: string, decisions: readonly (string | readonly [string, string])[], { head = `engagement-record-${phase}-5`, payloadPhase = phase, version = versions[phase] ?? 2, before = "" }: RecordGiven = {}): string {
  const rows = decisions.map((each) => {
    const [name, status] = typeof each === "string" ? [each, "pending"] : each;
    const text = status.includes("pending") ? "" : "It was said.";
    return `  - decision_id: ${name}\n    classification: routine\n    audit_rationale: a\n    engineer_choice: b\n    teaching_paragraph_excerpt: c\n    articulation_text: "${text}"\n    articulation_status: ${status}`;
  });
  const list = rows.length === 0 ? " []" : `\n${rows.join("\n")}`;
  return `<!-- ${head} -->\n${before}${fence}yaml\nschema_version: ${String(version)}\nphase: ${payloadPhase}\ncapture_session: normal-${phase}-v${String(version)}\nload_bearing_decisions:${list}\n${fence}\n`;
}

export function credit(port: string, evidence: string, head = `credit-input-${port}-5`): string {
  return `<!-- ${head} -->\n${fence}yaml\nport: ${port}\nadapter: agent\nevidence: "${evidence}"\n${fence}\n`;
}

export const designed = "<!-- design-phase-complete-5 -->\n";
