const patternCharacters = /[<>{}[\]()*|"`$%=,;!^…]|\.\.\.|\n/;
const standInNames = /^(?:x{2,}|y{4}.*|n{2,}|foo\w*|ba[rz]|placeholder|(?:file|page|doc|image|img)(?:-?(?:\d+|[a-c]|name|path))?|url|link|href|target|slug|relative-(?:url|path)|path|to|topic|title|(?:your|my|some|other|another|example|sample)(?:[-_].*)?)$/i;

/** Names that stand for any file, but are usual for a folder. */
const folderNames = /^(?:doc|image|img|page)$/;

/** Whether a path shows a form rather than a file: a pattern, or a name that stands for any other. */
export function isIllustrative(path: string): boolean {
  if (patternCharacters.test(path) || !/[./]/.test(path)) return true;
  return path.split("/").some((segment, index, all) => {
    if (index < all.length - 1 && folderNames.test(segment)) return false;
    const stem = segment.replace(/(?<=.)\.\w+$/, "");
    return standInNames.test(stem) || /[a-z]N$/.test(stem) || /YYYY|XXX|NNN|-MM-|(?:^|[^a-z])(?:path[-_]to|your)(?:$|[^a-z])/i.test(stem);
  });
}
