import { ANONYMOUS } from '../../../kernel/people/shown-as';
import type { IslandWords } from './island';

/** The properties all messages of a page share. */
export interface ThreadFrame {
  /** The path of the issue in the language of the page; the forms of a message post to paths below it. */
  path: string;
  /** The account of the reader, if they may take part. */
  account?: string;
  /** The accounts under which the reader writes here, with and without their name. */
  own: readonly string[];
  /** Whether the reader may delete other people's messages. */
  removesAll: boolean;
  words: IslandWords<
    'citizen' | 'deleted' | 'official' | 'admin' | 'react' | 'remove' | 'removeNow' | 'takeOut'
  >;
}

/** A message with its time and numbers formatted in the language of the page. */
export interface ShownMessage {
  id: string;
  authorId: string;
  name: string;
  role: 'citizen' | 'official' | 'admin';
  /** ISO 8601. */
  createdAt: string;
  moment: string;
  content: string;
  isDeleted: boolean;
  /** All reactions; the count is empty if nobody chose it. */
  reactions: ReadonlyArray<{ emoji: string; count: string }>;
  /** The reader's own reaction; null if there is none. */
  mine: string | null;
}

/**
 * A message of a thread with its forms for the reader, rendered by the server, or by the browser if it arrives later.
 */
export function ThreadMessage({ frame, message }: { frame: ThreadFrame; message: ShownMessage }) {
  const { path, account, own, removesAll, words } = frame;
  const { id, authorId, name, role, createdAt, moment, content, isDeleted } = message;
  const isOwn = own.includes(authorId);
  const isRemovable = account !== undefined && (removesAll || isOwn);
  return (
    <li id={id}>
      <p class="facts">
        <strong dir="auto">{name === ANONYMOUS ? words.citizen : name}</strong>{' '}
        {role !== 'citizen' && <span>{words[role]}</span>} <time dateTime={createdAt}>{moment}</time>
      </p>
      <p class="words" dir="auto">
        {isDeleted ? words.deleted : content}
      </p>
      {!isDeleted && <Reactions frame={frame} message={message} />}
      {!isDeleted && isRemovable && <Removal frame={frame} id={id} />}
      {!isDeleted && isOwn && (
        <p>
          <a href={`${path}/redaction?of=${id}`}>{words.takeOut}</a>
        </p>
      )}
    </li>
  );
}

/** The reactions to a message: counts, or buttons if the reader may react. */
function Reactions({ frame, message }: { frame: ThreadFrame; message: ShownMessage }) {
  const { path, account, words } = frame;
  const { id, reactions, mine } = message;
  if (account === undefined)
    return (
      <p class="facts" data-reactions>
        {reactions
          .filter(({ count }) => count !== '')
          .map(({ emoji, count }) => (
            <span>
              {emoji} {count}
            </span>
          ))}
      </p>
    );
  return (
    <form method="post" action={`${path}/reaction`} class="reactions">
      <input type="hidden" name="account" value={account} />
      <fieldset>
        <legend class="unseen">{words.react}</legend>
        <input type="hidden" name="message" value={id} />
        <input type="hidden" name="mine" value={mine ?? ''} />
        {reactions.map(({ emoji, count }) => (
          <button type="submit" name="emoji" value={emoji} class="quiet" aria-pressed={emoji === mine}>
            {emoji} {count}
          </button>
        ))}
      </fieldset>
    </form>
  );
}

/** Asks for confirmation before a message is deleted. */
function Removal({ frame: { path, account, words }, id }: { frame: ThreadFrame; id: string }) {
  return (
    <details>
      <summary>{words.remove}</summary>
      <form method="post" action={`${path}/removal`}>
        <input type="hidden" name="account" value={account} />
        <input type="hidden" name="message" value={id} />
        <button type="submit" class="quiet">
          {words.removeNow}
        </button>
      </form>
    </details>
  );
}
