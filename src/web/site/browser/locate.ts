import type { IslandProps } from '../islands/island';
import type { Point } from '../../../kernel/exif';
import { placeIn } from './exif';
import { chosenPhotos } from './photo-choice';
import { forgetPlace, sayPlace } from './place-words';
import { fieldOf } from './report-draft';

type Words = IslandProps['place']['words'];
type Say = (text: string) => void;

/** A position that is less accurate is not used before the reporter says so: it may be in another ward or city. */
const MAX_ACCURACY_M = 1000;

/** Adds the button that uses the position of the device, after an element of a form. */
export function addLocate(form: HTMLFormElement, after: Element, words: Words, say: Say): void {
  if (!('geolocation' in navigator)) return;
  const button = quietButton(words.locate, () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => take({ form, button }, coords, words, say),
      () => say(words.notFound),
      { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 },
    ),
  );
  after.after(button);
}

/** Uses a position if it is accurate enough, otherwise offers it; says how accurate it is. */
function take(
  { form, button }: { form: HTMLFormElement; button: HTMLButtonElement },
  coords: GeolocationCoordinates,
  words: Words,
  say: Say,
): void {
  const { latitude: lat, longitude: lng, accuracy } = coords;
  form.querySelector('[data-rough]')?.remove();
  const within = (text: string) => text.replace('{n}', lengthOf(accuracy));
  const use = () => {
    setPoint(form, { lat, lng });
    // Some devices do not know it, and say 0.
    say(accuracy > 0 ? `${words.found} ${within(words.within)}` : words.found);
    void sayPlace(form, accuracy > 0 ? `± ${lengthOf(accuracy)}` : '');
  };
  if (!(accuracy > MAX_ACCURACY_M)) return use();
  say(within(words.rough));
  const rough = quietButton(words.useRough, () => {
    rough.remove();
    use();
  });
  rough.dataset.rough = '';
  button.after(rough);
}

/** A length in metres, or kilometres, rounded up, as a text. */
function lengthOf(metres: number): string {
  const format = new Intl.NumberFormat('en-IN-u-nu-latn', { maximumFractionDigits: 1 });
  const whole = Math.ceil(metres);
  return whole < 1000 ? `${whole} m` : `${format.format(Math.ceil(whole / 100) / 10)} km`;
}

/** Enters a position into a form, and says so to its map. */
export function setPoint(form: HTMLFormElement, { lat, lng }: Point): void {
  for (const [name, value] of Object.entries({ lat, lng })) {
    const field = fieldOf(form, name);
    if (field) field.value = value.toFixed(6);
  }
  forgetPlace(form);
  form.dispatchEvent(new Event('input'));
  form.dispatchEvent(new CustomEvent('placed'));
}

/** Offers to use the position a camera wrote into a selected photo. */
export async function offerPlace(
  input: HTMLInputElement,
  form: HTMLFormElement,
  words: IslandProps['report']['words'],
  say: Say,
): Promise<void> {
  form.querySelector('[data-offer]')?.remove();
  for (const photo of chosenPhotos()) {
    const point = await placeIn(photo);
    if (!point) continue;
    const button = quietButton(words.fromPhoto, () => {
      setPoint(form, point);
      button.remove();
      say(words.found);
      void sayPlace(form, '');
    });
    button.dataset.offer = '';
    return input.closest('.field')?.append(button);
  }
}

/** A button for an act of the script. */
export function quietButton(text: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'quiet';
  button.textContent = text;
  button.addEventListener('click', act);
  return button;
}
