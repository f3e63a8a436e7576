import { render } from 'preact';
import { io } from 'socket.io-client';
import type { IslandProps } from '../islands/island';
import { postMessage } from './post-message';

type Props = IslandProps['thread'];

/** A message as everyone in the room of its issue receives it (docs/api/realtime.md). */
interface LiveMessage {
  messageId: string;
  content: string;
  author: { displayName: string; role: 'citizen' | 'official' | 'admin' };
  createdAt: string;
}

/** Messages that came while the page was open. */
function Live({ messages, language, words }: Props & { messages: readonly LiveMessage[] }) {
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const;
  const moments = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, options);
  return (
    <>
      {messages.map(({ messageId, author, content, createdAt }) => (
        <li key={messageId} id={messageId}>
          <p class="facts">
            <strong>{author.displayName}</strong>{' '}
            {author.role !== 'citizen' && <span>{words[author.role]}</span>}{' '}
            <time dateTime={createdAt}>{moments.format(new Date(createdAt))}</time>
          </p>
          <p class="words" dir="auto">
            {content}
          </p>
        </li>
      ))}
    </>
  );
}

/** The messages that came while a page was open, below those the server rendered. */
class LiveThread {
  private readonly list = document.createElement('ul');
  private messages: readonly LiveMessage[] = [];

  constructor(
    private readonly section: HTMLElement,
    private readonly props: Props,
  ) {
    this.list.className = 'thread';
    this.list.setAttribute('aria-live', 'polite');
    section.querySelector('[data-live]')?.replaceWith(this.list);
  }

  add(messages: readonly LiveMessage[]): void {
    this.messages = [
      ...this.messages,
      ...messages.filter(({ messageId }) => !document.getElementById(messageId)),
    ];
    this.show();
  }

  remove({ messageId }: { messageId: string }): void {
    const { deleted } = this.props.words;
    const without = (each: LiveMessage) =>
      each.messageId === messageId ? { ...each, content: deleted } : each;
    this.messages = this.messages.map(without);
    this.show();
    if (this.messages.some((each) => each.messageId === messageId)) return;
    const element = document.getElementById(messageId);
    element?.querySelectorAll('form, details').forEach((part) => part.remove());
    const words = element?.querySelector('.words');
    if (words) words.textContent = deleted;
  }

  /** Reads what was posted while the connection was away; a thread of several pages is read page by page. */
  async fillGap(): Promise<void> {
    const last = [...this.section.querySelectorAll('.thread > li')].at(-1)?.id;
    if (this.section.querySelector('[data-more]')) return;
    const after = last === undefined ? '' : `?lastKey=${last}`;
    const answer = await fetch(`/api/issues/${this.props.issueId}/messages${after}`);
    if (answer.ok) this.add(((await answer.json()) as { data: { items: LiveMessage[] } }).data.items);
  }

  private show(): void {
    render(<Live {...this.props} messages={this.messages} />, this.list);
  }
}

/** Shows new messages as they are posted, and posts without leaving the page. */
export function start(section: HTMLElement, props: Props): void {
  const thread = new LiveThread(section, props);
  const socket = io({ transports: ['websocket', 'polling'] });
  let isFirst = true;
  socket.on('connect', () =>
    socket.emit('issue:join', { issueId: props.issueId }, ({ ok }: { ok: boolean }) => {
      section.dataset.joined = String(ok);
      // The network is lost again, or the service is busy: there is the page to load.
      if (!isFirst) thread.fillGap().catch(() => undefined);
      isFirst = false;
    }),
  );
  socket.on('disconnect', () => (section.dataset.joined = 'false'));
  socket.on('message:new', (message: LiveMessage) => thread.add([message]));
  socket.on('message:deleted', (message: { messageId: string }) => thread.remove(message));
  socket.on('message:reaction', showReactions);
  section.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!/\/messages$/.test(form.action)) return;
    event.preventDefault();
    void postMessage(form, props.words.lost, () => section.dataset.joined === 'true');
  });
}

interface Reacted {
  messageId: string;
  reactions: Partial<Record<string, number>>;
}

function showReactions({ messageId, reactions }: Reacted): void {
  const buttons = document.getElementById(messageId)?.querySelectorAll('button[name=emoji]') ?? [];
  for (const button of buttons as Iterable<HTMLButtonElement>)
    button.textContent = `${button.value} ${reactions[button.value] ?? ''}`.trim();
}
