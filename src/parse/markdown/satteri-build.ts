/** How the satteri that was loaded is built. npm installs native code alone; the bundle, which also has the other, takes its own module for this one. */
export const build: "native" | "WebAssembly" = "native";
