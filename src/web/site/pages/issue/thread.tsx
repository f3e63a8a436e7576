import type { Actor } from '../../../../kernel/people/actor';
import { REACTIONS } from '../../../../kernel/reactions';
import { canDeleteMessage, type MessageForReader } from '../../../../messages';
import { queryOf } from '../../forms/form-fields';
import { Refusal, TextArea } from '../../kit/fields';
import type { Words } from '../../i18n/translate';
import { island, type IslandProps } from '../../islands/island';
import { type ShownMessage, type ThreadFrame, ThreadMessage } from '../../islands/thread-message';
import { Day } from '../../kit/issues';
import { PostForm } from '../../kit/post-form';
import { useView } from '../../view';
import type { IssueView } from './issue-view.service';
import { AskedWords, type IssueParts, keyOf, pathOf, ShownBeside, SignInFor } from './parts';

/** The newest answer of the city, which also has its place in the thread. */
export function NewestAnswer({ view: { newestAnswer } }: { view: IssueView }) {
  const { t } = useView();
  if (!newestAnswer) return null;
  return (
    <section class="answer">
      <h2>{t('issue.answer')}</h2>
      <p class="words" dir="auto">
        {newestAnswer.content}
      </p>
      <p class="facts">
        <Day at={newestAnswer.createdAt} />
      </p>
    </section>
  );
}

/** The thread of an issue, and the form for a message. */
export function Thread({ view, state }: IssueParts) {
  const page = useView();
  const { t, words, link } = page;
  const { messages, moreMessages, issue } = view;
  const frame = frameOf(view, state.actor, page);
  const threadIsland = island('thread', {
    issueId: issue.id,
    language: words.language,
    frame,
    emojis: REACTIONS,
    words: scriptWords(t),
  });
  return (
    <section id="thread" {...threadIsland}>
      <h2 data-count={issue.messageCount}>
        {issue.messageCount > 0 ? words.count('messages', issue.messageCount) : t('thread.title')}
      </h2>
      {messages.length === 0 ? (
        <p class="empty">{t('thread.empty')}</p>
      ) : (
        <ul class="thread">
          {messages.map((message) => (
            <ThreadMessage frame={frame} message={shown(message, words)} />
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

function scriptWords(t: ReturnType<typeof useView>['t']): IslandProps['thread']['words'] {
  return {
    lost: t('net.lost'),
    unconfirmed: t('net.unconfirmed'),
    old: t('draft.old'),
    one: t('messages_one'),
    other: t('messages_other'),
    person: t('flag.person'),
  };
}

/** The properties all messages of the page share, for the server and for the script of the thread. */
function frameOf(
  view: IssueView,
  actor: Actor | undefined,
  { t, link, view: { actor: reader } }: ReturnType<typeof useView>,
): ThreadFrame {
  return {
    path: link(pathOf(view)),
    account: actor?.id,
    own: reader ? [reader.id, ...(view.issue.persona ? [view.issue.persona] : [])] : [],
    removesAll: actor !== undefined && canDeleteMessage(actor, { ownerId: '' }),
    words: {
      citizen: t('privacy.citizen'),
      deleted: t('thread.deleted'),
      official: t('role.official'),
      admin: t('role.admin'),
      react: t('thread.react'),
      remove: t('thread.remove'),
      removeNow: t('thread.removeNow'),
      takeOut: t('takeOut.title'),
    },
  };
}

/** A message with its time and numbers formatted in the language of the page. */
function shown(message: MessageForReader, words: Words): ShownMessage {
  const { messageId, author, createdAt, content, deleted, reactions, myReaction } = message;
  return {
    id: messageId,
    authorId: author.userId,
    name: author.displayName,
    role: author.role,
    createdAt: createdAt.toISOString(),
    moment: words.moment(createdAt),
    content,
    isDeleted: deleted,
    reactions: REACTIONS.map((emoji) => ({
      emoji,
      count: reactions[emoji] ? words.number(reactions[emoji]) : '',
    })),
    mine: myReaction,
  };
}

function Form({ view, state }: IssueParts) {
  const { typed, problems } = state;
  const { t } = useView();
  return (
    <PostForm action={`${pathOf(view)}/messages`}>
      {problems.content && <Refusal problems={problems} />}
      <input type="hidden" name="key" value={keyOf(state, 'content')} />
      <TextArea
        name="content"
        label={t('thread.write')}
        value={typed.content}
        problem={problems.content}
        required
      />
      <AskedWords state={state} field="content" />
      <ShownBeside view={view} state={state} field="content" />
      <button type="submit">{t('thread.send')}</button>
    </PostForm>
  );
}
