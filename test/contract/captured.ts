import type { Diagnostic } from "../../src/core/diagnostic.ts";

/** A way in which `gh` prints comments: its command, and the text around their bodies. */
export interface Capture {
  readonly command: string;
  readonly print: (bodies: readonly string[]) => string;
}

const created = (index: number): string => `2026-03-01T10:${String(index % 60).padStart(2, "0")}:00Z`;
const url = (index: number): string => `https://github.com/octo/cache/issues/31#issuecomment-${String(1000 + index)}`;

/** As GraphQL names the fields, which `gh issue view --json` does too. */
const node = (body: string, index: number): object => ({ id: `IC_${String(index)}`, author: { login: "octo" }, authorAssociation: "MEMBER", body, createdAt: created(index), includesCreatedEdit: false, url: url(index), viewerDidAuthor: true });
const graphNode = (body: string, index: number): object => ({ databaseId: 1000 + index, body, url: url(index), author: { login: "octo" }, createdAt: created(index) });
/** As the REST API names them. */
const rest = (body: string, index: number): object => ({ url: `https://api.github.com/repos/octo/cache/issues/comments/${String(1000 + index)}`, html_url: url(index), id: 1000 + index, user: { login: "octo" }, created_at: created(index), body });

const halves = (bodies: readonly string[]): [readonly string[], readonly string[]] => [bodies.slice(0, bodies.length / 2), bodies.slice(bodies.length / 2)];
const page = (connection: object): object => ({ data: { repository: { issue: { comments: connection } } } });

export const captures: readonly Capture[] = [
  { command: "gh issue view 31 --json comments", print: (bodies) => `${JSON.stringify({ number: 31, title: "Cache", body: "Text.", comments: bodies.map(node) })}\n` },
  { command: "gh pr view 31 --json comments,reviews", print: (bodies) => JSON.stringify({ number: 31, comments: halves(bodies)[0].map(node), reviews: halves(bodies)[1].map((body, index) => ({ id: `PRR_${String(index)}`, author: { login: "octo" }, body, submittedAt: null, state: "COMMENTED" })) }) },
  { command: "gh issue view 31 --json comments --jq .comments", print: (bodies) => JSON.stringify(bodies.map(node), null, 2) },
  { command: "gh api repos/octo/cache/issues/31/comments", print: (bodies) => JSON.stringify(bodies.map(rest)) },
  { command: "gh api --paginate, before the pages were joined", print: (bodies) => halves(bodies).map((half) => JSON.stringify(half.map(rest))).join("") },
  { command: "gh api --paginate --slurp", print: (bodies) => JSON.stringify(halves(bodies).map((half) => half.map(rest))) },
  { command: "gh api --paginate --jq '.[]'", print: (bodies) => bodies.map((body, index) => `${JSON.stringify(rest(body, index))}\n`).join("") },
  { command: "gh api repos/octo/cache/issues/comments/1000", print: (bodies) => bodies.map((body, index) => JSON.stringify(rest(body, index), null, 2)).join("\n") },
  { command: "an event that a workflow gets", print: (bodies) => bodies.map((body, index) => JSON.stringify({ action: "created", issue: { number: 31, body: null }, comment: rest(body, index), sender: { login: "octo" } })).join("\n") },
  { command: "gh api graphql --paginate, with nodes", print: (bodies) => halves(bodies).map((half) => JSON.stringify(page({ nodes: half.map(graphNode), pageInfo: { hasNextPage: false } }))).join("") },
  { command: "gh api graphql --paginate --slurp, with edges", print: (bodies) => JSON.stringify(halves(bodies).map((half) => page({ edges: half.map((body, index) => ({ node: graphNode(body, index) })) }))) },
];

/** Rule, line and severity of a finding, by the line in the comment where it stands in one. */
export function describeFinding({ ruleId, region, comment, severity }: Diagnostic): string {
  return `${ruleId}:${String(comment?.line ?? region.startPoint.line)}:${severity}`;
}
