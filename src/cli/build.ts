/** Put in by the bundle: a hash of its files. */
declare const bundleHash: string | undefined;

/** Which build of the program runs; `undefined` for its sources, which change while they keep their version. */
export const build: string | undefined = typeof bundleHash === "undefined" ? undefined : bundleHash;
