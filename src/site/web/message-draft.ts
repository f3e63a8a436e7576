import { messageName } from './drop-draft';

const FORM = 'form[action$="/messages"]';

/** The field a message is written into, or null for whoever may not. */
function fieldIn(section: HTMLElement): HTMLTextAreaElement | null {
  return section.querySelector<HTMLTextAreaElement>(`${FORM} [name=content]`);
}

/**
 * Keeps a message that is being written on this device, for the account and the issue it is written with, and fills it
 * in again; what the server has filled in is newer.
 */
export function keepMessage(section: HTMLElement, issueId: string): void {
  try {
    const field = fieldIn(section);
    if (field?.value === '') field.value = localStorage.getItem(messageName(issueId)) ?? '';
  } catch {
    // Nothing is kept here.
  }
  section.addEventListener('input', ({ target }) => {
    const field = fieldIn(section);
    if (field === null || target !== field) return;
    try {
      if (field.value === '') forgetMessage(issueId);
      else localStorage.setItem(messageName(issueId), field.value);
    } catch {
      // The browser keeps nothing, or no more.
    }
  });
}

/** Forgets a message that is posted. */
export function forgetMessage(issueId: string): void {
  try {
    localStorage.removeItem(messageName(issueId));
  } catch {
    // Nothing was kept.
  }
}
