/** Pieces of a session for the tests of rules that look across its files. */
export const team = "session-5f0c1a2e";

export const journalPath = "sessions/shop/5f0c1a2e/session-journal.jsonl";
export const ledgerPath = "memory/session_processed_tasks.md";

export function taskPath(id: string): string {
  return `.claude/tasks/${team}/${id}.json`;
}

/** A record of the journal on a line of its own. */
export function record(type: string, values: Readonly<Record<string, unknown>>, ts = "2026-08-19T20:00:00Z"): string {
  return `${JSON.stringify({ v: 1, type, ...values, ts })}\n`;
}

export const start = record("session_start", { session_id: "5f0c1a2e", project_dir: "/home/ada/shop", team });

export function handoff(id: string, fields: unknown, ts?: string, subject = "CODE: cart", agent = "coder"): string {
  return record("agent_handoff", { agent, task_id: id, task_subject: subject, handoff: fields }, ts);
}

export function snapshot(id: string, metadata: unknown, ts?: string): string {
  return record("task_metadata_snapshot", { task_id: id, metadata, subject: "CODE: cart", owner: "coder" }, ts);
}

export function task(id: string, metadata: string, more = '"owner": "coder", "subject": "CODE: cart", "status": "completed"'): string {
  return `{"id": "${id}", ${more}, "metadata": ${metadata}}\n`;
}

export function ledger(ids: string, time: string): string {
  return `## team=${team} (shop, session 5f0c1a2e)\n\nProcessed task IDs (this team): ${ids}\nLast processed (this team): ${time}\n`;
}
