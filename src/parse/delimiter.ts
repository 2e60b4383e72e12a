/** A delimiter line of front matter: three dashes at the first column, only blanks behind (micromark-extension-frontmatter). */
export const delimiter = /^---[ \t]*$/;

/** A line that begins a mapping as people write it in front matter. */
export const keyLine = /^(?:"[^"]+"|'[^']+'|[A-Za-z_][\w.-]*)[ \t]*:(?:[ \t]|$)/;
