import { scaledPhoto } from './scale-photo';

/** Scales the photos of a form on the device when they are selected; sending waits for that. */
export function start(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  const input = form.querySelector<HTMLInputElement>('input[type=file]');
  let scaling: Promise<void> | undefined;
  input?.addEventListener('change', () => {
    const work = scale(input).finally(() => {
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

/** Replaces the selected photos by scaled ones, unless the selection has changed meanwhile. */
async function scale(input: HTMLInputElement): Promise<void> {
  const { files } = input;
  const list = new DataTransfer();
  for (const photo of await Promise.all([...(files ?? [])].map(scaledPhoto))) list.items.add(photo);
  if (input.files === files) input.files = list.files;
}
