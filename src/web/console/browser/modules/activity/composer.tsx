import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { IconName } from '../../../../kit/icons';
import type { Schemas } from '../../api';
import { icon } from '../../kit/icon';
import { type Store, useStore } from '../../store';
import { AnswerForm } from './answer-form';
import { openComposer, wantedMode } from './composer-keys';
import type { Draft } from './draft';
import type { Mentionable } from './mentions';
import { NoteForm } from './note-form';
import { textOf } from '../../words';

interface Props {
  issue: Schemas['FeedIssueDetail'];
  /** What the role of the user may write: one of them at least. */
  may: Record<Draft['mode'], boolean>;
  draft: Store<Draft>;
  people: readonly Mentionable[];
  onWritten: () => Promise<void>;
}

/** Writes about an issue: a note, which citizens never see, or an answer to them. */
export function Composer({ issue, draft, people, may, onWritten }: Props) {
  const { mode: chosen, answer } = useStore(draft);
  const mode = may[chosen] ? chosen : may.note ? 'note' : 'answer';
  const field = useRef<HTMLTextAreaElement>(null);
  const isUnseen = issue.hidden || issue.duplicateOf !== null;
  useWantedMode(draft, mode, field);
  return (
    <div class="composer">
      <div class="modes" role="group" aria-label={textOf('issue.whatToWrite')}>
        {may.note && (
          <Mode isChosen={mode === 'note'} mode="note" icon="eye-off" label={textOf('common.note')} />
        )}
        {may.answer && (
          <Mode
            isChosen={mode === 'answer'}
            mode="answer"
            icon="megaphone"
            label={textOf('issue.publicAnswer')}
          />
        )}
      </div>
      {mode === 'note' && (
        <NoteForm issueId={issue.id} draft={draft} people={people} field={field} onWritten={onWritten} />
      )}
      {mode === 'answer' && isUnseen && <p class="composer-form">{textOf('issue.citizensDoNotSee')}</p>}
      {mode === 'answer' && (!isUnseen || answer !== '') && (
        <AnswerForm issue={issue} draft={draft} field={field} onWritten={onWritten} />
      )}
    </div>
  );
}

/** Chooses what to write, and goes to its field. */
function Mode({
  isChosen,
  mode,
  label,
  icon: name,
}: {
  isChosen: boolean;
  mode: Draft['mode'];
  label: string;
  icon: IconName;
}) {
  return (
    <button type="button" aria-pressed={isChosen} onClick={() => openComposer(mode)}>
      {icon(name)} {label}
    </button>
  );
}

/**
 * Takes what the reader wants to write by a key or a button elsewhere on the page. The field has the focus before the
 * next key is pressed.
 */
function useWantedMode(
  draft: Store<Draft>,
  mode: Draft['mode'],
  field: RefObject<HTMLTextAreaElement | null>,
): void {
  const wanted = useStore(wantedMode);
  useLayoutEffect(() => {
    if (!wanted) return;
    if (mode === wanted) {
      wantedMode.set(undefined);
      field.current?.focus();
      field.current?.scrollIntoView({ block: 'nearest' });
    } else draft.set({ ...draft.get(), mode: wanted });
  }, [wanted, mode]);
}
