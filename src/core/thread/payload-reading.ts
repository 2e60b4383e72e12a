import type { MarkerContract } from "../contract.ts";
import type { Document } from "../document.ts";
import { chooseFence } from "../fence-choice.ts";
import { legacyGaps } from "../legacy-payload.ts";
import type { Marker, Payload, PayloadRecord } from "../marker.ts";
import type { PayloadContract, RecordsContract } from "../payload-contract.ts";
import { schemaOf, statedVersion } from "../payload-version.ts";
import { resolveAlias } from "../plain.ts";
import { findUnreadPayload } from "../unread-payload.ts";
import { findPair, keyText, mappingsIn, scalarOf, type Mapping, type YamlNode } from "../yaml.ts";
import { cutTree } from "./cut-tree.ts";
import type { Loss } from "./loss.ts";

/** What readers find in the payload of a marker. */
export interface PayloadReading {
  /** The data, up to where readers stop; `undefined` where they find none. */
  readonly root: YamlNode | undefined;
  /** The offset in the document at which a fence inside the payload stops them. */
  readonly cut: number | undefined;
  readonly version: number | undefined;
  readonly gaps: readonly string[];
  readonly records: readonly PayloadRecord[];
  readonly loss: Loss | undefined;
}

const nothing: PayloadReading = { root: undefined, cut: undefined, version: undefined, gaps: [], records: [], loss: undefined };

/** Reads the payload of a marker as its readers do, step by step, and says at which step they drop it. */
export function readPayloadOf(document: Document, marker: Marker): PayloadReading {
  const { contract, payload } = marker;
  const terms = contract.payload;
  if (terms === undefined) return nothing;
  if (payload === undefined) {
    if (terms.optional || terms.in === "none") return nothing;
    const unread = findUnreadPayload(document, marker);
    const reason = unread === undefined ? "it carries no payload" : unread.form === "fence" ? "its payload stands in a fence that readers do not look for" : "its payload stands in no fence";
    return lost("no-payload", withEnd(reason, terms.missingConsequence));
  }
  if (payload.language === "text") return payload.text.trim() === "" && !terms.optional ? lost("no-payload", "its payload is empty") : nothing;
  if (terms.in === "fence") {
    const { meant, decoys } = chooseFence(document, marker);
    const [decoy] = decoys;
    if (meant !== undefined && decoy !== undefined) return lost("fence", `readers take the fence on line ${String(document.source.pointAt(decoy.start).line)} for its payload`);
  }
  if (marker.strayClose !== undefined) return lost("syntax", "the first `-->` in its payload ends the comment");
  return readData(marker, contract, terms, payload);
}

function readData(marker: Marker, contract: MarkerContract, terms: PayloadContract, payload: Payload): PayloadReading {
  const { tree } = payload;
  const [fault] = tree.faults;
  if (fault !== undefined) return lost("syntax", `its payload is no valid ${terms.language.toUpperCase()}: ${fault.reason}`);
  if (tree.root === undefined) return terms.optional ? nothing : lost("no-payload", withEnd("its payload is empty", terms.missingConsequence));
  if (mappingsIn(tree.root).some(hasTwins)) return lost("syntax", "a key stands twice in one mapping of its payload");
  const cut = cutOf(terms, payload);
  const left = cut === undefined ? { root: tree.root } : cutTree(tree.root, cut);
  if (left === undefined) return { ...lost("syntax", "a fence inside its payload cuts a text in two"), cut };
  const { root } = left;
  const records = cut === undefined ? payload.records : recordsIn(root, terms.records);
  const gaps = legacyGaps(terms, root);
  const found = { root, cut, gaps, records, version: undefined };
  if (gaps.length > 0) {
    const only = terms.legacyOption === undefined ? "readers take it only when they are asked to" : `readers take it only with \`${terms.legacyOption}\``;
    return { ...found, loss: { code: "legacy", reason: `it has no ${gaps.map((key) => `\`${key}\``).join(" and no ")}, and ${only}` } };
  }
  const { version: versions } = terms;
  const stated = versions === undefined ? undefined : statedVersion(versions, root, marker.parameters);
  const version = stated?.code === "known" ? stated.version : undefined;
  if (versions !== undefined && stated !== undefined && stated.code !== "known") {
    const what = stated.code === "unknown" ? `no reader knows version \`${stated.text}\`` : "it states no version";
    return { ...found, loss: { code: "version", reason: withEnd(what, versions.consequence) } };
  }
  const minimum = versions?.minimumOf(filedParameters(marker, contract, root));
  if (version !== undefined && minimum !== undefined && version < minimum) {
    return { ...found, version, loss: { code: "old-version", reason: withEnd(`readers want at least version ${String(minimum)}, and it has ${String(version)}`, versions?.minimumConsequence) } };
  }
  const faults = schemaOf(terms, root, marker.parameters)?.check(root) ?? [];
  const broken = faults.find(({ severity, onlyCase, path, name }) => severity === "error" && !(onlyCase && terms.ignoresCase) && !(path.length === 1 && name === versions?.field));
  if (broken !== undefined) {
    const name = broken.name === "the payload" ? broken.name : `\`${broken.name}\``;
    return { ...found, version, loss: { code: "schema", reason: withEnd(`${name} ${broken.reason}`, broken.consequence) } };
  }
  return { ...found, version, loss: undefined };
}

/** The parameters of a head with what the payload says of them, which is what readers file it by. */
function filedParameters({ parameters }: Marker, contract: MarkerContract, root: YamlNode): Marker["parameters"] {
  const filed = new Map<string, { text: string; span: { start: number; end: number } }>(parameters);
  for (const relation of contract.relations) {
    if (relation.relation !== "agreesWith" || relation.with.in !== "head" || relation.at.steps.length !== 1) continue;
    const scalar = root.kind === "mapping" ? scalarOf(root, relation.at.written) : undefined;
    if (scalar !== undefined) filed.set(relation.with.parameter, { text: contract.payload?.ignoresCase === true ? scalar.text.toLowerCase() : scalar.text, span: scalar.span });
  }
  return filed;
}

function cutOf({ text, in: place }: PayloadContract, payload: Payload): number | undefined {
  const run = text?.forbidFence === true && place === "fence" ? /`{3}/.exec(payload.text) : null;
  return run === null ? undefined : payload.map.toOuter(run.index);
}

function recordsIn(root: YamlNode, records: RecordsContract | undefined): PayloadRecord[] {
  if (records === undefined) return [];
  let at: YamlNode | undefined = resolveAlias(root);
  for (const key of records.at) at = resolveAlias(at?.kind === "mapping" ? findPair(at, key)?.value : undefined);
  const nodes = at?.kind === "sequence" ? at.items.map(resolveAlias) : [at];
  return nodes.flatMap((node) => (node?.kind === "mapping" ? [{ node, key: records.key === undefined ? undefined : scalarOf(node, records.key) }] : []));
}

function hasTwins({ pairs }: Mapping): boolean {
  const keys = pairs.map(keyText).filter((key) => key !== undefined);
  return new Set(keys).size < keys.length;
}

function lost(code: Loss["code"], reason: string): PayloadReading {
  return { ...nothing, loss: { code, reason } };
}

function withEnd(reason: string, consequence: string | undefined): string {
  return consequence === undefined ? reason : `${reason}: ${consequence}`;
}
