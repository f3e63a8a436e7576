/** The photos selected last, which are kept when the server answers with the form. */
let chosen: File[] = [];

/** The selected photos. */
export function chosenPhotos(): readonly File[] {
  return chosen;
}

/** Notes what is selected now. */
export function choosePhotos(photos: readonly File[]): void {
  chosen = [...photos];
}

/** The photo field of a form, if it has one; a report has a second one, for the gallery. */
export function photoField(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>('input[type=file]');
}

/** The file fields of a form. */
export function fileFields(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[type=file]')];
}

/** Selects photos in a field. */
export function setPhotos(field: HTMLInputElement, photos: readonly File[]): void {
  const list = new DataTransfer();
  for (const photo of photos) list.items.add(photo);
  field.files = list.files;
}

/**
 * Shows why a photo cannot be sent, as the server shows it, and moves the focus to the field.
 * @param text the reason, with the name of the photo
 */
export function refusePhotos(field: HTMLInputElement, text: string): void {
  acceptPhotos(field);
  const error = document.createElement('p');
  error.className = 'error';
  error.id = `${field.id}-error`;
  error.dataset.gone = '';
  error.setAttribute('role', 'alert');
  error.textContent = text;
  (field.closest('label') ?? field).before(error);
  field.closest('.field')?.classList.add('refused');
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', `${field.id}-hint ${error.id}`);
  field.focus();
}

/** Removes the reason for which photos were refused, as others are selected now. */
export function acceptPhotos(field: HTMLInputElement): void {
  document.getElementById(`${field.id}-error`)?.remove();
  field.closest('.field')?.classList.remove('refused');
  field.removeAttribute('aria-invalid');
  field.setAttribute('aria-describedby', `${field.id}-hint`);
}
