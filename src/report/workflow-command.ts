/** The levels of annotation that GitHub Actions knows. */
export type AnnotationLevel = "error" | "warning" | "notice";

function escapeMessage(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

/**
 * A workflow command of GitHub Actions on one line, escaped so that the runner reads the same texts back
 * (actions/runner, `ActionCommand.cs`). Properties with an empty or no value are left out.
 */
export function workflowCommand(
  level: AnnotationLevel,
  properties: Readonly<Record<string, string | number | undefined>>,
  message: string,
): string {
  const written = Object.entries(properties)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
    .join(",");
  return `::${level}${written === "" ? "" : ` ${written}`}::${escapeMessage(message)}`;
}
