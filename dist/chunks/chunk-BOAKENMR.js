import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  ProjectTrees,
  isMeantAsSkill,
  isMiscasedSkillFile,
  realpath,
  sight,
  skillFileName,
  toForwardSlashes
} from "./chunk-DJ4W6GVT.js";

// src/host/discover-text.ts
import { basename, dirname, join, resolve } from "node:path";
async function discoverText(path, text, cwd, options) {
  const trees = new ProjectTrees(options.configs);
  const spelled = resolve(cwd, path);
  const real = await realpathOfNew(spelled);
  const tree = await trees.treeOf(dirname(real));
  const home = withFile(await tree.folder(dirname(real)), basename(real), text);
  const ignored = home.config.globs.ignoredBy(toForwardSlashes(real));
  if (ignored !== void 0) {
    return { file: void 0, reason: `\`${path}\` is ignored by configuration (\`${ignored.pattern}\` in ${ignored.source}).`, ignored: true };
  }
  const place = { folder: home, name: basename(real), real, home };
  const readOnly = await trees.leavesProject(dirname(spelled), real).catch(() => false);
  const sighting = await sight(tree.root, place, { kind: options.kind, named: options.named ?? true }, { explicit: true, readOnly, head: text });
  if (sighting === void 0) return { file: void 0, reason: `Nothing tells what \`${path}\` is; name its kind with \`--kind\`.` };
  trees.files.add(sighting);
  const [file] = await trees.list();
  return { file, reason: void 0 };
}
async function realpathOfNew(path) {
  try {
    return await realpath(path);
  } catch {
    const above = dirname(path);
    return above === path ? path : join(await realpathOfNew(above), basename(path));
  }
}
function withFile(folder, name, text) {
  if (folder.owned === "whole" || folder.entryPoint === skillFileName) return folder;
  if (name === skillFileName) return { ...folder, entryPoint: name };
  return isMiscasedSkillFile(name) && isMeantAsSkill(folder.path, text) ? { ...folder, entryPoint: name } : folder;
}

export {
  discoverText
};
