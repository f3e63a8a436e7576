import { useEffect, useState } from 'preact/hooks';
import { icon } from '../../kit/icon';
import { type DraftPhoto, MAX_PHOTOS } from './resolution-draft';
import { textOf } from '../../words';

/** What the service takes. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/gif';

interface PhotosProps {
  photos: readonly DraftPhoto[];
  /** Whether the issue cannot be resolved without one. */
  isNeeded: boolean;
  onChange: (photos: readonly DraftPhoto[]) => void;
}

/** Photos that show what was done, of the camera or of files. They are sent with the note. */
export function ResolutionPhotos({ photos, isNeeded, onChange }: PhotosProps) {
  const room = MAX_PHOTOS - photos.length;
  const add = (files: readonly File[]) =>
    onChange([...photos, ...files.slice(0, room).map((file) => ({ file }))]);
  return (
    <>
      <div class="acts">
        <PhotoButton label={textOf('issue.takePhoto')} isCamera isFull={room === 0} onAdd={add} />
        <PhotoButton label={textOf('issue.addPhotos')} isFull={room === 0} onAdd={add} />
      </div>
      <p class="hint" role="status">
        {hintOf(photos.length, isNeeded)}
      </p>
      {photos.length > 0 && (
        <ul class="plain note-files" aria-label={textOf('common.photos')}>
          {photos.map((photo, index) => (
            <li key={photo.file}>
              <Preview file={photo.file} number={index + 1} />
              <button
                type="button"
                class="icon-only"
                aria-label={textOf('issue.removePhoto', { index: index + 1 })}
                onClick={() => onChange(photos.filter((each) => each !== photo))}
              >
                {icon('x')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function hintOf(count: number, isNeeded: boolean): string {
  if (count === MAX_PHOTOS) return textOf('issue.theseArePhotosThe', { MAXPHOTOS: MAX_PHOTOS });
  return isNeeded && count === 0 ? textOf('issue.aPhotoOfThe') : textOf('issue.photosArePublic');
}

/** A button that chooses photos. @param isCamera whether it opens the camera, on devices that have one */
function PhotoButton({
  label,
  isCamera = false,
  isFull,
  onAdd,
}: {
  label: string;
  isCamera?: boolean;
  isFull: boolean;
  onAdd: (files: File[]) => void;
}) {
  return (
    <label
      class={isCamera ? 'button file-button by-camera' : 'button file-button'}
      aria-disabled={isFull ? 'true' : undefined}
    >
      {icon(isCamera ? 'camera' : 'images')} {label}
      <input
        class="unseen"
        type="file"
        accept={ACCEPT}
        multiple={!isCamera}
        capture={isCamera ? 'environment' : undefined}
        disabled={isFull}
        onChange={({ currentTarget: input }) => {
          onAdd([...(input.files ?? [])]);
          // The same file can be chosen again.
          input.value = '';
        }}
      />
    </label>
  );
}

function Preview({ file, number }: { file: File; number: number }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url === undefined ? null : (
    <img src={url} alt={textOf('issue.photo', { number, name: file.name })} />
  );
}
