const REPLACED = 'site:replaced';

/** Announces an element that was inserted into the page, and whose islands are not started yet. */
export function announceReplaced(element: Element): void {
  element.dispatchEvent(new Event(REPLACED, { bubbles: true }));
}

/** Calls a function for every element that is inserted into the page later. */
export function onReplaced(act: (element: Element) => void): void {
  document.addEventListener(REPLACED, ({ target }) => act(target as Element));
}
