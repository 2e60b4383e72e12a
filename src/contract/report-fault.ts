import type { ValueAddress } from "../parse/yaml/plain-value.ts";

/** Notes a fault at a place of a contract. */
export type ReportFault = (path: ValueAddress["path"], message: string, at?: ValueAddress["at"]) => void;
