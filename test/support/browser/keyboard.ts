import type { FileChooser, Page } from 'playwright-core';

const MAX_STEPS = 150;

/** A user with a keyboard and no pointer: only what Tab reaches can be used. */
export class Keyboard {
  constructor(private readonly page: Page) {
    // The first listener makes Chromium report file dialogs, which takes effect asynchronously: if it was added just
    // before the key that opens one, the dialog could be opened first and dismissed.
    page.on('filechooser', () => undefined);
  }

  /** Moves the focus with Tab to the element of a selector. @throws Error if it cannot be reached */
  async reach(selector: string): Promise<void> {
    for (let step = 0; step < MAX_STEPS; step++) {
      await this.page.keyboard.press('Tab');
      if (await this.hasFocus(selector)) return;
    }
    throw new Error(`${selector} is not reached by the keyboard`);
  }

  /** Moves the focus to an element and presses a key: Enter, or Space. */
  async press(selector: string, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.reach(selector);
    await this.page.keyboard.press(key);
  }

  /** Moves the focus to a field and replaces its value. */
  async write(selector: string, text: string): Promise<void> {
    await this.reach(selector);
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.type(text);
  }

  /** Moves the focus to a list and selects a value with the arrow key. @throws Error if it has no such value */
  async choose(selector: string, value: string): Promise<void> {
    await this.reach(selector);
    for (let step = 0; step < MAX_STEPS; step++) {
      const chosen = await this.page.evaluate<string>('document.activeElement.value');
      if (chosen === value) return;
      await this.page.keyboard.press('ArrowDown');
      // A slow page takes the key later: without waiting, the next one would choose the value after the wanted one.
      await this.page
        .waitForFunction((before) => (document.activeElement as HTMLSelectElement).value !== before, chosen)
        .catch(() => {
          throw new Error(`${selector} has no ${value} below what was chosen`);
        });
    }
    throw new Error(`${selector} has too many values above ${value}`);
  }

  /** Opens the browser's file dialog of a field. */
  async openFiles(selector: string): Promise<FileChooser> {
    await this.reach(selector);
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      this.page.keyboard.press('Enter'),
    ]);
    return chooser;
  }

  private hasFocus(selector: string): Promise<boolean> {
    return this.page
      .locator(selector)
      .evaluateAll((found) => found.some((element) => element === document.activeElement));
  }
}
