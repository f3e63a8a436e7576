import type { FileChooser, Page } from 'playwright-core';

const MAX_STEPS = 150;

/** Somebody who has a keyboard and no pointer. What it cannot reach with Tab it cannot use. */
export class Keyboard {
  constructor(private readonly page: Page) {
    // The first listener has Chromium leave its file dialogs to the test, which is not waited for: were it added only
    // before the key that opens one, the dialog could be quicker, and is then dismissed.
    page.on('filechooser', () => undefined);
  }

  /** Moves on with Tab to what a selector names, from wherever the focus is. @throws Error where it is not reached */
  async reach(selector: string): Promise<void> {
    for (let step = 0; step < MAX_STEPS; step++) {
      await this.page.keyboard.press('Tab');
      if (await this.hasFocus(selector)) return;
    }
    throw new Error(`${selector} is not reached by the keyboard`);
  }

  /** Moves on to an element and presses a key there: Enter, or Space. */
  async press(selector: string, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.reach(selector);
    await this.page.keyboard.press(key);
  }

  /** Moves on to a field and writes over what it has. */
  async write(selector: string, text: string): Promise<void> {
    await this.reach(selector);
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.type(text);
  }

  /** Moves on to a list and goes down it with the arrow key. @throws Error where it has no such value */
  async choose(selector: string, value: string): Promise<void> {
    await this.reach(selector);
    for (let step = 0; step < MAX_STEPS; step++) {
      if ((await this.page.evaluate('document.activeElement.value')) === value) return;
      await this.page.keyboard.press('ArrowDown');
    }
    throw new Error(`${selector} has no ${value} below what was chosen`);
  }

  /** Opens the file dialog of a field, which belongs to the browser. */
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
