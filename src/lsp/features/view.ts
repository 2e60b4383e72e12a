import { profiles as allProfiles } from "../../../schemas/profiles/index.ts";
import type { CommandContract } from "../../core/command/contract.ts";
import type { MarkerContract } from "../../core/contract.ts";
import type { Document } from "../../core/document.ts";
import type { ProfileChoice } from "../../core/profile-choice.ts";
import { contractsFor } from "../../engine/acting-contracts.ts";
import { toForwardSlashes } from "../../host/paths.ts";
import { inputOf, type Analysis } from "../analysis.ts";
import type { Place } from "../place.ts";
import type { Project } from "../project.ts";
import type { Session } from "../session.ts";
import type { Snapshot } from "../snapshot.ts";

/** An open document with all that its features ask of it. */
export interface View {
  readonly analysis: Analysis;
  readonly snapshot: Snapshot;
  readonly place: Place;
  readonly project: Project | undefined;
  /** With every node that there is. */
  readonly document: Document;
  readonly contracts: readonly MarkerContract[];
  readonly commands: readonly CommandContract[];
  readonly choice: ProfileChoice;
}

const views = new WeakMap<Analysis, View>();

/** The view of the present version of a document; `undefined` for one that is not linted. */
export async function viewOf(session: Session, uri: string): Promise<View | undefined> {
  const analysis = await session.current(uri);
  if (analysis?.place === undefined) return undefined;
  const known = views.get(analysis);
  if (known !== undefined) return known;
  const { snapshot, place } = analysis;
  const { linter } = place.environment;
  const project = session.projectOf(place);
  await linter.loadContracts();
  const chosen = linter.settingsOf(place.layers, toForwardSlashes(place.absolutePath)).profiles;
  const view: View = {
    analysis,
    snapshot,
    place,
    project,
    document: linter.inspect(inputOf(snapshot, place, project), place.layers, ["inlineCode", "text", "table", "listItem"]),
    contracts: contractsFor(place.layers).markers,
    commands: contractsFor(place.layers).commands,
    choice: { profiles: allProfiles.filter(({ id }) => chosen === undefined || chosen.includes(id)), profilesChosen: chosen !== undefined },
  };
  views.set(analysis, view);
  return view;
}
