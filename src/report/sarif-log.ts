import type { Log, Notification, ReportingDescriptor, Result } from "sarif";
import type { DocumentKind } from "../core/document.ts";
import { artifactUri } from "./artifact-uri.ts";
import { plainText } from "./sarif-result.ts";
import { checkedSentence, count } from "./summary.ts";
import type { Tally } from "./tally.ts";

/** GitHub refuses a file with more results in a run. */
export const MOST_RESULTS = 25_000;

/** One of the forms of the schema's address that validators know (SARIF multitool, rule SARIF1011). */
const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

/** Everything before the last slash is the category, by which code scanning tells runs of one tool apart. */
const AUTOMATION_ID = "markerlint/";

/** What a log says, before it has its form. */
export interface LogContent {
  readonly version: string;
  readonly informationUri: string;
  readonly rules: readonly ReportingDescriptor[];
  readonly results: readonly Result[];
  /** How many results are left out. */
  readonly leftOut: number;
  readonly failures: readonly { readonly path: string; readonly failure: string }[];
  readonly notes: readonly string[];
  readonly checked: Pick<Tally, "checked" | "checkedByKind" | "filesWithFailures">;
}

/** A log of one run. What it says besides its results stands in notifications; their properties let `merge` read them back. */
export function sarifLog({ version, informationUri, rules, results, leftOut, failures, notes, checked }: LogContent): Log {
  return {
    $schema: SCHEMA,
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "markerlint", version, semanticVersion: version, informationUri, rules: [...rules] } },
        automationDetails: { id: AUTOMATION_ID },
        columnKind: "utf16CodeUnits",
        invocations: [{ executionSuccessful: failures.length === 0, toolExecutionNotifications: notifications({ leftOut, failures, notes, checked }) }],
        results: [...results],
      },
    ],
  };
}

function notifications({ leftOut, failures, notes, checked }: Pick<LogContent, "leftOut" | "failures" | "notes" | "checked">): Notification[] {
  return [
    ...failures.map(
      ({ path, failure }): Notification => ({
        level: "error",
        message: { text: `The file could not be linted in full: ${plainText(failure)}` },
        locations: [{ physicalLocation: { artifactLocation: { uri: artifactUri(path) } } }],
        properties: { path, failure },
      }),
    ),
    ...(leftOut === 0
      ? []
      : [
          {
            level: "warning",
            message: { text: `${count(leftOut, "result")} left out, the least severe: code scanning takes ${MOST_RESULTS} in a run.` },
            properties: { leftOut },
          } as const,
        ]),
    ...notes.map((note): Notification => ({ level: "note", message: { text: plainText(note) }, properties: { note } })),
    {
      level: checked.checked === 0 ? "warning" : "note",
      message: { text: checkedSentence(checked) },
      properties: { checked: Object.fromEntries(checked.checkedByKind), filesWithFailures: checked.filesWithFailures },
    },
  ];
}

/** What `sarifLog` put into a log. Throws for one that it did not write. */
export function readSarifLog(log: Log): LogContent {
  const [run, second] = log.runs;
  const driver = run?.tool.driver;
  if (run === undefined || second !== undefined || driver?.name !== "markerlint" || driver.version === undefined) throw new Error("it is no SARIF of markerlint");
  const bags = (run.invocations?.[0]?.toolExecutionNotifications ?? []).map(({ properties }) => (properties ?? {}) as Partial<NotificationProperties>);
  const tallied = bags.find(({ checked }) => checked !== undefined);
  if (tallied?.checked === undefined) throw new Error("it is the SARIF of a markerlint that could not merge");
  const checkedByKind = Object.entries(tallied.checked) as [DocumentKind, number][];
  return {
    version: driver.version,
    informationUri: driver.informationUri ?? "",
    rules: driver.rules ?? [],
    results: run.results ?? [],
    leftOut: bags.reduce((sum, { leftOut = 0 }) => sum + leftOut, 0),
    failures: bags.flatMap(({ path, failure }) => (path === undefined || failure === undefined ? [] : [{ path, failure }])),
    notes: bags.flatMap(({ note }) => note ?? []),
    checked: { checked: checkedByKind.reduce((sum, [, files]) => sum + files, 0), checkedByKind, filesWithFailures: tallied.filesWithFailures ?? 0 },
  };
}

interface NotificationProperties {
  readonly path: string;
  readonly failure: string;
  readonly leftOut: number;
  readonly note: string;
  readonly checked: Readonly<Record<string, number>>;
  readonly filesWithFailures: number;
}
