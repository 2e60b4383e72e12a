import type { Random } from "../random.ts";
import { kebabName, noun, paragraph, phrase, sentence, title } from "./prose.ts";

/**
 * Sections with the blocks of real skills: counted over 3,559 public ones, ten thousand characters hold 30 headings, 9 fences, 60 list items,
 * 12 rows of tables and 2 links.
 *
 * @param length about how many UTF-16 code units to write
 */
export function sections(random: Random, length: number): string {
  let text = "";
  let second = 0;
  while (text.length < length) {
    const deep = second > 0 && random.chance(0.5);
    second += 1;
    // Numbered, so that no two are the same: repeated headings are a finding.
    text += `${deep ? "###" : "##"} ${title(random)} ${second}\n\n`;
    for (let count = random.integer(1, 3); count > 0; count -= 1) text += `${block(random)}\n\n`;
  }
  return text;
}

function block(random: Random): string {
  const kind = random.integer(1, 100);
  if (kind <= 40) return paragraph(random) + (random.chance(0.12) ? ` See [${phrase(random, 1, 3)}](https://example.com/${kebabName(random)}).` : "");
  if (kind <= 72) return list(random);
  if (kind <= 92) return fence(random);
  if (kind <= 98) return table(random);
  return `> ${sentence(random)}`;
}

function list(random: Random): string {
  const ordered = random.chance(0.25);
  const boxes = !ordered && random.chance(0.05);
  return Array.from({ length: random.integer(3, 7) }, (_, index) => {
    const mark = ordered ? `${index + 1}.` : boxes ? `- [${random.chance(0.5) ? "x" : " "}]` : "-";
    const lead = random.chance(0.35) ? `**${phrase(random, 1, 2)}**: ` : "";
    const nested = !ordered && random.chance(0.1) ? `\n  - ${phrase(random, 3, 8)}` : "";
    return `${mark} ${lead}${phrase(random, 3, 12)}${random.chance(0.2) ? ` \`${kebabName(random)}\`` : ""}${nested}`;
  }).join("\n");
}

function fence(random: Random): string {
  const language = random.pick(["bash", "bash", "python", "python", "json", "yaml", "typescript", "text"]);
  const lines = Array.from({ length: random.integer(2, 12) }, (_, index) => codeLine(random, language, index));
  const text = language === "json" ? `{\n${lines.join(",\n")}\n}` : lines.join("\n");
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

function codeLine(random: Random, language: string, index: number): string {
  switch (language) {
    case "bash":
      return random.chance(0.2) ? `# ${phrase(random, 2, 6)}` : `${noun(random)} ${noun(random)} --${noun(random)} "${phrase(random, 1, 3)}"`;
    case "python":
      return random.chance(0.2) ? `# ${phrase(random, 2, 6)}` : `${noun(random)}_${index} = ${noun(random)}_${noun(random)}("${phrase(random, 1, 3)}", ${index})`;
    case "json":
      return `  "${noun(random)}_${index}": "${phrase(random, 1, 4)}"`;
    case "yaml":
      return `${noun(random)}_${index}: ${phrase(random, 1, 4)}`;
    case "typescript":
      return `const ${noun(random)}${index} = ${noun(random)}("${phrase(random, 1, 3)}");`;
    default:
      return phrase(random, 3, 9);
  }
}

function table(random: Random): string {
  const columns = random.integer(2, 4);
  const row = (): string => `| ${Array.from({ length: columns }, () => phrase(random, 1, 4)).join(" | ")} |`;
  return [row(), `|${" --- |".repeat(columns)}`, ...Array.from({ length: random.integer(2, 7) }, row)].join("\n");
}
