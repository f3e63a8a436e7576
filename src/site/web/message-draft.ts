import { messageName } from './drop-draft';

const FORM = 'form[action$="/messages"]';

/** A message that is being written: the key of its form, by which it is posted once, and its words. */
type DeviceMessage = [key: string, text: string];

/** The fields of the form for messages; null for whoever may not write. */
function fieldsIn(section: HTMLElement) {
  return {
    key: section.querySelector<HTMLInputElement>(`${FORM} [name=key]`),
    content: section.querySelector<HTMLTextAreaElement>(`${FORM} [name=content]`),
  };
}

/** @throws DOMException where the browser keeps nothing */
function keptMessage(issueId: string): DeviceMessage | undefined {
  const kept = localStorage.getItem(messageName(issueId));
  if (kept === null) return undefined;
  try {
    const message: unknown = JSON.parse(kept);
    if (Array.isArray(message)) return message as DeviceMessage;
  } catch {
    // An earlier version kept the words alone.
  }
  return ['', kept];
}

/**
 * Fills in a message that was being written on this device, for the account and the issue it is written with, and keeps
 * what is typed. What the server has filled in is newer, unless the device has the words of the same form: it keeps
 * each letter, and the server what was sent.
 */
export function restoreMessage(section: HTMLElement, issueId: string): void {
  try {
    const { key, content } = fieldsIn(section);
    const [keptKey, text] = keptMessage(issueId) ?? [];
    if (content && text !== undefined && (content.value === '' || keptKey === key?.value)) {
      content.value = text;
      if (key && keptKey) key.value = keptKey;
    }
  } catch {
    // Nothing is kept here.
  }
  section.addEventListener('input', ({ target }) => {
    if (target === fieldsIn(section).content) keepMessage(section, issueId);
  });
}

/** Keeps what the form for messages has; nothing of an empty one. */
export function keepMessage(section: HTMLElement, issueId: string): void {
  const { key, content } = fieldsIn(section);
  if (!content) return;
  const message: DeviceMessage = [key?.value ?? '', content.value];
  try {
    if (content.value === '') localStorage.removeItem(messageName(issueId));
    else localStorage.setItem(messageName(issueId), JSON.stringify(message));
  } catch {
    // The browser keeps nothing, or no more.
  }
}
