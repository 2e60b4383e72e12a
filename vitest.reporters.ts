const report = process.env["VITEST_JSON"];

/** CI asks for a JSON report beside the usual one, to count the tests. */
export const reporters = report === undefined ? {} : { reporters: ["default", "json"], outputFile: { json: report } };
