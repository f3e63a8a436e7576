import { useId, useState } from 'preact/hooks';
import type { Action } from '../../kit/actions/use-action';
import { icon } from '../../kit/icon';
import { Refusal } from '../../refusal';
import { sendFiles, type StaffFile } from './activity-calls';
import { partsOf, textOf } from '../../words';

/** The maximum number of files of a note. */
export const MAX_FILES = 5;

/** What the service takes. */
const ACCEPT = 'image/jpeg,image/png,image/webp,application/pdf';

interface FilesProps {
  issueId: string;
  files: readonly StaffFile[];
  act: Action;
  /** Receives a change of the files as they are by then. */
  onFiles: (change: (files: readonly StaffFile[]) => readonly StaffFile[]) => void;
}

/** Sends files for a note, and shows how much of them was sent. */
export function useFiles({ issueId, files, act, onFiles }: FilesProps) {
  const [sent, setSent] = useState<number>();
  const add = (chosen: readonly File[]) =>
    void act.run(async () => {
      if (chosen.length === 0) return;
      if (files.length + chosen.length > MAX_FILES)
        throw new Refusal(400, [textOf('issue.aNoteHasAt', { MAXFILES: MAX_FILES })]);
      setSent(0);
      try {
        const added = await sendFiles(issueId, chosen, setSent);
        onFiles((now) => [...now, ...added]);
      } finally {
        setSent(undefined);
      }
    });
  return { sent, add };
}

/** The button that chooses files. */
export function AddFiles({
  count,
  isBusy,
  onAdd,
}: {
  count: number;
  isBusy: boolean;
  onAdd: (files: File[]) => void;
}) {
  const id = useId();
  const isFull = count >= MAX_FILES;
  return (
    <label class="button file-button" aria-disabled={isFull || isBusy ? 'true' : undefined}>
      {icon('camera')} {textOf('issue.addPhotosOrPdfs')}
      <input
        class="unseen"
        id={id}
        type="file"
        multiple
        accept={ACCEPT}
        disabled={isFull || isBusy}
        onChange={({ currentTarget: input }) => {
          onAdd([...(input.files ?? [])]);
          // The same file can be chosen again.
          input.value = '';
        }}
      />
    </label>
  );
}

/** How much of the files was sent. */
export function Sending({ share }: { share: number | undefined }) {
  return (
    <p class="hint" role="status">
      {share === undefined
        ? ''
        : share < 1
          ? textOf('issue.sending', { value: Math.round(share * 100) })
          : textOf('issue.sentBeingChecked')}
    </p>
  );
}

/** Files, as pictures where they are. @param onRemove without it, they stay */
export function Files({
  files,
  onRemove,
}: {
  files: readonly StaffFile[];
  onRemove?: (fileId: string) => void;
}) {
  if (files.length === 0) return null;
  return (
    <ul class="plain note-files" aria-label={textOf('issue.files')}>
      {files.map(({ fileId, type, url }, index) => (
        <li key={fileId}>
          {type === 'application/pdf' ? (
            <a href={url} class="pdf" download>
              {icon('download')} {partsOf('issue.pdf', { index: index + 1 })}
            </a>
          ) : (
            <a href={url} target="_blank" rel="noopener">
              <img src={url} alt={textOf('issue.photoOfTheNote', { index: index + 1 })} loading="lazy" />
            </a>
          )}
          {onRemove && (
            <button
              type="button"
              class="icon-only"
              aria-label={textOf('issue.removeFile', { index: index + 1 })}
              onClick={() => onRemove(fileId)}
            >
              {icon('x')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
