import { useEffect, useRef, useState } from 'preact/hooks';
import { type PhotoPart, PhotoParts } from '../../../../kit/browser/photo-parts';
import { textOf } from '../../words';

interface Props {
  url: string;
  /** What the photo is. */
  label: string;
  /** Called with all parts after each change. */
  choose: (parts: readonly PhotoPart[]) => void;
}

/** Loads a photo into a canvas. @returns the canvas, its parts, and how many were chosen; null if it cannot be read */
function usePhotoParts({ url, choose }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const parts = useRef<PhotoParts | undefined>(undefined);
  const [count, setCount] = useState<number | null>(0);
  useEffect(() => {
    const photo = new Image();
    photo.src = url;
    photo.decode().then(
      () => {
        if (!canvas.current) return undefined;
        parts.current = new PhotoParts(canvas.current, photo, (chosen) => {
          setCount(chosen.length);
          choose([...chosen]);
        });
        return parts.current.addFaces();
      },
      () => setCount(null),
    );
  }, [url, choose]);
  return { canvas, parts, count };
}

/** A photo whose parts are chosen on a canvas; those where the browser finds faces are chosen already. */
export default function PhotoCanvas(props: Props) {
  const { canvas, parts, count } = usePhotoParts(props);
  if (count === null) return <p role="alert">{textOf('redaction.photoCannotBeShown')}</p>;
  return (
    <>
      <p class="hint" id="photo-how">
        {textOf('redaction.dragOver')}
      </p>
      <canvas
        ref={canvas}
        class="photo-parts"
        role="application"
        aria-label={props.label}
        aria-describedby="photo-how"
      />
      <div class="acts">
        <button type="button" onClick={() => parts.current?.add()}>
          {textOf('redaction.addAPart')}
        </button>
        <button type="button" onClick={() => parts.current?.remove()}>
          {textOf('redaction.removeThePart')}
        </button>
      </div>
      <p role="status">{textOf('redaction.partsToBeCovered', { number: count })}</p>
    </>
  );
}
