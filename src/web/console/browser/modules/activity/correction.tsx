import { useLayoutEffect, useRef } from 'preact/hooks';
import { useAction } from '../../kit/actions/use-action';
import { notify } from '../../kit/actions/toast';
import { Button } from '../../kit/button';
import { type Store, useStore } from '../../store';
import { correctNote, type Entry } from './activity-calls';
import type { Draft } from './draft';
import { type Mentionable, mentionedIn } from './mentions';
import { MAX_NOTE } from './note-form';
import { NoteText } from './note-text';
import { WriteForm } from './write-form';
import { textOf } from '../../words';

/** How long the author corrects a note. */
const CORRECTABLE_MS = 15 * 60_000;

/** Whether an account may correct a note now. */
export function isCorrectable({ kind, author, at }: Entry, accountId: string, now: number): boolean {
  return kind === 'note' && author?.id === accountId && now - new Date(at).getTime() < CORRECTABLE_MS;
}

interface CorrectionProps {
  issueId: string;
  noteId: string;
  draft: Store<Draft>;
  people: readonly Mentionable[];
  onWritten: () => Promise<void>;
}

/** Corrects the text of a note. */
export function Correction(props: CorrectionProps) {
  const { noteId, draft, people } = props;
  const text = useStore(draft).correction?.text ?? '';
  const act = useAction();
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  const set = (correction: Draft['correction']) => draft.set({ ...draft.get(), correction });
  return (
    <WriteForm
      kind="note"
      text={text}
      max={MAX_NOTE}
      submitLabel={textOf('issue.correctTheNote')}
      act={act}
      send={() => send(props, () => set(undefined))}
      buttons={
        <Button isBusy={act.isBusy} onClick={() => set(undefined)}>
          {textOf('common.cancel')}
        </Button>
      }
    >
      <NoteText
        label={textOf('issue.correctedNote')}
        text={text}
        people={people}
        field={field}
        onText={(next) => set({ noteId, text: next })}
      />
    </WriteForm>
  );
}

async function send(
  { issueId, noteId, draft, people, onWritten }: CorrectionProps,
  end: () => void,
): Promise<void> {
  const text = (draft.get().correction?.text ?? '').trim();
  await correctNote(issueId, noteId, { text, mentions: mentionedIn(text, people).map(({ id }) => id) });
  notify(textOf('issue.theNoteIsCorrected'));
  end();
  await onWritten();
}
