/* global document, Event, performance */
// Opens the HTML report in a real browser: `npm run html-proof`. Chromium is looked for where Debian puts it, or in CHROMIUM.
// Fails where the page loads anything, says an error, filters wrongly, or is slow with ten thousand findings.
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { createSourceText } from "../src/core/source-text.ts";
import { formatHtml } from "../src/report/html/html.ts";

const files = 500;
const ofEach = 20;
/** Milliseconds beyond which something is wrong, be the machine ever so busy; the figures that are printed tell how fast it is. */
const patience = { load: 20_000, filter: 3000 };
const rules = ["skill/name-form", "links/exists", "payload/known-version", "markdown/closed-fence"];
const severities = ["error", "warning", "info"];

const folder = mkdtempSync(join(tmpdir(), "html-proof-"));
const pictures = process.argv[2] ?? folder;
let wrong = 0;

function expect(what, seen, wanted) {
  const holds = JSON.stringify(seen) === JSON.stringify(wanted);
  if (!holds) wrong += 1;
  console.log(`${holds ? "ok   " : "WRONG"} ${what}${holds ? "" : `: ${JSON.stringify(seen)}, not ${JSON.stringify(wanted)}`}`);
}

function fileWith(number) {
  const path = `skills/group-${String(number % 10)}/skill-${String(number)}/SKILL.md`;
  const lines = Array.from({ length: ofEach }, (_, index) => `Line ${String(index)} with <b>markup</b> & a [link](gone-${String(index)}.md) 名前 in it.`);
  const source = createSourceText(lines.join("\n"));
  const diagnostics = lines.map((line, index) => {
    const start = source.lineSpan(index + 1).start + line.indexOf("gone");
    const end = start + "gone-0.md".length;
    const ruleId = rules[(number + index) % rules.length] ?? "";
    return {
      path, kind: "skill", ruleId, messageId: "m", message: `The link leads to \`gone-${String(index)}.md\`, which does not exist; correct the path.`,
      severity: severities[index % severities.length] ?? "error", region: { start, end, startPoint: source.pointAt(start), endPoint: source.pointAt(end) },
      url: "https://example.com", fix: undefined, related: [], comment: undefined, suppressed: undefined,
    };
  });
  return { path, kind: "skill", diagnostics, source, failures: [] };
}

const page = formatHtml({
  files: Array.from({ length: files }, (_, index) => fileWith(index)),
  rules: rules.map((id) => ({ id, summary: `Require ${id}`, severity: "error", level: "must", url: "https://example.com", page: "", help: "One paragraph.\n\nAnother one.", tags: [] })),
  toolVersion: "0", informationUri: "https://example.com", color: false, verbose: false, quiet: false, includeSuppressed: false, notes: ["`a.md` is ignored by configuration."],
});
const path = join(folder, "report.html");
writeFileSync(path, page);

const browser = await chromium.launch({ executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
try {
  const tab = await browser.newPage({ viewport: { width: 1100, height: 900 } });
  const requests = [];
  const complaints = [];
  tab.on("request", (request) => requests.push(request.url()));
  tab.on("console", (message) => complaints.push(message.text()));
  tab.on("pageerror", (error) => complaints.push(error.message));

  const loading = await timed(async () => {
    await tab.goto(pathToFileURL(path).href);
    await tab.locator("form").waitFor();
  });
  console.log(`     ${String(files * ofEach)} findings, ${String(Math.round(statSync(path).size / 1024))} KiB, shown after ${String(loading)} ms`);
  expect(`it is shown within ${String(patience.load)} ms`, loading < patience.load, true);
  expect("the number of findings", await tab.locator("article").count(), files * ofEach);
  await tab.screenshot({ path: join(pictures, "report.png") });

  const byRule = await filter(tab, () => tab.selectOption("[name=rule]", "links/exists"), "2500 of 10000 shown");
  expect("only findings of the rule are left", await shown(tab), ["links/exists"]);
  const byFile = await filter(tab, () => tab.fill("[name=file]", "group-3/skill-33/"), "5 of 10000 shown");
  expect("only the file is left", await tab.locator("section.file:not([hidden]) h2").allTextContents(), ["skills/group-3/skill-33/SKILL.md"]);
  await tab.screenshot({ path: join(pictures, "filtered.png") });
  const byWords = await filter(tab, () => tab.fill("[name=text]", "gone-4.md"), "1 of 10000 shown");
  expect("the choice stands in the address", new URL(tab.url()).hash, "#?rule=links%2Fexists&file=group-3%2Fskill-33%2F&text=gone-4.md");
  expect("the lines stand below the finding", (await tab.locator("article:not([hidden]) pre").textContent())?.includes("5 | Line 4 with <b>markup</b> & a [link](gone-4.md)"), true);
  await tab.reload();
  expect("the choice comes back with the address", await tab.locator("output").textContent(), "1 of 10000 shown");
  const all = await filter(tab, () => tab.click("button[type=reset]"), "10000 shown");
  const slowest = Math.max(byRule, byFile, byWords, all);
  console.log(`     filters took at most ${String(slowest)} ms`);
  expect(`each filter takes less than ${String(patience.filter)} ms`, slowest < patience.filter, true);

  await tab.emulateMedia({ media: "print" });
  expect("paper has no filters", await tab.locator("form").isVisible(), false);
  await filter(tab, () => tab.evaluate(() => {
    const field = document.querySelector("[name=file]");
    if (field !== null) field.value = "skill-33/";
    field?.dispatchEvent(new Event("input", { bubbles: true }));
  }), "20 of 10000 shown");
  const pdf = await tab.pdf({ path: join(pictures, "report.pdf"), format: "A4" });
  expect("what is left goes on paper", pdf.length > 10_000, true);
  expect("nothing was loaded besides the page", [...new Set(requests.map((url) => url.replace(/#.*/, "")))], [pathToFileURL(path).href]);
  expect("the browser has nothing to complain of", complaints, []);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = wrong === 0 ? 0 : 1;

async function timed(act) {
  const start = performance.now();
  await act();
  return Math.round(performance.now() - start);
}

async function filter(tab, act, wanted) {
  const took = await timed(async () => {
    await act();
    await tab.locator("output", { hasText: new RegExp(`^${wanted}$`) }).waitFor({ state: "attached", timeout: 10_000 });
  });
  console.log(`ok    ${wanted}`);
  return took;
}

async function shown(tab) {
  const found = await tab.locator("article:not([hidden])").evaluateAll((articles) => articles.map((article) => article.getAttribute("data-rule")));
  return [...new Set(found)];
}
