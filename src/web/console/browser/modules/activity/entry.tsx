import type { ComponentChildren } from 'preact';
import { icon } from '../../kit/icon';
import { agoOf, momentOf } from '../../kit/format';
import type { Entry } from './activity-calls';
import { type Mentionable, piecesOf } from './mentions';
import { Files } from './note-files';
import { textOf } from '../../words';

const ICONS = { message: 'message-circle', answer: 'megaphone', note: 'eye-off' } as const;
type Written = keyof typeof ICONS;

const isWritten = (kind: string): kind is Written => kind in ICONS;

/** Something that happened to an issue. @param children acts on it, in place of its text while it is changed */
export function EntryItem({
  entry,
  people,
  edited,
  acts,
}: {
  entry: Entry;
  people: readonly Mentionable[];
  /** In place of its text. */
  edited?: ComponentChildren;
  acts?: ComponentChildren;
}) {
  const { kind } = entry;
  const written = isWritten(kind);
  return (
    <li class={`entry ${written ? `entry-${kind}` : 'entry-event'}`}>
      <span class="entry-mark">{icon(written ? ICONS[kind] : 'history')}</span>
      <div class="entry-body">
        {written ? <Head entry={entry} kind={kind} /> : <EventHead entry={entry} />}
        {edited ?? <Words entry={entry} people={people} />}
        <Files files={entry.files ?? []} />
        {acts}
      </div>
    </li>
  );
}

const NAMES: Record<Written, string> = {
  message: textOf('common.message'),
  answer: textOf('issue.answerPublic'),
  note: textOf('issue.noteStaffOnly'),
};

function Head({ entry: { author, unit, question, at, editedAt }, kind }: { entry: Entry; kind: Written }) {
  return (
    <p class="entry-head">
      <strong dir="auto">{unit ?? author?.name ?? textOf('issue.unknown')}</strong>
      <span class={`badge badge-${kind}`}>{NAMES[kind]}</span>
      {question && <span class="badge">{textOf('issue.waitsForTheReporter')}</span>}
      <span class="quiet">
        {unit !== undefined && author && <>{textOf('issue.writtenBy', { name: author.name })} </>}
        <When at={at} />
        {editedAt && textOf('issue.correctedAt', { at: momentOf(editedAt) })}
      </span>
    </p>
  );
}

function EventHead({ entry: { event, at } }: { entry: Entry }) {
  return (
    <p class="entry-head">
      <span dir="auto">{event}</span>
      <span class="quiet">
        <When at={at} />
      </span>
    </p>
  );
}

function When({ at }: { at: string }) {
  return (
    <time dateTime={at} title={momentOf(at)}>
      {agoOf(at)}
    </time>
  );
}

function Words({ entry: { kind, text, deleted }, people }: { entry: Entry; people: readonly Mentionable[] }) {
  if (text === null || text === '') return null;
  if (deleted) return <p class="quiet">{textOf('issue.thisMessageWasDeleted')}</p>;
  if (!isWritten(kind))
    return (
      <p class="words quiet" dir="auto">
        {text}
      </p>
    );
  return (
    <p class="words" dir="auto">
      {kind === 'note'
        ? piecesOf(text, people).map(({ text: piece, isMention }, index) =>
            isMention ? (
              <strong key={index} class="mention">
                {piece}
              </strong>
            ) : (
              piece
            ),
          )
        : text}
    </p>
  );
}
