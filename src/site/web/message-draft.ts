import { messageName } from './drop-draft';

const FORM = 'form[action$="/messages"]';

/** A message draft: the key of its form, by which it is posted once, and its text. */
type DeviceMessage = [key: string, text: string];

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
    // The browser stores nothing.
  }
  section.addEventListener('input', ({ target }) => {
    if (target === fieldsIn(section).content) keepMessage(section, issueId);
  });
}

/** Stores the text of the message form; removes the draft if it is empty. */
export function keepMessage(section: HTMLElement, issueId: string): void {
  const { key, content } = fieldsIn(section);
  if (!content) return;
  const message: DeviceMessage = [key?.value ?? '', content.value];
  try {
    if (content.value === '') localStorage.removeItem(messageName(issueId));
    else localStorage.setItem(messageName(issueId), JSON.stringify(message));
  } catch {
    // The browser stores nothing, or its storage is full.
  }
}
