/** The looks of the report: one column, the colours of the system, and a plain form on paper. */
export const style = `
:root { color-scheme: light dark; --line: #8884; --error: #c62828; --warning: #b26a00; --info: #1565c0; }
@media (prefers-color-scheme: dark) { :root { --error: #ff8a80; --warning: #ffcc80; --info: #90caf9; } }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.4rem; margin: 0 0 .5rem; }
h2 { font-size: 1.05rem; overflow-wrap: anywhere; margin: 1.5rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1rem 0 .25rem; }
p { margin: .25rem 0; }
code, pre { font: 13px/1.45 ui-monospace, monospace; }
code { background: #8882; padding: 0 .2em; border-radius: 3px; overflow-wrap: anywhere; }
pre { overflow-x: auto; margin: .4rem 0 0; padding: .5rem; background: #8881; border-radius: 4px; }
form { position: sticky; top: 0; z-index: 1; background: Canvas; border-block: 1px solid var(--line); padding: .5rem 0; margin: 1rem 0; display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: end; }
label { display: flex; flex-direction: column; font-size: .8rem; }
input, select { font: inherit; padding: .2rem .3rem; max-width: 22rem; }
output { margin-left: auto; }
table { border-collapse: collapse; }
td, th { text-align: left; padding: .15rem 1rem .15rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td.number, th.number { text-align: right; }
section.file { content-visibility: auto; contain-intrinsic-size: auto 12rem; }
article { border-left: 3px solid var(--line); padding: .1rem 0 .3rem .75rem; margin: .75rem 0; break-inside: avoid; }
article[data-severity=error] { border-color: var(--error); }
article[data-severity=warning] { border-color: var(--warning); }
article[data-severity=info] { border-color: var(--info); }
.severity { font-weight: 600; }
[data-severity=error] .severity, .failure { color: var(--error); }
[data-severity=warning] .severity { color: var(--warning); }
[data-severity=info] .severity { color: var(--info); }
.place, .more { font-size: .85rem; opacity: .8; overflow-wrap: anywhere; }
.help { white-space: pre-line; }
[hidden] { display: none !important; }
@media print {
  form { display: none; }
  section.file { content-visibility: visible; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
  a { color: inherit; text-decoration: none; }
  body { max-width: none; font-size: 11pt; }
}
`;
