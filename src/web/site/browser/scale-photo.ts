const MAX_SIDE_PX = 1600;
/** The shorter side of a long picture, such as a screenshot of a whole page: its text must stay readable. */
const LEGIBLE_SIDE_PX = 720;
/** Browsers draw nothing on a longer canvas, and the service refuses longer pictures. */
const MAX_LONG_SIDE_PX = 16_000;
const QUALITY = 0.85;

/** A chosen photo that cannot be read: it was moved, deleted or changed since, or its card was taken out. */
export class PhotoGone extends Error {
  constructor(readonly photo: File) {
    super(photo.name);
  }

  /** A text about it. @param text with the placeholder `{name}` */
  says(text: string): string {
    return text.replace('{name}', () => this.photo.name);
  }
}

/**
 * The photos of a form as they are sent, in memory: what is stored or sent later does not depend on the files any more.
 * One after the other, as a phone has little memory.
 * @param begin called before each, with its number
 * @throws PhotoGone
 */
export async function photosToSend(
  chosen: readonly File[],
  begin: (number: number) => void = () => undefined,
): Promise<File[]> {
  const photos: File[] = [];
  for (const photo of chosen) {
    begin(photos.length + 1);
    photos.push(await scaledPhoto(await inMemory(photo)));
  }
  return photos;
}

/** A copy of a file in memory. @throws PhotoGone */
export async function inMemory(photo: File): Promise<File> {
  try {
    return new File([await photo.arrayBuffer()], photo.name, { type: photo.type });
  } catch {
    throw new PhotoGone(photo);
  }
}

/**
 * A photo to be sent: at most 1,600 pixels wide and high, unless it is long, and re-encoded, so that the camera's
 * metadata does not leave the device. Transparent parts become white, as JPEG has none. A file the browser cannot
 * decode, or that may be an animation, is sent unchanged: the server refuses it, or cleans it before it is stored.
 */
export async function scaledPhoto(photo: File): Promise<File> {
  if (photo.type === 'image/gif') return photo;
  try {
    const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' });
    const canvas = document.createElement('canvas');
    const scale = scaleOf(picture);
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return photo;
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
    const name = `${photo.name.replace(/\.[^.]*$/, '')}.jpg`;
    return blob ? new File([blob], name, { type: 'image/jpeg' }) : photo;
  } catch {
    return photo;
  }
}

function scaleOf({ width, height }: ImageBitmap): number {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  const wanted = Math.max(MAX_SIDE_PX / longer, LEGIBLE_SIDE_PX / shorter);
  return Math.min(1, wanted, MAX_LONG_SIDE_PX / longer);
}
