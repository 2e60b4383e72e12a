import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// schemas/gh/gh.json
var gh_default = {
  $comment: "Commands of gh with their flags, and the fields that --json takes. Facts of gh 2.95.0 (its help, as the completer of carapace-bin lists it, 2026-08-19), joined with those of the source of 2024-10-24, and the fields of issues in the manual of July 2026.",
  version: "2.95.0",
  date: "2026-08-19",
  sources: ["https://cli.github.com/manual/", "https://github.com/cli/cli", "https://github.com/carapace-sh/carapace-bin/tree/master/completers/common/gh_completer"],
  commands: {
    accessibility: { aliases: ["a11y"], switches: ["w", "web"] },
    actions: {},
    "agent-task": { aliases: ["agent-tasks", "agent", "agents"], group: true },
    "agent-task create": { values: ["F", "R", "a", "b", "base", "custom-agent", "from-file", "repo"], switches: ["follow"] },
    "agent-task list": { values: ["L", "jq", "json", "limit", "q", "t", "template"], switches: ["w", "web"] },
    "agent-task view": { values: ["R", "jq", "json", "q", "repo", "t", "template"], switches: ["follow", "log", "w", "web"] },
    alias: { group: true },
    "alias delete": { switches: ["all"] },
    "alias import": { switches: ["clobber"] },
    "alias list": { aliases: ["ls"] },
    "alias set": { switches: ["clobber", "s", "shell"] },
    api: { values: ["F", "H", "X", "cache", "f", "field", "header", "hostname", "input", "jq", "method", "p", "preview", "q", "raw-field", "t", "template"], switches: ["i", "include", "paginate", "silent", "slurp", "verbose"] },
    attestation: { aliases: ["at"], group: true },
    "attestation download": { values: ["L", "R", "d", "digest-alg", "hostname", "limit", "o", "owner", "predicate-type", "repo"] },
    "attestation inspect": { values: ["b", "bundle", "format", "hostname", "jq", "q", "t", "template"] },
    "attestation trusted-root": { values: ["hostname", "tuf-root", "tuf-url"], switches: ["verify-only"] },
    "attestation verify": { values: ["L", "R", "b", "bundle", "cert-identity", "cert-identity-regex", "cert-oidc-issuer", "custom-trusted-root", "d", "digest-alg", "format", "hostname", "i", "jq", "limit", "o", "owner", "predicate-type", "q", "repo", "signer-digest", "signer-repo", "signer-workflow", "source-digest", "source-ref", "t", "template"], switches: ["bundle-from-oci", "deny-self-hosted-runners", "no-public-good"] },
    auth: { group: true },
    "auth git-credential": {},
    "auth login": { values: ["git-protocol", "h", "hostname", "p", "s", "scopes"], switches: ["c", "clipboard", "insecure-storage", "secure-storage", "skip-ssh-key", "w", "web", "with-token"] },
    "auth logout": { values: ["h", "hostname", "u", "user"] },
    "auth refresh": { values: ["h", "hostname", "r", "remove-scopes", "s", "scopes"], switches: ["c", "clipboard", "insecure-storage", "reset-scopes", "secure-storage"] },
    "auth setup-git": { values: ["h", "hostname"], switches: ["f", "force"] },
    "auth status": { values: ["h", "hostname", "jq", "json", "template"], switches: ["a", "active", "show-token", "t"] },
    "auth switch": { values: ["h", "hostname", "u", "user"] },
    "auth token": { values: ["h", "hostname", "u", "user"], switches: ["secure-storage"] },
    aw: { extension: true },
    browse: { values: ["R", "b", "branch", "c", "commit", "repo"], switches: ["a", "actions", "blame", "n", "no-browser", "p", "projects", "r", "releases", "s", "settings", "w", "wiki"] },
    cache: { group: true, values: ["R", "repo"] },
    "cache delete": { values: ["R", "r", "ref", "repo"], switches: ["a", "all", "succeed-on-no-caches"] },
    "cache list": { aliases: ["ls"], values: ["L", "O", "R", "S", "jq", "json", "k", "key", "limit", "order", "q", "r", "ref", "repo", "sort", "t", "template"], fields: ["createdAt", "id", "key", "lastAccessedAt", "ref", "sizeInBytes", "version"] },
    codespace: { aliases: ["cs"], group: true },
    "codespace code": { values: ["R", "c", "codespace", "repo", "repo-owner"], switches: ["insiders", "w", "web"] },
    "codespace cp": { values: ["R", "c", "codespace", "p", "profile", "repo", "repo-owner"], switches: ["e", "expand", "r", "recursive"] },
    "codespace create": { values: ["R", "b", "branch", "d", "devcontainer-path", "display-name", "idle-timeout", "l", "location", "m", "machine", "r", "repo", "repo-deprecated", "retention-period"], switches: ["default-permissions", "s", "status", "w", "web"] },
    "codespace delete": { values: ["R", "c", "codespace", "days", "o", "org", "r", "repo", "repo-deprecated", "repo-owner", "u", "user"], switches: ["all", "f", "force"] },
    "codespace edit": { values: ["R", "c", "codespace", "d", "display-name", "displayName", "m", "machine", "repo", "repo-owner"] },
    "codespace jupyter": { values: ["R", "c", "codespace", "repo", "repo-owner"] },
    "codespace list": { aliases: ["ls"], values: ["L", "R", "jq", "json", "limit", "o", "org", "q", "r", "repo", "repo-deprecated", "t", "template", "u", "user"], switches: ["w", "web"] },
    "codespace logs": { values: ["R", "c", "codespace", "repo", "repo-owner"], switches: ["f", "follow"] },
    "codespace ports": { group: true, values: ["R", "c", "codespace", "jq", "json", "q", "repo", "repo-owner", "t", "template"] },
    "codespace ports forward": { values: ["R", "c", "codespace", "repo", "repo-owner"] },
    "codespace ports visibility": { values: ["R", "c", "codespace", "repo", "repo-owner"] },
    "codespace rebuild": { values: ["R", "c", "codespace", "repo", "repo-owner"], switches: ["full"] },
    "codespace select": { values: ["R", "c", "codespace", "f", "file", "repo", "repo-owner"] },
    "codespace ssh": { values: ["R", "c", "codespace", "debug-file", "profile", "repo", "repo-owner", "server-port"], switches: ["config", "d", "debug", "stdio"] },
    "codespace stop": { values: ["R", "c", "codespace", "o", "org", "repo", "repo-owner", "u", "user"] },
    "codespace view": { values: ["R", "c", "codespace", "jq", "json", "q", "repo", "repo-owner", "t", "template"] },
    completion: { values: ["s", "shell"] },
    config: { group: true },
    "config clear-cache": {},
    "config get": { values: ["h", "host"] },
    "config list": { aliases: ["ls"], values: ["h", "host"] },
    "config set": { values: ["h", "host"] },
    copilot: { switches: ["remove"] },
    credits: { switches: ["s", "static"] },
    discussion: { group: true, values: ["R", "repo"] },
    "discussion comment": { values: ["F", "R", "b", "body", "body-file", "repo"], switches: ["delete", "edit", "yes"] },
    "discussion create": { values: ["F", "R", "b", "body", "body-file", "c", "category", "l", "label", "repo", "t", "title"] },
    "discussion edit": { values: ["F", "R", "add-label", "b", "body", "body-file", "c", "category", "remove-label", "repo", "t", "title"] },
    "discussion list": { aliases: ["ls"], values: ["A", "L", "R", "S", "after", "author", "c", "category", "jq", "json", "l", "label", "limit", "order", "q", "repo", "s", "search", "sort", "state", "t", "template"], switches: ["answered", "w", "web"] },
    "discussion view": { values: ["L", "R", "after", "jq", "json", "limit", "order", "q", "repo", "t", "template"], switches: ["c", "comments", "w", "web"] },
    environment: {},
    "exit-codes": {},
    extension: { aliases: ["ext", "extensions"], group: true },
    "extension browse": { switches: ["debug", "s", "single-column"] },
    "extension create": { values: ["precompiled"] },
    "extension exec": {},
    "extension install": { values: ["pin"], switches: ["force"] },
    "extension list": { aliases: ["ls"] },
    "extension remove": { aliases: ["uninstall"] },
    "extension search": { values: ["L", "jq", "json", "license", "limit", "order", "owner", "q", "sort", "t", "template"], switches: ["w", "web"] },
    "extension upgrade": { switches: ["all", "dry-run", "force"] },
    formatting: {},
    gist: { group: true },
    "gist clone": {},
    "gist create": { aliases: ["new"], values: ["d", "desc", "f", "filename"], switches: ["p", "public", "w", "web"] },
    "gist delete": { switches: ["yes"] },
    "gist edit": { values: ["a", "add", "d", "desc", "f", "filename", "r", "remove"] },
    "gist list": { aliases: ["ls"], values: ["L", "filter", "limit"], switches: ["include-content", "public", "secret"] },
    "gist rename": {},
    "gist view": { values: ["f", "filename"], switches: ["files", "r", "raw", "w", "web"] },
    "gpg-key": { group: true },
    "gpg-key add": { values: ["t", "title"] },
    "gpg-key delete": { switches: ["confirm", "y", "yes"] },
    "gpg-key list": { aliases: ["ls"] },
    help: {},
    issue: { group: true, values: ["R", "repo"] },
    "issue close": { values: ["R", "c", "comment", "duplicate-of", "r", "reason", "repo"] },
    "issue comment": { values: ["F", "R", "b", "body", "body-file", "repo"], switches: ["create-if-none", "delete-last", "e", "edit-last", "editor", "w", "web", "yes"] },
    "issue create": { aliases: ["new"], values: ["F", "R", "T", "a", "assignee", "b", "blocked-by", "blocking", "body", "body-file", "l", "label", "m", "milestone", "p", "parent", "project", "recover", "repo", "t", "template", "title", "type"], switches: ["e", "editor", "w", "web"] },
    "issue delete": { values: ["R", "repo"], switches: ["confirm", "yes"] },
    "issue develop": { values: ["R", "b", "base", "branch-repo", "i", "issue-repo", "n", "name", "repo"], switches: ["c", "checkout", "l", "list"] },
    "issue edit": { values: ["F", "R", "add-assignee", "add-blocked-by", "add-blocking", "add-label", "add-project", "add-sub-issue", "b", "body", "body-file", "m", "milestone", "parent", "remove-assignee", "remove-blocked-by", "remove-blocking", "remove-label", "remove-project", "remove-sub-issue", "repo", "t", "title", "type"], switches: ["remove-milestone", "remove-parent", "remove-type"] },
    "issue list": { aliases: ["ls"], values: ["A", "L", "R", "S", "a", "app", "assignee", "author", "jq", "json", "l", "label", "limit", "m", "mention", "milestone", "q", "repo", "s", "search", "state", "t", "template", "type"], switches: ["w", "web"], fields: ["assignees", "author", "blockedBy", "blocking", "body", "closed", "closedAt", "closedByPullRequestsReferences", "comments", "createdAt", "id", "isPinned", "issueType", "labels", "milestone", "number", "parent", "projectCards", "projectItems", "reactionGroups", "state", "stateReason", "subIssues", "subIssuesSummary", "title", "updatedAt", "url"] },
    "issue lock": { values: ["R", "r", "reason", "repo"] },
    "issue pin": { values: ["R", "repo"] },
    "issue reopen": { values: ["R", "c", "comment", "repo"] },
    "issue status": { values: ["R", "jq", "json", "q", "repo", "t", "template"], fields: ["assignees", "author", "blockedBy", "blocking", "body", "closed", "closedAt", "closedByPullRequestsReferences", "comments", "createdAt", "id", "isPinned", "issueType", "labels", "milestone", "number", "parent", "projectCards", "projectItems", "reactionGroups", "state", "stateReason", "subIssues", "subIssuesSummary", "title", "updatedAt", "url"] },
    "issue transfer": { values: ["R", "repo"] },
    "issue unlock": { values: ["R", "repo"] },
    "issue unpin": { values: ["R", "repo"] },
    "issue view": { values: ["R", "jq", "json", "q", "repo", "t", "template"], switches: ["c", "comments", "w", "web"], fields: ["assignees", "author", "blockedBy", "blocking", "body", "closed", "closedAt", "closedByPullRequestsReferences", "comments", "createdAt", "id", "isPinned", "issueType", "labels", "milestone", "number", "parent", "projectCards", "projectItems", "reactionGroups", "state", "stateReason", "subIssues", "subIssuesSummary", "title", "updatedAt", "url"] },
    label: { group: true, values: ["R", "repo"] },
    "label clone": { values: ["R", "repo"], switches: ["f", "force"] },
    "label create": { values: ["R", "c", "color", "d", "description", "repo"], switches: ["f", "force"] },
    "label delete": { values: ["R", "repo"], switches: ["confirm", "yes"] },
    "label edit": { values: ["R", "c", "color", "d", "description", "n", "name", "repo"] },
    "label list": { aliases: ["ls"], values: ["L", "R", "S", "jq", "json", "limit", "order", "q", "repo", "search", "sort", "t", "template"], switches: ["w", "web"], fields: ["color", "createdAt", "description", "id", "isDefault", "name", "updatedAt", "url"] },
    licenses: {},
    mintty: {},
    org: { group: true },
    "org list": { aliases: ["ls"], values: ["L", "limit"] },
    pr: { group: true, values: ["R", "repo"] },
    "pr checkout": { aliases: ["co"], values: ["R", "b", "branch", "repo"], switches: ["detach", "f", "force", "recurse-submodules"] },
    "pr checks": { values: ["R", "i", "interval", "jq", "json", "q", "repo", "t", "template"], switches: ["fail-fast", "required", "w", "watch", "web"], fields: ["bucket", "completedAt", "description", "event", "link", "name", "startedAt", "state", "workflow"] },
    "pr close": { values: ["R", "c", "comment", "repo"], switches: ["d", "delete-branch"] },
    "pr comment": { values: ["F", "R", "b", "body", "body-file", "repo"], switches: ["create-if-none", "delete-last", "e", "edit-last", "editor", "w", "web", "yes"] },
    "pr create": { aliases: ["new"], values: ["B", "F", "H", "R", "T", "a", "assignee", "b", "base", "body", "body-file", "head", "l", "label", "m", "milestone", "p", "project", "r", "recover", "repo", "reviewer", "t", "template", "title"], switches: ["d", "draft", "dry-run", "e", "editor", "f", "fill", "fill-first", "fill-verbose", "no-maintainer-edit", "w", "web"] },
    "pr diff": { values: ["R", "color", "e", "exclude", "repo"], switches: ["name-only", "patch", "w", "web"] },
    "pr edit": { values: ["B", "F", "R", "add-assignee", "add-label", "add-project", "add-reviewer", "b", "base", "body", "body-file", "m", "milestone", "remove-assignee", "remove-label", "remove-project", "remove-reviewer", "repo", "t", "title"], switches: ["remove-milestone"] },
    "pr list": { aliases: ["ls"], values: ["A", "B", "H", "L", "R", "S", "a", "app", "assignee", "author", "base", "head", "jq", "json", "l", "label", "limit", "q", "repo", "s", "search", "state", "t", "template"], switches: ["d", "draft", "w", "web"], fields: ["additions", "assignees", "author", "autoMergeRequest", "baseRefName", "baseRefOid", "body", "changedFiles", "closed", "closedAt", "closingIssuesReferences", "comments", "commits", "createdAt", "deletions", "files", "fullDatabaseId", "headRefName", "headRefOid", "headRepository", "headRepositoryOwner", "id", "isCrossRepository", "isDraft", "labels", "latestReviews", "maintainerCanModify", "mergeCommit", "mergeStateStatus", "mergeable", "mergedAt", "mergedBy", "milestone", "number", "potentialMergeCommit", "projectCards", "projectItems", "reactionGroups", "reviewDecision", "reviewRequests", "reviews", "state", "statusCheckRollup", "title", "updatedAt", "url"] },
    "pr lock": { values: ["R", "r", "reason", "repo"] },
    "pr merge": { values: ["A", "F", "R", "author-email", "b", "body", "body-file", "match-head-commit", "repo", "subject", "t"], switches: ["admin", "auto", "d", "delete-branch", "disable-auto", "m", "merge", "r", "rebase", "s", "squash"] },
    "pr ready": { values: ["R", "repo"], switches: ["undo"] },
    "pr reopen": { values: ["R", "c", "comment", "repo"] },
    "pr revert": { values: ["F", "R", "b", "body", "body-file", "repo", "t", "title"], switches: ["d", "draft"] },
    "pr review": { values: ["F", "R", "b", "body", "body-file", "repo"], switches: ["a", "approve", "c", "comment", "r", "request-changes"] },
    "pr status": { values: ["R", "jq", "json", "q", "repo", "t", "template"], switches: ["c", "conflict-status"], fields: ["additions", "assignees", "author", "autoMergeRequest", "baseRefName", "baseRefOid", "body", "changedFiles", "closed", "closedAt", "closingIssuesReferences", "comments", "commits", "createdAt", "deletions", "files", "fullDatabaseId", "headRefName", "headRefOid", "headRepository", "headRepositoryOwner", "id", "isCrossRepository", "isDraft", "labels", "latestReviews", "maintainerCanModify", "mergeCommit", "mergeStateStatus", "mergeable", "mergedAt", "mergedBy", "milestone", "number", "potentialMergeCommit", "projectCards", "projectItems", "reactionGroups", "reviewDecision", "reviewRequests", "reviews", "state", "statusCheckRollup", "title", "updatedAt", "url"] },
    "pr unlock": { values: ["R", "repo"] },
    "pr update-branch": { values: ["R", "repo"], switches: ["rebase"] },
    "pr view": { values: ["R", "jq", "json", "q", "repo", "t", "template"], switches: ["c", "comments", "w", "web"], fields: ["additions", "assignees", "author", "autoMergeRequest", "baseRefName", "baseRefOid", "body", "changedFiles", "closed", "closedAt", "closingIssuesReferences", "comments", "commits", "createdAt", "deletions", "files", "fullDatabaseId", "headRefName", "headRefOid", "headRepository", "headRepositoryOwner", "id", "isCrossRepository", "isDraft", "labels", "latestReviews", "maintainerCanModify", "mergeCommit", "mergeStateStatus", "mergeable", "mergedAt", "mergedBy", "milestone", "number", "potentialMergeCommit", "projectCards", "projectItems", "reactionGroups", "reviewDecision", "reviewRequests", "reviews", "state", "statusCheckRollup", "title", "updatedAt", "url"] },
    preview: { group: true },
    "preview prompter": {},
    project: { group: true },
    "project close": { values: ["format", "jq", "owner", "q", "t", "template"], switches: ["undo"] },
    "project copy": { values: ["format", "jq", "q", "source-owner", "t", "target-owner", "template", "title"], switches: ["drafts"] },
    "project create": { values: ["format", "jq", "owner", "q", "t", "template", "title"] },
    "project delete": { values: ["format", "jq", "owner", "q", "t", "template"] },
    "project edit": { values: ["d", "description", "format", "jq", "owner", "q", "readme", "t", "template", "title", "visibility"] },
    "project field-create": { values: ["data-type", "format", "jq", "name", "owner", "q", "single-select-options", "t", "template"] },
    "project field-delete": { values: ["format", "id", "jq", "q", "t", "template"] },
    "project field-list": { values: ["L", "format", "jq", "limit", "owner", "q", "t", "template"] },
    "project item-add": { values: ["format", "jq", "owner", "q", "t", "template", "url"] },
    "project item-archive": { values: ["format", "id", "jq", "owner", "q", "t", "template"], switches: ["undo"] },
    "project item-create": { values: ["body", "format", "jq", "owner", "q", "t", "template", "title"] },
    "project item-delete": { values: ["format", "id", "jq", "owner", "q", "t", "template"] },
    "project item-edit": { values: ["body", "date", "field-id", "format", "id", "iteration-id", "jq", "number", "project-id", "q", "single-select-option-id", "t", "template", "text", "title"], switches: ["clear"] },
    "project item-list": { values: ["L", "format", "jq", "limit", "owner", "q", "query", "t", "template"] },
    "project link": { values: ["R", "T", "owner", "repo", "team"] },
    "project list": { aliases: ["ls"], values: ["L", "format", "jq", "limit", "owner", "q", "t", "template"], switches: ["closed", "w", "web"] },
    "project mark-template": { values: ["format", "jq", "owner", "q", "t", "template"], switches: ["undo"] },
    "project unlink": { values: ["R", "T", "owner", "repo", "team"] },
    "project view": { values: ["format", "jq", "owner", "q", "t", "template"], switches: ["w", "web"] },
    reference: {},
    release: { group: true, values: ["R", "repo"] },
    "release create": { aliases: ["new"], values: ["F", "R", "discussion-category", "n", "notes", "notes-file", "notes-start-tag", "repo", "t", "target", "title"], switches: ["d", "draft", "fail-on-no-commits", "generate-notes", "latest", "notes-from-tag", "p", "prerelease", "verify-tag"] },
    "release delete": { values: ["R", "repo"], switches: ["cleanup-tag", "y", "yes"] },
    "release delete-asset": { values: ["R", "repo"], switches: ["y", "yes"] },
    "release download": { values: ["A", "D", "O", "R", "archive", "dir", "output", "p", "pattern", "repo"], switches: ["clobber", "skip-existing"] },
    "release edit": { values: ["F", "R", "discussion-category", "n", "notes", "notes-file", "repo", "t", "tag", "target", "title"], switches: ["draft", "latest", "prerelease", "verify-tag"] },
    "release list": { aliases: ["ls"], values: ["L", "O", "R", "jq", "json", "limit", "order", "q", "repo", "t", "template"], switches: ["exclude-drafts", "exclude-pre-releases"], fields: ["createdAt", "isDraft", "isImmutable", "isLatest", "isPrerelease", "name", "publishedAt", "tagName"] },
    "release upload": { values: ["R", "repo"], switches: ["clobber"] },
    "release verify": { values: ["R", "custom-trusted-root", "format", "jq", "q", "repo", "t", "template"] },
    "release verify-asset": { values: ["R", "custom-trusted-root", "format", "jq", "q", "repo", "t", "template"] },
    "release view": { values: ["R", "jq", "json", "q", "repo", "t", "template"], switches: ["w", "web"], fields: ["apiUrl", "assets", "author", "body", "createdAt", "databaseId", "id", "isDraft", "isImmutable", "isPrerelease", "name", "publishedAt", "tagName", "tarballUrl", "targetCommitish", "uploadUrl", "url", "zipballUrl"] },
    repo: { group: true },
    "repo archive": { switches: ["confirm", "y", "yes"] },
    "repo autolink": { group: true, values: ["R", "repo"] },
    "repo autolink create": { aliases: ["new"], values: ["R", "repo"], switches: ["n", "numeric"] },
    "repo autolink delete": { values: ["R", "repo"], switches: ["yes"] },
    "repo autolink list": { aliases: ["ls"], values: ["R", "jq", "json", "q", "repo", "t", "template"], switches: ["w", "web"] },
    "repo autolink view": { values: ["R", "jq", "json", "q", "repo", "t", "template"] },
    "repo clone": { values: ["u", "upstream-remote-name"], switches: ["no-upstream"] },
    "repo create": { aliases: ["new"], values: ["d", "description", "g", "gitignore", "h", "homepage", "l", "license", "p", "r", "remote", "s", "source", "t", "team", "template"], switches: ["add-readme", "c", "clone", "confirm", "disable-issues", "disable-wiki", "enable-issues", "enable-wiki", "include-all-branches", "internal", "private", "public", "push", "y"] },
    "repo credits": { switches: ["s", "static"] },
    "repo delete": { switches: ["confirm", "yes"] },
    "repo deploy-key": { group: true, values: ["R", "repo"] },
    "repo deploy-key add": { values: ["R", "repo", "t", "title"], switches: ["allow-write", "w"] },
    "repo deploy-key delete": { values: ["R", "repo"] },
    "repo deploy-key list": { aliases: ["ls"], values: ["R", "jq", "json", "q", "repo", "t", "template"] },
    "repo edit": { values: ["add-topic", "d", "default-branch", "description", "h", "homepage", "remove-topic", "repo", "squash-merge-commit-message", "visibility"], switches: ["accept-visibility-change-consequences", "allow-forking", "allow-update-branch", "delete-branch-on-merge", "enable-advanced-security", "enable-auto-merge", "enable-discussions", "enable-issues", "enable-merge-commit", "enable-projects", "enable-rebase-merge", "enable-secret-scanning", "enable-secret-scanning-push-protection", "enable-squash-merge", "enable-wiki", "template"] },
    "repo fork": { values: ["fork-name", "org", "remote-name"], switches: ["clone", "default-branch-only", "remote"] },
    "repo garden": {},
    "repo gitignore": { group: true },
    "repo gitignore list": { aliases: ["ls"] },
    "repo gitignore view": {},
    "repo license": { group: true },
    "repo license list": { aliases: ["ls"] },
    "repo license view": { switches: ["w", "web"] },
    "repo list": { aliases: ["ls"], values: ["L", "jq", "json", "l", "language", "limit", "q", "t", "template", "topic", "visibility"], switches: ["archived", "fork", "no-archived", "private", "public", "source"], fields: ["archivedAt", "assignableUsers", "branchProtectionRules", "codeOfConduct", "collaborators", "contactLinks", "createdAt", "defaultBranchRef", "deleteBranchOnMerge", "description", "diskUsage", "forkCount", "fundingLinks", "hasDiscussionsEnabled", "hasIssuesEnabled", "hasProjectsEnabled", "hasWikiEnabled", "homepageUrl", "id", "isArchived", "isBlankIssuesEnabled", "isEmpty", "isFork", "isInOrganization", "isMirror", "isPrivate", "isSecurityPolicyEnabled", "isTemplate", "isUserConfigurationRepository", "issueTemplates", "issues", "labels", "languages", "latestRelease", "licenseInfo", "mentionableUsers", "mergeCommitAllowed", "milestones", "mirrorUrl", "name", "nameWithOwner", "openGraphImageUrl", "owner", "parent", "primaryLanguage", "projects", "projectsV2", "pullRequestTemplates", "pullRequests", "pushedAt", "rebaseMergeAllowed", "repositoryTopics", "securityPolicyUrl", "squashMergeAllowed", "sshUrl", "stargazerCount", "templateRepository", "updatedAt", "url", "usesCustomOpenGraphImage", "viewerCanAdminister", "viewerDefaultCommitEmail", "viewerDefaultMergeMethod", "viewerHasStarred", "viewerPermission", "viewerPossibleCommitEmails", "viewerSubscription", "visibility", "watchers"] },
    "repo read-dir": { values: ["R", "jq", "json", "q", "ref", "repo", "t", "template"] },
    "repo read-file": { values: ["R", "jq", "json", "o", "output", "q", "ref", "repo", "t", "template"], switches: ["allow-escape-sequences", "clobber"] },
    "repo rename": { values: ["R", "repo"], switches: ["confirm", "y", "yes"] },
    "repo set-default": { switches: ["u", "unset", "v", "view"] },
    "repo sync": { values: ["b", "branch", "repo", "s", "source"], switches: ["force"] },
    "repo unarchive": { switches: ["confirm", "y", "yes"] },
    "repo view": { values: ["b", "branch", "jq", "json", "q", "repo", "t", "template"], switches: ["w", "web"], fields: ["archivedAt", "assignableUsers", "branchProtectionRules", "codeOfConduct", "collaborators", "contactLinks", "createdAt", "defaultBranchRef", "deleteBranchOnMerge", "description", "diskUsage", "forkCount", "fundingLinks", "hasDiscussionsEnabled", "hasIssuesEnabled", "hasProjectsEnabled", "hasWikiEnabled", "homepageUrl", "id", "isArchived", "isBlankIssuesEnabled", "isEmpty", "isFork", "isInOrganization", "isMirror", "isPrivate", "isSecurityPolicyEnabled", "isTemplate", "isUserConfigurationRepository", "issueTemplates", "issues", "labels", "languages", "latestRelease", "licenseInfo", "mentionableUsers", "mergeCommitAllowed", "milestones", "mirrorUrl", "name", "nameWithOwner", "openGraphImageUrl", "owner", "parent", "primaryLanguage", "projects", "projectsV2", "pullRequestTemplates", "pullRequests", "pushedAt", "rebaseMergeAllowed", "repositoryTopics", "securityPolicyUrl", "squashMergeAllowed", "sshUrl", "stargazerCount", "templateRepository", "updatedAt", "url", "usesCustomOpenGraphImage", "viewerCanAdminister", "viewerDefaultCommitEmail", "viewerDefaultMergeMethod", "viewerHasStarred", "viewerPermission", "viewerPossibleCommitEmails", "viewerSubscription", "visibility", "watchers"] },
    ruleset: { aliases: ["rs"], group: true, values: ["R", "repo"] },
    "ruleset check": { values: ["R", "repo"], switches: ["default", "w", "web"] },
    "ruleset list": { aliases: ["ls"], values: ["L", "R", "limit", "o", "org", "repo"], switches: ["p", "parents", "w", "web"] },
    "ruleset view": { values: ["R", "o", "org", "repo"], switches: ["p", "parents", "w", "web"] },
    run: { group: true, values: ["R", "repo"] },
    "run cancel": { values: ["R", "repo"], switches: ["force"] },
    "run delete": { values: ["R", "repo"] },
    "run download": { values: ["D", "R", "dir", "n", "name", "p", "pattern", "repo"] },
    "run list": { aliases: ["ls"], values: ["L", "R", "b", "branch", "c", "commit", "created", "e", "event", "jq", "json", "limit", "q", "repo", "s", "status", "t", "template", "u", "user", "w", "workflow"], switches: ["a", "all"], fields: ["attempt", "conclusion", "createdAt", "databaseId", "displayTitle", "event", "headBranch", "headSha", "name", "number", "startedAt", "status", "updatedAt", "url", "workflowDatabaseId", "workflowName"] },
    "run rerun": { values: ["R", "j", "job", "repo"], switches: ["d", "debug", "failed"] },
    "run view": { values: ["R", "a", "attempt", "j", "job", "jq", "json", "q", "repo", "t", "template"], switches: ["exit-status", "log", "log-failed", "v", "verbose", "w", "web"], fields: ["attempt", "conclusion", "createdAt", "databaseId", "displayTitle", "event", "headBranch", "headSha", "jobs", "name", "number", "startedAt", "status", "updatedAt", "url", "workflowDatabaseId", "workflowName"] },
    "run watch": { values: ["R", "i", "interval", "repo"], switches: ["compact", "exit-status"] },
    search: { group: true },
    "search code": { values: ["L", "R", "extension", "filename", "jq", "json", "language", "limit", "match", "owner", "q", "repo", "size", "t", "template"], switches: ["w", "web"] },
    "search commits": { values: ["L", "R", "author", "author-date", "author-email", "author-name", "committer", "committer-date", "committer-email", "committer-name", "hash", "jq", "json", "limit", "order", "owner", "parent", "q", "repo", "sort", "t", "template", "tree", "visibility"], switches: ["merge", "w", "web"] },
    "search issues": { values: ["L", "R", "app", "assignee", "author", "closed", "commenter", "comments", "created", "interactions", "involves", "jq", "json", "label", "language", "limit", "match", "mentions", "milestone", "order", "owner", "project", "q", "reactions", "repo", "sort", "state", "t", "team-mentions", "template", "updated", "visibility"], switches: ["archived", "include-prs", "locked", "no-assignee", "no-label", "no-milestone", "no-project", "w", "web"] },
    "search prs": { values: ["B", "H", "L", "R", "app", "assignee", "author", "base", "checks", "closed", "commenter", "comments", "created", "head", "interactions", "involves", "jq", "json", "label", "language", "limit", "match", "mentions", "merged-at", "milestone", "order", "owner", "project", "q", "reactions", "repo", "review", "review-requested", "reviewed-by", "sort", "state", "t", "team-mentions", "template", "updated", "visibility"], switches: ["archived", "draft", "locked", "merged", "no-assignee", "no-label", "no-milestone", "no-project", "w", "web"] },
    "search repos": { values: ["L", "created", "followers", "forks", "good-first-issues", "help-wanted-issues", "include-forks", "jq", "json", "language", "license", "limit", "match", "number-topics", "order", "owner", "q", "size", "sort", "stars", "t", "template", "topic", "updated", "visibility"], switches: ["archived", "w", "web"] },
    secret: { group: true, values: ["R", "repo"] },
    "secret delete": { aliases: ["remove"], values: ["R", "a", "app", "e", "env", "o", "org", "repo"], switches: ["u", "user"] },
    "secret list": { aliases: ["ls"], values: ["R", "a", "app", "e", "env", "jq", "json", "o", "org", "q", "repo", "t", "template"], switches: ["u", "user"] },
    "secret set": { values: ["R", "a", "app", "b", "body", "e", "env", "env-file", "f", "o", "org", "r", "repo", "repos", "v", "visibility"], switches: ["no-repos-selected", "no-store", "u", "user"] },
    "send-telemetry": {},
    skill: { aliases: ["skills"], group: true },
    "skill install": { aliases: ["add"], values: ["agent", "dir", "pin", "scope"], switches: ["all", "allow-hidden-dirs", "f", "force", "from-local", "upstream"] },
    "skill list": { aliases: ["ls"], values: ["agent", "dir", "jq", "json", "q", "scope", "t", "template"] },
    "skill preview": { aliases: ["show"], switches: ["allow-hidden-dirs"] },
    "skill publish": { values: ["tag"], switches: ["dry-run", "fix"] },
    "skill search": { values: ["L", "jq", "json", "limit", "owner", "page", "q", "t", "template"] },
    "skill update": { values: ["dir"], switches: ["all", "dry-run", "force", "unpin"] },
    "ssh-key": { group: true },
    "ssh-key add": { values: ["t", "title", "type"] },
    "ssh-key delete": { switches: ["confirm", "y", "yes"] },
    "ssh-key list": { aliases: ["ls"] },
    stack: { extension: true },
    status: { values: ["e", "exclude", "o", "org"] },
    telemetry: {},
    variable: { group: true, values: ["R", "repo"] },
    "variable delete": { aliases: ["remove"], values: ["R", "e", "env", "o", "org", "repo"] },
    "variable get": { values: ["R", "e", "env", "jq", "json", "o", "org", "q", "repo", "t", "template"] },
    "variable list": { aliases: ["ls"], values: ["R", "e", "env", "jq", "json", "o", "org", "q", "repo", "t", "template"] },
    "variable set": { values: ["R", "b", "body", "e", "env", "env-file", "f", "o", "org", "r", "repo", "repos", "v", "visibility"] },
    version: {},
    workflow: { group: true, values: ["R", "repo"] },
    "workflow disable": { values: ["R", "repo"] },
    "workflow enable": { values: ["R", "repo"] },
    "workflow list": { aliases: ["ls"], values: ["L", "R", "jq", "json", "limit", "q", "repo", "t", "template"], switches: ["a", "all"], fields: ["id", "name", "path", "state"] },
    "workflow run": { values: ["F", "R", "f", "field", "r", "raw-field", "ref", "repo"], switches: ["json"] },
    "workflow view": { values: ["R", "r", "ref", "repo"], switches: ["w", "web", "y", "yaml"] }
  }
};

