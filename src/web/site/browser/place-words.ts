import { noteInstead } from './drop-draft';
import { fieldOf, keyOf } from './report-draft';

/** The parts of the form's page that say where a point is, and which open issues are there. */
const PARTS = ['[data-place]', '[data-place-forms]'];

/** Empties what the form says about a point that is not its place any more. */
export function forgetPlace(form: HTMLFormElement): void {
  for (const part of PARTS) document.querySelector(part)?.replaceChildren();
  const checked = fieldOf(form, 'checked');
  if (checked) checked.value = '';
  delete form.dataset.area;
}

/**
 * Says in words where the point of a form is, and offers the open issues there, as the server renders both.
 * @param accuracy of a point that was just chosen, as a text, empty if unknown; undefined for one of a draft
 */
export async function sayPlace(form: HTMLFormElement, accuracy?: string): Promise<void> {
  const [lat, lng] = [fieldOf(form, 'lat')?.value ?? '', fieldOf(form, 'lng')?.value ?? ''];
  if (lat === '' || lng === '' || !document.querySelector('[data-place]')) return;
  const page = await pageAt(`${form.action}?${new URLSearchParams({ lat, lng }).toString()}`);
  // Another point may have been chosen meanwhile.
  if (!page || fieldOf(form, 'lat')?.value !== lat || fieldOf(form, 'lng')?.value !== lng) return;
  if (!page.querySelector('[data-place]')?.firstElementChild) return;
  for (const part of PARTS)
    document.querySelector(part)?.replaceChildren(...(page.querySelector(part)?.childNodes ?? []));
  const area = document.querySelector<HTMLElement>('[data-place] [data-area]')?.dataset.area;
  if (area) form.dataset.area = area;
  const within = document.querySelector('[data-place] [data-accuracy]');
  if (within) within.textContent = accuracy ?? '';
  // The area is part of the texts that are written from what was chosen.
  form.dispatchEvent(new Event('worded'));
  // The similar issues were shown here, so the server need not ask.
  const checked = fieldOf(form, 'checked');
  if (checked && accuracy !== undefined) checked.value = 'yes';
  for (const same of document.querySelectorAll<HTMLFormElement>('[data-place-forms] form'))
    same.addEventListener('submit', () => noteInstead(keyOf(form)));
}

/** A page of the site; undefined without a network, or if it is an error. */
async function pageAt(url: string): Promise<Document | undefined> {
  try {
    const answer = await fetch(url, { headers: { accept: 'text/html' } });
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : undefined;
  } catch {
    return undefined;
  }
}
