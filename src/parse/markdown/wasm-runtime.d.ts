/** As much of the package as is used; it has no types of its own. */
declare module "@napi-rs/wasm-runtime" {
  type Imports = Record<string, Record<string, unknown> | undefined>;

  export const WASI: new (options: { readonly version: "preview1" }) => object;
  export function getDefaultContext(): object;
  export function instantiateNapiModuleSync(
    wasm: Uint8Array,
    options: {
      readonly context: object;
      readonly wasi: object;
      readonly asyncWorkPoolSize: number;
      onCreateWorker(): never;
      overwriteImports(imports: Imports): Imports;
      beforeInit(loaded: { readonly instance: { readonly exports: Readonly<Record<string, unknown>> } }): void;
    },
  ): { readonly napiModule: { readonly exports: unknown } };
}
