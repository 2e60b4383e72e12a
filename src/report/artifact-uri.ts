/**
 * A path relative to the root as a relative URI reference (RFC 3986, section 4.2). Everything that is not allowed there is
 * percent-encoded, among it a colon in the first part, which would read as a scheme, and a backslash in a file name.
 * A lone surrogate has no UTF-8 form and becomes U+FFFD.
 */
export function artifactUri(path: string): string {
  return path
    .replaceAll(/\p{Cs}/gu, "\ufffd")
    .split("/")
    .map(encodeURIComponent)
    .join("/");
}
