export { build } from "./satteri-build.ts";
/** As much of satteri as is used, loaded together with its native code. Loading it fails where that is not installed. */
export { markdownToMdast } from "satteri";
