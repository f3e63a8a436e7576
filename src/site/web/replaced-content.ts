const REPLACED = 'site:replaced';

/** Says that an element was put into the page; its islands are still to be started. */
export function announceReplaced(element: Element): void {
  element.dispatchEvent(new Event(REPLACED, { bubbles: true }));
}

/** Hears of every element that is put into the page later. */
export function onReplaced(act: (element: Element) => void): void {
  document.addEventListener(REPLACED, ({ target }) => act(target as Element));
}
