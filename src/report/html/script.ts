/**
 * Filters the findings by rule, severity, file and words, and keeps the choice in the address. Without it the page shows all
 * of them.
 */
export const script = `
const form = document.querySelector("form");
const output = form.querySelector("output");
const files = [...document.querySelectorAll("section.file")].map((section) => ({
  section,
  path: section.dataset.path,
  findings: [...section.querySelectorAll("article")].map((article) => ({ article, ...article.dataset, text: article.textContent.toLowerCase() })),
}));
const all = files.reduce((sum, { findings }) => sum + findings.length, 0);
const names = ["rule", "severity", "file", "text"];
function apply() {
  const { rule, severity, file, text } = Object.fromEntries(names.map((name) => [name, form.elements[name].value]));
  const words = text.toLowerCase();
  const path = file.toLowerCase();
  let shown = 0;
  for (const { section, path: own, findings } of files) {
    const inFile = own.toLowerCase().includes(path);
    let here = 0;
    for (const finding of findings) {
      const fits = inFile && (rule === "" || finding.rule === rule) && (severity === "" || finding.severity === severity) && finding.text.includes(words);
      finding.article.hidden = !fits;
      if (fits) here += 1;
    }
    section.hidden = here === 0 && !(inFile && findings.length === 0 && rule + severity + text === "");
    shown += here;
  }
  output.textContent = shown === all ? all + " shown" : shown + " of " + all + " shown";
  const chosen = names.filter((name) => form.elements[name].value !== "").map((name) => [name, form.elements[name].value]);
  history.replaceState(null, "", chosen.length === 0 ? location.pathname : "#?" + new URLSearchParams(chosen));
}
if (location.hash.startsWith("#?")) for (const [name, value] of new URLSearchParams(location.hash.slice(2))) if (names.includes(name)) form.elements[name].value = value;
let timer;
form.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(apply, 80); });
form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("reset", () => setTimeout(apply));
form.hidden = false;
if (location.hash.startsWith("#?")) apply();
`;
