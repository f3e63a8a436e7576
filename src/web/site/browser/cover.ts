import { type PhotoPart, PhotoParts } from '../../kit/browser/photo-parts';
import type { IslandProps } from '../islands/island';

/** Replaces the grid over a photo by a canvas on which its parts are chosen; where the browser finds faces, by them. */
export async function start(form: HTMLElement, { words }: IslandProps['cover']): Promise<void> {
  const photo = form.querySelector('img');
  const grid = form.querySelector('.cells');
  if (!photo || !grid) return;
  // A photo that cannot be shown keeps the grid.
  await photo.decode();
  const canvas = document.createElement('canvas');
  const status = document.createElement('p');
  const fields = document.createElement('span');
  const hint = document.createElement('p');
  status.setAttribute('role', 'status');
  hint.className = 'hint';
  hint.textContent = words.how;
  hint.id = `${form.querySelector<HTMLInputElement>('[name=photo]')?.value ?? ''}-how`;
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', form.querySelector('legend')?.textContent ?? '');
  canvas.setAttribute('aria-describedby', hint.id);
  const parts = new PhotoParts(canvas, photo, (chosen) => {
    status.textContent = words.count.replace('{n}', String(chosen.length));
    fields.replaceChildren(...chosen.map(fieldOf));
  });
  const acts = document.createElement('p');
  acts.className = 'acts';
  acts.append(
    button(words.add, () => parts.add()),
    button(words.remove, () => parts.remove()),
  );
  grid.remove();
  photo.replaceWith(canvas);
  form.querySelector('fieldset')?.append(hint, acts, status, fields);
  await parts.addFaces();
}

/** The field that sends a part. */
function fieldOf({ x, y, width, height }: PhotoPart): HTMLInputElement {
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'parts';
  field.value = [x, y, width, height].map((each) => each.toFixed(4)).join(' ');
  return field;
}

function button(text: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'quiet';
  made.textContent = text;
  made.addEventListener('click', act);
  return made;
}
