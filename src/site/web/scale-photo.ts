const MAX_SIDE_PX = 1600;
const QUALITY = 0.85;

/**
 * A photo to be sent: at most 1,600 pixels wide and high, and re-encoded, so that the camera's metadata does not leave
 * the device. A file the browser cannot decode, or that may be an animation, is sent unchanged: the server refuses it,
 * or cleans it before it is stored.
 */
export async function scaledPhoto(photo: File): Promise<File> {
  if (photo.type === 'image/gif') return photo;
  try {
    const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' });
    const scale = Math.min(1, MAX_SIDE_PX / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
    return blob ? new File([blob], 'photo.jpg', { type: 'image/jpeg' }) : photo;
  } catch {
    return photo;
  }
}
