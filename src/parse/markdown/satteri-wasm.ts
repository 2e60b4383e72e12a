import { getDefaultContext, instantiateNapiModuleSync, WASI } from "@napi-rs/wasm-runtime";

/** The memory that the module asks for at first and at most, in pages of 64 KiB. */
const pages = { initial: 4000, maximum: 65_536 };

// The types of Node 20 have no values of WebAssembly.
const { Memory } = (globalThis as unknown as { readonly WebAssembly: { readonly Memory: new (size: typeof pages & { readonly shared: true }) => object } }).WebAssembly;

/**
 * The functions of satteri out of its build for WebAssembly, for machines on which its native code cannot load. It sees no file and
 * starts no thread. Throws where the bytes are no such build.
 */
export function bindingOf(wasm: Uint8Array): Readonly<Record<string, unknown>> {
  const memory = new Memory({ ...pages, shared: true });
  const { napiModule } = instantiateNapiModuleSync(wasm, {
    context: getDefaultContext(),
    wasi: new WASI({ version: "preview1" }),
    asyncWorkPoolSize: 0,
    onCreateWorker() {
      throw new Error("parsing needs no thread");
    },
    overwriteImports: (imports) => ({ ...imports, env: { ...imports["env"], ...imports["napi"], ...imports["emnapi"], memory } }),
    beforeInit({ instance }) {
      for (const [name, start] of Object.entries(instance.exports)) if (name.startsWith("__napi_register__") && typeof start === "function") (start as () => void)();
    },
  });
  return napiModule.exports as Readonly<Record<string, unknown>>;
}
