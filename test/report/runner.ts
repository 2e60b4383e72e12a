/** A command that the runner of GitHub Actions found in a line of a log. */
export interface RunnerCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

function unescapeData(text: string): string {
  return text.replaceAll("%0D", "\r").replaceAll("%0A", "\n").replaceAll("%25", "%");
}

function unescapeProperty(text: string): string {
  const lineBreaks = text.replaceAll("%0D", "\r").replaceAll("%0A", "\n");
  return lineBreaks.replaceAll("%3A", ":").replaceAll("%2C", ",").replaceAll("%25", "%");
}

/**
 * The commands that the runner would carry out, by its own two grammars (actions/runner, `ActionCommand.cs`): `::name …::`
 * behind white space at the start of a line, and `##[name …]` anywhere in one.
 */
export function runnerCommands(log: string): RunnerCommand[] {
  return log.split(/\r\n|\r|\n/).flatMap((line): RunnerCommand[] => {
    const command = /^\s*::(?<name>[^\s:]+)(?: (?<properties>.*?))?::(?<data>.*)$/s.exec(line)?.groups;
    if (command !== undefined) {
      const pairs = (command["properties"] ?? "").split(",").filter((pair) => pair !== "");
      return [
        {
          name: command["name"] ?? "",
          properties: Object.fromEntries(
            pairs.map((pair) => {
              const [, key = "", value = ""] = /^([^=]*)=(.*)$/s.exec(pair) ?? [];
              return [key, unescapeProperty(value)];
            }),
          ),
          data: unescapeData(command["data"] ?? ""),
        },
      ];
    }
    const old = /##\[(?<name>[^\]]*)\](?<data>.*)$/s.exec(line)?.groups;
    return old === undefined ? [] : [{ name: old["name"] ?? "", properties: {}, data: old["data"] ?? "" }];
  });
}
