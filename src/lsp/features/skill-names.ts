import { basename, dirname } from "node:path";
import type { Project } from "../project.ts";

/** A skill of a project: its folder gives its name, and clients ask for it by that. */
export interface NamedSkill {
  readonly name: string;
  /** Its entry point, relative to the root. */
  readonly path: string;
}

export function namedSkills(project: Project | undefined): NamedSkill[] {
  const skills = (project?.files ?? []).filter(({ kind }) => kind === "skill");
  return skills.map(({ absolutePath, path }) => ({ name: basename(dirname(absolutePath)), path }));
}

export function skillNames(project: Project | undefined): string[] {
  return [...new Set(namedSkills(project).map(({ name }) => name))].sort();
}
