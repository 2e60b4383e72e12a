import type { ErrorObject } from "ajv";

/** Keywords that only sum up what others say. */
const summaries: ReadonlySet<string> = new Set(["if", "allOf"]);
const choices: ReadonlySet<string> = new Set(["anyOf", "oneOf"]);

/**
 * The errors that a person needs out of all that a validator gives. Of a choice between schemas every branch fails in its own
 * way: told are the errors of the one branch that came nearest, or that none fits.
 */
export function relevantErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  // Of a key that may not stand there, its name is told, and why only in those words.
  let kept = errors.filter(({ keyword, propertyName }) => !summaries.has(keyword) && (keyword === "propertyNames" || propertyName === undefined));
  // From the innermost choice outwards.
  const made = kept.filter(({ keyword, params }) => choices.has(keyword) && !("passingSchemas" in params && params["passingSchemas"] !== null));
  for (const choice of made.sort((a, b) => b.schemaPath.length - a.schemaPath.length)) {
    const within = kept.filter((error) => isBranchOf(error, choice));
    const branches = groupByBranch(within, choice);
    const near = [...branches.values()].filter((branch) => !branch.some(({ keyword, instancePath }) => keyword === "type" && instancePath === choice.instancePath));
    // Errors of branches that are references have paths of their own.
    const deeper = kept.some((error) => error !== choice && !choices.has(error.keyword) && !within.includes(error) && isInside(error, choice));
    if (deeper && near.length !== 1) {
      kept = kept.filter((error) => error !== choice && !within.includes(error));
      continue;
    }
    const told = near.length === 1 ? (near[0] ?? []) : [choice];
    kept = kept.filter((error) => error !== choice && (!within.includes(error) || told.includes(error)));
    if (told[0] === choice) kept.push(choice);
  }
  return kept;
}

function isBranchOf(error: ErrorObject, choice: ErrorObject): boolean {
  return error !== choice && error.schemaPath.startsWith(`${choice.schemaPath}/`) && error.instancePath.startsWith(choice.instancePath);
}

/** Whether an error tells more than that the type is another. */
function isInside({ instancePath, keyword }: ErrorObject, choice: ErrorObject): boolean {
  return instancePath.startsWith(`${choice.instancePath}/`) || (instancePath === choice.instancePath && keyword !== "type");
}

function branchOf(error: ErrorObject, choice: ErrorObject): string {
  return error.schemaPath.slice(choice.schemaPath.length + 1).split("/", 1)[0] ?? "";
}

function groupByBranch(errors: readonly ErrorObject[], choice: ErrorObject): Map<string, ErrorObject[]> {
  const groups = new Map<string, ErrorObject[]>();
  for (const error of errors) {
    const branch = branchOf(error, choice);
    groups.set(branch, [...(groups.get(branch) ?? []), error]);
  }
  return groups;
}
