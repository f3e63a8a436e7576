import { isOld, messageName, now } from './drop-draft';

const FORM = 'form[action$="/messages"]';

/** A message draft: the key of its form, by which it is posted once; its text; when it was stored, in milliseconds. */
type DeviceMessage = [key: string, text: string, at?: number];

/** The fields of the message form; null if the reader may not write. */
function fieldsIn(section: HTMLElement) {
  return {
    key: section.querySelector<HTMLInputElement>(`${FORM} [name=key]`),
    content: section.querySelector<HTMLTextAreaElement>(`${FORM} [name=content]`),
  };
}

/** @throws DOMException if the browser stores nothing */
function keptMessage(issueId: string): DeviceMessage | undefined {
  const kept = localStorage.getItem(messageName(issueId));
  if (kept === null) return undefined;
  try {
    const message: unknown = JSON.parse(kept);
    if (Array.isArray(message)) return message as DeviceMessage;
  } catch {
    // An earlier version stored only the text.
  }
  return ['', kept];
}

/**
 * Restores the message draft of this device for the account and issue, and stores what is typed. Text from the server
 * is newer, except for a draft of the same form: the device stores every change, the server only what was sent.
 * @param old what to say of a draft that may have been sent without the service knowing its key any more
 */
export function restoreMessage(section: HTMLElement, issueId: string, old: string): void {
  try {
    const { key, content } = fieldsIn(section);
    const [keptKey, text, at = now()] = keptMessage(issueId) ?? [];
    if (content && text !== undefined && (content.value === '' || keptKey === key?.value)) {
      content.value = text;
      if (key && keptKey) key.value = keptKey;
      if (isOld(at)) content.form?.prepend(notice(old));
    }
  } catch {
    // The browser stores nothing.
  }
  section.addEventListener('input', ({ target }) => {
    if (target === fieldsIn(section).content) keepMessage(section, issueId);
  });
}

function notice(text: string): HTMLElement {
  const element = document.createElement('p');
  element.className = 'notice';
  element.dataset.old = '';
  element.textContent = text;
  return element;
}

/** Stores the text of the message form; removes the draft if it is empty. */
export function keepMessage(section: HTMLElement, issueId: string): void {
  const { key, content } = fieldsIn(section);
  if (!content) return;
  const message: DeviceMessage = [key?.value ?? '', content.value, now()];
  try {
    if (content.value === '') localStorage.removeItem(messageName(issueId));
    else localStorage.setItem(messageName(issueId), JSON.stringify(message));
  } catch {
    // The browser stores nothing, or its storage is full.
  }
}
