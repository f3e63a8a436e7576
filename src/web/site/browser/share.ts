import type { IslandProps } from '../islands/island';

/** Adds the ways to share that the browser has: its dialog, which the links to this element open, and the clipboard. */
export function start(element: HTMLElement, { title, text, url, words }: IslandProps['share']): void {
  const acts = element.querySelector('.acts');
  if (!acts) return;
  if ('clipboard' in navigator) acts.append(copyButton(url, words));
  if (!('share' in navigator)) return;
  // It is rejected, too, when the reader closes the dialog.
  const share = () => void navigator.share({ title, text, url }).catch(() => undefined);
  acts.prepend(button(words.ask, share));
  for (const link of document.querySelectorAll('a[href="#share"]'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      share();
    });
}

function copyButton(url: string, words: IslandProps['share']['words']): HTMLElement {
  const box = document.createElement('span');
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  const copy = () =>
    void navigator.clipboard.writeText(url).then(
      () => (status.textContent = words.copied),
      // Without the permission the address is there to be copied by hand.
      () => undefined,
    );
  box.append(button(words.copy, copy, 'quiet'), ' ', status);
  return box;
}

function button(text: string, act: () => void, name = ''): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = name;
  made.textContent = text;
  made.addEventListener('click', act);
  return made;
}
