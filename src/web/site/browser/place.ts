import type { IslandProps } from '../islands/island';
import { addLocate, setPoint } from './locate';
import { fieldOf } from './report-draft';

/** Adds the button that uses the position of the device to a form, and shows a place chosen by its name on the map. */
export function start(element: HTMLElement, { words }: IslandProps['place']): void {
  const form = element.closest('form');
  if (!form) return;
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.className = 'hint';
  element.append(status);
  addLocate(form, status, words, (text) => (status.textContent = text));
  const spot = form.querySelector<HTMLInputElement>('[name=spot]:checked');
  if (spot && fieldOf(form, 'lat')?.value === '') show(form, spot);
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === 'spot') show(form, target);
    if (target.name === 'near') forgetPoint(form);
  });
}

function show(form: HTMLFormElement, { value }: HTMLInputElement): void {
  const [lat = NaN, lng = NaN] = value.split(',').map(Number);
  setPoint(form, { lat, lng });
}

/** What is typed names another place than the position that was chosen. */
function forgetPoint(form: HTMLFormElement): void {
  for (const name of ['lat', 'lng']) {
    const field = fieldOf(form, name);
    if (field) field.value = '';
  }
  for (const spot of form.querySelectorAll<HTMLInputElement>('[name=spot]')) spot.checked = false;
}
