/** What contracts and schemas say of a consequence, where a sentence may go on with it: behind a colon, or nothing. */
export function behindColon(consequence: string | undefined): string {
  return consequence === undefined ? "" : `: ${consequence}`;
}
