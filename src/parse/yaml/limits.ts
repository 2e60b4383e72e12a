/**
 * What is refused before the parser; measured with `yaml` 2.9 on Node 20. Its time grows with the tokens and the characters
 * alone, so that only sheer size costs more than a second. Depth is another matter: the library recurses once per level,
 * and when the stack ends inside a regular expression, the process aborts and nothing can catch it.
 */
export const yamlLimits = {
  /** Lists and mappings inside each other. The stack ends at about 900 levels; callers may have used half of it. */
  depth: 200,
  /** Tokens: a colon, a space, a line break, a word. A million take two to three seconds. */
  tokens: 1_000_000,
  /** UTF-16 code units. Twenty million take one to three seconds even in a single scalar. */
  length: 20_000_000,
  /** Values that a reader visits when it follows every alias: twelve lines can stand for billions. */
  unfolded: 1_000_000,
} as const;
