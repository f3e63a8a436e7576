import type { Actor } from '../../../kernel/actor';
import { type Reaction, REACTIONS } from '../../../kernel/reactions';
import { canDeleteMessage, type MessageForReader } from '../../../messages';
import { queryOf } from '../../forms/form-fields';
import { Refusal, TextArea } from '../../kit/fields';
import { island } from '../../islands/island';
import { PostForm } from '../../kit/post-form';
import { useView } from '../../view';
import type { IssueView } from './issue-view.service';
import { type IssueParts, pathOf, SignInFor } from './parts';

const MAX_MESSAGE = 1000;

/** What people say about an issue, and the form to join them. */
export function Thread({ view, state }: IssueParts) {
  const { t, words, link } = useView();
  const { messages, moreMessages, issue } = view;
  const threadIsland = island('thread', {
    issueId: issue.id,
    language: words.language,
    words: {
      lost: t('net.lost'),
      deleted: t('thread.deleted'),
      official: t('role.official'),
      admin: t('role.admin'),
      one: t('messages_one'),
      other: t('messages_other'),
    },
  });
  return (
    <section id="thread" {...threadIsland}>
      <h2 data-count={issue.messageCount}>{words.count('messages', issue.messageCount)}</h2>
      {messages.length === 0 ? (
        <p class="empty">{t('thread.empty')}</p>
      ) : (
        <ul class="thread">
          {messages.map((message) => (
            <Message view={view} message={message} actor={state.actor} />
          ))}
        </ul>
      )}
      <div data-live />
      {moreMessages && (
        <p data-more>
          <a href={link(`${pathOf(view)}${queryOf({ after: moreMessages })}#thread`)}>{t('thread.more')}</a>
        </p>
      )}
      {state.actor ? <Form view={view} state={state} /> : <SignInFor view={view} />}
    </section>
  );
}

function Message({ view, message, actor }: { view: IssueView; message: MessageForReader; actor?: Actor }) {
  const { t, words } = useView();
  const { author, createdAt, content, deleted } = message;
  return (
    <li id={message.messageId}>
      <p class="facts">
        <strong>{author.displayName}</strong>{' '}
        {author.role !== 'citizen' && <span>{t(`role.${author.role}`)}</span>}{' '}
        <time dateTime={createdAt.toISOString()}>{words.moment(createdAt)}</time>
      </p>
      <p class="words" dir="auto">
        {deleted ? t('thread.deleted') : content}
      </p>
      {!deleted && <Reactions view={view} message={message} canReact={actor !== undefined} />}
      {!deleted && actor && canDeleteMessage(actor, { authorId: author.userId }) && (
        <Removal view={view} message={message} />
      )}
    </li>
  );
}

/** The reactions to a message: counts, or buttons for whoever may choose. */
function Reactions({
  view,
  message: { messageId, reactions, myReaction },
  canReact,
}: {
  view: IssueView;
  message: MessageForReader;
  canReact: boolean;
}) {
  const { t, words } = useView();
  const counted = (emoji: Reaction) => (reactions[emoji] ? words.number(reactions[emoji]) : '');
  if (!canReact)
    return (
      <p class="facts" data-reactions>
        {REACTIONS.filter((emoji) => reactions[emoji]).map((emoji) => (
          <span>
            {emoji} {counted(emoji)}
          </span>
        ))}
      </p>
    );
  return (
    <PostForm action={`${pathOf(view)}/reaction`} class="reactions">
      <fieldset>
        <legend class="unseen">{t('thread.react')}</legend>
        <input type="hidden" name="message" value={messageId} />
        <input type="hidden" name="mine" value={myReaction ?? ''} />
        {REACTIONS.map((emoji) => (
          <button type="submit" name="emoji" value={emoji} class="quiet" aria-pressed={emoji === myReaction}>
            {emoji} {counted(emoji)}
          </button>
        ))}
      </fieldset>
    </PostForm>
  );
}

/** Asks before a message is deleted. */
function Removal({ view, message }: { view: IssueView; message: MessageForReader }) {
  const { t } = useView();
  return (
    <details>
      <summary>{t('thread.remove')}</summary>
      <PostForm action={`${pathOf(view)}/removal`}>
        <input type="hidden" name="message" value={message.messageId} />
        <button type="submit" class="quiet">
          {t('thread.removeNow')}
        </button>
      </PostForm>
    </details>
  );
}

function Form({ view, state: { key, typed, problems } }: IssueParts) {
  const { t } = useView();
  return (
    <PostForm action={`${pathOf(view)}/messages`}>
      {problems.content && <Refusal problems={problems} />}
      <input type="hidden" name="key" value={key} />
      <TextArea
        name="content"
        label={t('thread.write')}
        value={typed.content}
        problem={problems.content}
        maxLength={MAX_MESSAGE}
        required
      />
      <button type="submit">{t('thread.send')}</button>
    </PostForm>
  );
}
