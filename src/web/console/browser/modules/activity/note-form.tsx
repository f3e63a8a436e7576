import { type Action, useAction } from '../../kit/actions/use-action';
import { notify } from '../../kit/actions/toast';
import { type Store, useStore } from '../../store';
import { type StaffFile, writeNote } from './activity-calls';
import type { Draft } from './draft';
import { type Mentionable, mentionedIn } from './mentions';
import { AddFiles, Files, MAX_FILES, Sending, useFiles } from './note-files';
import { NoteText } from './note-text';
import { typeInto } from './type-into';
import { WriteForm } from './write-form';
import { partsOf, textOf } from '../../words';

/** The maximum length of a note. */
export const MAX_NOTE = 5000;

interface NoteProps {
  issueId: string;
  draft: Store<Draft>;
  people: readonly Mentionable[];
  field: { current: HTMLTextAreaElement | null };
  onWritten: () => Promise<void>;
}

/** Writes a note with mentions and files. */
export function NoteForm(props: NoteProps) {
  const { draft, people, field } = props;
  const { note, files } = useStore(draft);
  const { act, told, set, setFiles, send } = useNote(props);
  const { sent, add } = useFiles({ issueId: props.issueId, files, act, onFiles: setFiles });
  return (
    <WriteForm
      kind="note"
      says={textOf('issue.onlyCityStaffSee')}
      text={note}
      max={MAX_NOTE}
      submitLabel={textOf('issue.saveTheNote')}
      act={act}
      send={send}
      onPaste={(event) => pastedFiles(event, add)}
      buttons={
        <>
          <AddFiles count={files.length} isBusy={act.isBusy} onAdd={add} />
          <button type="button" title="@" onClick={() => typeInto(field.current, '@')}>
            {partsOf('issue.mention', { key: <kbd>@</kbd> })}
          </button>
        </>
      }
    >
      <NoteText label={textOf('common.note')} text={note} people={people} field={field} onText={set} />
      <Told people={told} />
      <Files files={files} onRemove={(id) => setFiles((now) => now.filter(({ fileId }) => fileId !== id))} />
      <Sending share={sent} />
    </WriteForm>
  );
}

/** The note of a draft: its changes, and how it is sent. */
function useNote({ issueId, draft, people, onWritten }: NoteProps) {
  const act: Action = useAction();
  const told = mentionedIn(draft.get().note, people);
  const change = (changed: Partial<Draft>) => draft.set({ ...draft.get(), ...changed });
  const send = async () => {
    const { note, files } = draft.get();
    const mentions = told.map(({ id }) => id);
    await writeNote(issueId, { text: note.trim(), mentions, fileIds: files.map(({ fileId }) => fileId) });
    notify(textOf('issue.theNoteIsSaved'));
    const now = draft.get();
    // What was written since then stays.
    change({
      note: now.note === note ? '' : now.note,
      files: now.files.filter((file) => !files.includes(file)),
    });
    await onWritten();
  };
  return {
    act,
    told,
    set: (note: string) => change({ note }),
    setFiles: (changed: (files: readonly StaffFile[]) => readonly StaffFile[]) =>
      change({ files: changed(draft.get().files).slice(0, MAX_FILES) }),
    send,
  };
}

/** Who is told of the note. */
function Told({ people }: { people: readonly Mentionable[] }) {
  if (people.length === 0) return null;
  return <p class="hint">{partsOf('issue.tells', { value: people.map(({ label }) => label).join(', ') })}</p>;
}

/** Takes pasted files, such as a picture of the screen. Pasted text goes into the field. */
function pastedFiles(event: ClipboardEvent, add: (files: readonly File[]) => void): void {
  const files = [...(event.clipboardData?.files ?? [])];
  if (files.length === 0) return;
  event.preventDefault();
  add(files);
}