// schemas/gh/index.ts
var ghCommands = new Map(Object.entries(gh_default.commands));
var ghVersion = gh_default.version;

// src/core/gh.ts
function readGhCall(command, commands) {
  if (command.name !== "gh") return void 0;
  const words = command.words.slice(1);
  let path = "";
  let at = 0;
  for (; at < words.length; at += 1) {
    const word = words[at];
    const known = path === "" ? void 0 : commands.get(path);
    if (word === void 0 || path !== "" && known?.group !== true) break;
    if (word.value?.startsWith("-") === true) {
      if (mayTakeNext(word.value, commands.get(path))) at += 1;
      continue;
    }
    const next = word.value === void 0 ? void 0 : findSubcommand(path, word.value, commands);
    if (next === void 0) return { path, command: void 0, unknown: word.value === void 0 ? void 0 : word, flags: [] };
    path = next;
  }
  const found = commands.get(path);
  return { path, command: found, unknown: void 0, flags: found === void 0 ? [] : readFlags(words.slice(at), found) };
}
function findSubcommand(path, name, commands) {
  const prefix = path === "" ? "" : `${path} `;
  if (commands.has(prefix + name)) return prefix + name;
  for (const [each, { aliases }] of commands) {
    if (aliases?.includes(name) === true && each.startsWith(prefix) && !each.slice(prefix.length).includes(" ")) return each;
  }
  return void 0;
}
function mayTakeNext(flag, command) {
  const name = flag.replace(/^--?/, "");
  return !flag.includes("=") && !["help", "h", "version"].includes(name) && command?.switches?.includes(name) !== true && (flag.startsWith("--") || name.length === 1);
}
function takesValue(command, name) {
  return command?.values?.includes(name) ?? false;
}
function readFlags(words, command) {
  const flags = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word?.value === "--") break;
    const following = words[at + 1];
    const read = word === void 0 ? void 0 : readLongFlag(word, following, command) ?? readShortFlags(word, following, command);
    if (read === void 0) continue;
    flags.push(...read);
    if (read.at(-1)?.value?.word === following && following !== void 0) at += 1;
  }
  return flags;
}
function readLongFlag(word, following, command) {
  const [, name = "", joined] = /^--([a-z][\w-]*)(=[^]*)?$/i.exec(word.value ?? "") ?? [];
  if (name === "") return void 0;
  const span = { start: word.span.start, end: word.span.start + 2 + name.length };
  const takes = takesValue(command, name);
  const known = takes || name === "help" || (command.switches?.includes(name) ?? false);
  if (joined !== void 0) return [{ name, span, known, value: { word, text: joined.slice(1), span: { start: span.end + 1, end: word.span.end } } }];
  return [{ name, span, known, value: takes && following !== void 0 ? valueIn(following) : void 0 }];
}
function readShortFlags(word, following, command) {
  const letters = /^-([a-z][^]*)$/i.exec(word.value ?? "")?.[1];
  if (letters === void 0) return void 0;
  const flags = [];
  for (let index = 0; index < letters.length; index += 1) {
    const name = letters.charAt(index);
    const span = { start: word.span.start, end: word.span.start + 2 + index };
    if (takesValue(command, name)) {
      const rest = letters.slice(index + 1);
      const value = rest === "" ? following === void 0 ? void 0 : valueIn(following) : { word, text: rest.replace(/^=/, ""), span: { start: span.end, end: word.span.end } };
      return [...flags, { name, span, known: true, value }];
    }
    const known = name === "h" || (command.switches?.includes(name) ?? false);
    flags.push({ name, span, known, value: void 0 });
    if (!known) break;
  }
  return flags;
}
function valueIn(word) {
  const inset = word.quoting === "single" || word.quoting === "double" ? 1 : 0;
  return { word, text: word.value, span: { start: word.span.start + inset, end: word.span.end - inset } };
}

export {
  ghCommands,
  ghVersion,
  readGhCall
};
