/** The bullets of an entry that repeats the record below, with some of them in another way; `undefined` leaves one out. */
export function bullets(changes: Readonly<Record<string, string | undefined>> = {}): [string, string][] {
  const all: Record<string, string | undefined> = {
    Classification: "load-bearing",
    "Engineer choice": '"one file a day"',
    "Audit rationale": '"Files outlive the service."',
    "Decision brief excerpt": '"A database needs a server."',
    "Articulation text": "<!-- CE Gate articulation pending per #578 -->",
    "Articulation status": "pending",
    ...changes,
  };
  return Object.entries(all).flatMap(([label, value]): [string, string][] => (value === undefined ? [] : [[label, value]]));
}

/** An entry below a heading. */
export function heading(name: string, changes: Readonly<Record<string, string | undefined>> = {}): string {
  return `### ${name}\n\n${bullets(changes).map(([label, value]) => `- **${label}**: ${value}\n`).join("")}`;
}

/** An entry below a bullet in bold. */
export function bullet(name: string, changes: Readonly<Record<string, string | undefined>> = {}): string {
  return `- **${name}**\n${bullets(changes).map(([label, value]) => `  - **${label}**: ${value}\n`).join("")}`;
}

const record = ["classification: load-bearing", 'audit_rationale: "Files outlive the service."', 'engineer_choice: "one file a day"', 'teaching_paragraph_excerpt: "A database needs a server."', 'articulation_text: ""', "articulation_status: pending"];

/** A comment with a mirror and the records of these names below it. */
export function comment(mirror: string, names: readonly string[] = ["storage-format"], change: (lines: string[]) => string[] = (lines) => lines): string {
  const decisions = names.length === 0 ? ["load_bearing_decisions: []"] : ["load_bearing_decisions:", ...names.flatMap((name) => [`  - decision_id: ${name}`, ...change(record).map((line) => `    ${line}`)])];
  return `<!-- engagement-record-orchestration-575 -->\n\n${mirror}\n\`\`\`yaml\n${["schema_version: 3", "phase: orchestration", "capture_session: normal-orchestration-v3", ...decisions].join("\n")}\n\`\`\`\n`;
}
