import type { MessageForReader } from '../../../messages';
import { queryOf } from '../../forms/form-fields';
import { Refusal, TextArea } from '../../kit/fields';
import { useView } from '../../view';
import { type IssueParts, pathOf, SignInFor } from './parts';

const MAX_MESSAGE = 1000;

/** What people say about an issue, and the form to join them. */
export function Thread({ view, state }: IssueParts) {
  const { t, words, link } = useView();
  const { messages, moreMessages, issue } = view;
  return (
    <section id="thread">
      <h2>{words.count('messages', issue.messageCount)}</h2>
      {messages.length === 0 ? (
        <p class="empty">{t('thread.empty')}</p>
      ) : (
        <ul class="thread">
          {messages.map((message) => (
            <Message message={message} />
          ))}
        </ul>
      )}
      {moreMessages && (
        <p>
          <a href={link(`${pathOf(view)}${queryOf({ after: moreMessages })}#thread`)}>{t('thread.more')}</a>
        </p>
      )}
      {state.actor ? <Form view={view} state={state} /> : <SignInFor view={view} />}
    </section>
  );
}

function Message({ message }: { message: MessageForReader }) {
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
    </li>
  );
}

function Form({ view, state: { typed, problems } }: IssueParts) {
  const { t, link } = useView();
  return (
    <form method="post" action={link(`${pathOf(view)}/messages`)}>
      {problems.content && <Refusal problems={problems} />}
      <TextArea
        name="content"
        label={t('thread.write')}
        value={typed.content}
        problem={problems.content}
        maxLength={MAX_MESSAGE}
        required
      />
      <button type="submit">{t('thread.send')}</button>
    </form>
  );
}
