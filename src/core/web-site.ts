import type { Document } from "./document.ts";
import { folderOf, type Tree } from "./tree.ts";

/** What the generators of web sites are configured with: Astro, Docusaurus, Eleventy, Gatsby, Hugo, Jekyll, mdBook, MkDocs, Next, VitePress, VuePress. */
const configuration =
  /^(?:(?:astro|docusaurus|eleventy|next)\.config\.\w+|\.eleventy\.c?js|gatsby-config\.\w+|hugo\.(?:toml|ya?ml|json)|_config\.ya?ml|book\.toml|mkdocs\.ya?ml|\.vitepress|\.vuepress)$/;

/** Whether a document is a page of a web site: links between such pages may be routes, which are no paths of files. */
export function isPageOfSite({ kind, path }: Document, tree: Tree): boolean {
  if (kind !== "markdown" && kind !== "note") return false;
  for (let folder = folderOf(path); ; folder = folderOf(folder)) {
    if (tree.list(folder)?.some(({ name }) => configuration.test(name)) === true) return true;
    if (folder === "") return false;
  }
}
