/** Whether standard output shall have ANSI colours: https://no-color.org and the usual counterpart for pipes that understand colours. */
export function usesColor(env: Readonly<Record<string, string | undefined>>, isTerminal: boolean): boolean {
  return env["FORCE_COLOR"] !== undefined && env["FORCE_COLOR"] !== "0" ? true : isTerminal && !env["NO_COLOR"] && env["TERM"] !== "dumb";
}
