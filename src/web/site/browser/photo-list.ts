import { chosenPhotos, choosePhotos, fileFields, setPhotos } from './photo-choice';
import { quietButton } from './locate';

/** Adds photos to those chosen before, and shows all of them. @returns whether there is a new one */
export function addPhotos(form: HTMLFormElement, added: readonly File[], remove: string): boolean {
  const known = chosenPhotos();
  const others = added.filter((photo) => !known.some((each) => isSame(each, photo)));
  usePhotos(form, [...known, ...others], remove);
  return others.length > 0;
}

/** The same file, chosen again; a camera may give each of its photos the same name. */
function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}

/**
 * Chooses photos in place of those chosen before: the first field has all of them.
 * @param remove the text of the button that takes one away, with its `{name}`
 */
export function usePhotos(form: HTMLFormElement, photos: readonly File[], remove: string): void {
  choosePhotos(photos);
  const [first, ...others] = fileFields(form);
  if (!first) return;
  setPhotos(first, photos);
  for (const other of others) other.value = '';
  showPhotos(form, first, remove);
}

function showPhotos(form: HTMLFormElement, field: HTMLInputElement, remove: string): void {
  const list = document.createElement('ul');
  list.className = 'thumbs';
  for (const photo of chosenPhotos()) {
    const picture = document.createElement('img');
    picture.alt = photo.name;
    void thumbnailOf(photo).then((url) => url && (picture.src = url));
    const button = quietButton('×', () => {
      const others = chosenPhotos().filter((each) => each !== photo);
      usePhotos(form, others, remove);
      field.focus();
    });
    button.ariaLabel = remove.replace('{name}', () => photo.name);
    const item = document.createElement('li');
    item.append(picture, button);
    list.append(item);
  }
  const frame = field.closest('.field');
  const before = frame?.querySelector('.thumbs');
  if (before) before.replaceWith(list);
  else frame?.append(list);
}

/** The width of a thumbnail in pixels: twice that of its place on the page. */
const WIDTH = 192;

/** A small picture of a photo, so that a phone does not keep all of its pixels; undefined if it cannot be drawn. */
async function thumbnailOf(photo: File): Promise<string | undefined> {
  try {
    const picture = await createImageBitmap(photo, { resizeWidth: WIDTH, imageOrientation: 'from-image' });
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    picture.close();
    return canvas.toDataURL('image/jpeg', 0.7);
  } catch {
    return undefined;
  }
}
