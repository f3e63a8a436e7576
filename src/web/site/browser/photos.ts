import type { IslandProps } from '../islands/island';
import { acceptPhotos, photoField, refusePhotos, setPhotos } from './photo-choice';
import { PhotoGone, photosToSend } from './scale-photo';

/** Scales the photos of a form on the device when they are selected; sending waits for that. */
export function start(form: HTMLElement, { words }: IslandProps['photos']): void {
  if (!(form instanceof HTMLFormElement)) return;
  const field = photoField(form);
  let scaling: Promise<void> | undefined;
  field?.addEventListener('change', () => {
    acceptPhotos(field);
    const work = scale(field, words.gone).finally(() => {
      if (scaling === work) scaling = undefined;
    });
    scaling = work;
  });
  form.addEventListener('submit', (event) => {
    if (!scaling) return;
    event.preventDefault();
    void scaling.then(() => form.requestSubmit());
  });
}

/**
 * Replaces the selected photos by scaled ones in memory, unless the selection has changed meanwhile. If one cannot be
 * read, none stays selected: the browser could not send it either.
 */
async function scale(field: HTMLInputElement, gone: string): Promise<void> {
  const { files } = field;
  try {
    const photos = await photosToSend([...(files ?? [])]);
    if (field.files === files) setPhotos(field, photos);
  } catch (error) {
    if (!(error instanceof PhotoGone) || field.files !== files) return;
    field.value = '';
    refusePhotos(field, error.says(gone));
  }
}
