// What a person does in a window of VS Code: keys are pressed and the page is read, nothing goes past the screen.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

/** The longest time to wait for the editor, in milliseconds: it is large, and the machine may be busy. */
export const patience = 60_000;

/** One window of the editor with a folder in it. */
export class Window {
  constructor(page, address, folder, pictures) {
    Object.assign(this, { page, address, folder, pictures });
    page.setDefaultTimeout(patience);
  }

  async open() {
    await this.page.goto(`${this.address}/?folder=${encodeURIComponent(this.folder)}`);
    await this.page.locator(".monaco-workbench .explorer-folders-view").waitFor();
  }

  picture(name) {
    return this.page.screenshot({ path: join(this.pictures, `${name}.png`) });
  }

  /** Opens a file by its name, as Ctrl+P does. */
  async show(path) {
    const name = path.split("/").at(-1);
    await this.ask("Control+P", path, name);
    await this.page.locator(`.tab.active[data-resource-name="${name}"]`).waitFor();
    await this.page.locator(".editor-instance .view-line").first().waitFor();
  }

  /** Runs a command of the palette. */
  command(title) {
    return this.ask("F1", `>${title}`, title);
  }

  /** Puts the cursor at a 1-based line and column of the file that is shown. */
  goTo(line, column) {
    return this.ask("Control+G", `:${line}:${column}`, "");
  }

  /** Opens the quick input with a key, and takes the answer that shows some words. */
  async ask(key, words, answer) {
    await this.page.keyboard.press(key);
    const input = this.page.locator(".quick-input-widget input.input");
    await input.waitFor();
    await input.fill(words);
    if (answer !== "") await this.page.locator(".quick-input-list .monaco-list-row", { hasText: answer }).first().waitFor();
    await this.page.keyboard.press("Enter");
    await input.waitFor({ state: "hidden" });
  }

  squiggles() {
    return this.page.locator(".editor-instance .squiggly-error, .editor-instance .squiggly-warning, .editor-instance .squiggly-info");
  }

  /** The entries of the Problems view when there are so many; files are left out. */
  async problems(count) {
    const rows = this.page.locator(".markers-panel .monaco-list-row", { has: this.page.locator(".marker-line") });
    const end = Date.now() + patience;
    while ((await rows.count()) !== count && Date.now() < end) await setTimeout(50);
    return (await rows.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " ").trim());
  }

  /** Chooses the first action at the cursor whose title begins so. */
  async act(title) {
    const action = this.page.locator(".action-widget .monaco-list-row.action", { hasText: title }).first();
    // Asked while the editor still moves its cursor, VS Code says that there is nothing, and does not ask again.
    const end = Date.now() + patience;
    for (;;) {
      await this.page.keyboard.press("Control+.");
      const isThere = await action.waitFor({ timeout: 5000 }).then(() => true, () => false);
      if (isThere) break;
      if (Date.now() > end) throw new Error(`no action begins with ${title}`);
      await this.page.keyboard.press("Escape");
    }
    await this.picture(`menu: ${title}`.replaceAll(/\W+/g, "-"));
    await action.click();
    await action.waitFor({ state: "hidden" });
  }

  /** Saves the file that is shown; gives what the disk holds then. */
  async save(path) {
    await this.page.locator(".tab.active.dirty").waitFor();
    await this.page.keyboard.press("Control+S");
    await this.page.locator(".tab.active:not(.dirty)").waitFor();
    return readFileSync(join(this.folder, path), "utf8");
  }
}
