import { useEffect, useRef, useState } from 'preact/hooks';
import { type PhotoPart, PhotoParts } from '../../../../kit/browser/photo-parts';

const WORDS = {
  how: 'Drag over what nobody should see. By keyboard: Enter adds a part, the arrows move it, Shift and the arrows change its size, the space bar goes to the next part, Delete removes it.',
  count: 'Parts that will be covered: {n}',
  add: 'Add a part',
  remove: 'Remove the chosen part',
  unreadable: 'The photo cannot be shown.',
};

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
  if (count === null) return <p role="alert">{WORDS.unreadable}</p>;
  return (
    <>
      <p class="hint" id="photo-how">
        {WORDS.how}
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
          {WORDS.add}
        </button>
        <button type="button" onClick={() => parts.current?.remove()}>
          {WORDS.remove}
        </button>
      </div>
      <p role="status">{WORDS.count.replace('{n}', String(count))}</p>
    </>
  );
}
