import { render } from 'preact';
import { io } from 'socket.io-client';
import type { IslandProps } from '../islands/island';
import { asksToSignIn, sendForm } from './send-form';

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

/** Shows new messages as they are posted, and posts without leaving the page. */
export function start(section: HTMLElement, props: Props): void {
  const list = document.createElement('ul');
  list.className = 'thread';
  list.setAttribute('aria-live', 'polite');
  const socket = io({ transports: ['websocket', 'polling'] });
  let messages: LiveMessage[] = [];
  const show = () => {
    if (!list.isConnected) section.querySelector('[data-live]')?.replaceWith(list);
    render(<Live {...props} messages={messages} />, list);
  };
  socket.on('connect', () => socket.emit('issue:join', { issueId: props.issueId }));
  socket.on('message:new', (message: LiveMessage) => {
    if (document.getElementById(message.messageId)) return;
    messages = [...messages, message];
    show();
  });
  socket.on('message:deleted', ({ messageId }: { messageId: string }) => {
    const known = messages.find((message) => message.messageId === messageId);
    if (known) {
      messages = messages.map((each) => (each === known ? { ...known, content: props.words.deleted } : each));
      return show();
    }
    const element = document.getElementById(messageId);
    element?.querySelectorAll('form, details').forEach((part) => part.remove());
    const words = element?.querySelector('.words');
    if (words) words.textContent = props.words.deleted;
  });
  socket.on('message:reaction', ({ messageId, reactions }: Reacted) => showReactions(messageId, reactions));
  section.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!/\/messages$/.test(form.action)) return;
    event.preventDefault();
    void post(form, props, socket.connected);
  });
}

interface Reacted {
  messageId: string;
  reactions: Partial<Record<string, number>>;
}

function showReactions(messageId: string, reactions: Reacted['reactions']): void {
  const buttons = document.getElementById(messageId)?.querySelectorAll('button[name=emoji]') ?? [];
  for (const button of buttons as Iterable<HTMLButtonElement>)
    button.textContent = `${button.value} ${reactions[button.value] ?? ''}`.trim();
}

/** Posts a message; whatever goes wrong, the words stay. */
async function post(form: HTMLFormElement, { words }: Props, isLive: boolean): Promise<void> {
  const button = form.querySelector('button');
  if (button?.ariaDisabled === 'true') return;
  if (button) button.ariaDisabled = 'true';
  form.querySelector('[data-lost]')?.remove();
  try {
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const sent = await sendForm(form.action, body);
    if (asksToSignIn(sent) || (sent.hasMoved && !isLive)) return location.assign(sent.url);
    if (sent.hasMoved) return form.reset();
    const refused = sent.page.querySelector(`#thread form[action$="/messages"]`);
    if (refused) form.replaceWith(refused);
    else form.prepend(notice(sent.page.querySelector('main')?.textContent ?? words.lost));
    document.getElementById('content')?.focus();
  } catch {
    form.prepend(notice(words.lost));
  } finally {
    if (button) button.ariaDisabled = null;
  }
}

function notice(text: string): HTMLElement {
  const element = document.createElement('p');
  element.className = 'notice bad';
  element.dataset.lost = '';
  element.setAttribute('role', 'alert');
  element.textContent = text;
  return element;
}
