/** A comment whose marker carries these lines in a fence. */
export function record(lines: readonly string[], { phase = "design", id = "575", info = "yaml", fence = "```" } = {}): string {
  return `<!-- engagement-record-${phase}-${id} -->\n\n${fence}${info}\n${lines.map((line) => `${line}\n`).join("")}${fence}\n`;
}

/** The lines at the top of a record that is right. */
export const top = ["schema_version: 2", "phase: design", "capture_session: normal-design-v2"] as const;

/** A record without decisions that is right. */
export const bare = [...top, "load_bearing_decisions: []"] as const;

/** The lines of a decision that is right, with some of its keys in another way; `undefined` leaves a key out. */
export function decision(changes: Readonly<Record<string, string | undefined>> = {}): string[] {
  const keys: Record<string, string | undefined> = {
    decision_id: "storage-format",
    classification: "load-bearing",
    audit_rationale: '"Files outlive the service."',
    engineer_choice: '"one file a day"',
    teaching_paragraph_excerpt: '"A database needs a server."',
    articulation_text: '""',
    articulation_status: "pending",
    ...changes,
  };
  const lines = Object.entries(keys).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`]));
  return lines.map((line, index) => `${index === 0 ? "  - " : "    "}${line}`);
}

/** A record with these decisions. */
export function full(...decisions: readonly string[][]): string[] {
  return [...top, "load_bearing_decisions:", ...decisions.flat()];
}
