import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/command/named.ts
function commandsNamed(contracts, text, path) {
  return contracts.filter(({ names, bare, mentions, style }) => {
    const written = style === "powershell" ? text.toLowerCase() : text;
    const isNamed = [...names, ...bare].some((each) => written.includes(style === "powershell" ? each.toLowerCase() : each));
    return isNamed && (mentions.length === 0 || mentions.some((each) => text.includes(each) || path.includes(each)));
  });
}

export {
  commandsNamed
};
