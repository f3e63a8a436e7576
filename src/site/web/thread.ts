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

interface Reacted {
  messageId: string;
  reactions: Partial<Record<string, number>>;
}

/** The messages that came while a page was open, below those the server rendered. */
class LiveThread {
  private readonly list = document.createElement('ul');
  private readonly moments: Intl.DateTimeFormat;
  private readonly plurals: Intl.PluralRules;
  private readonly numbers = new Intl.NumberFormat('en-IN-u-nu-latn');

  constructor(
    private readonly section: HTMLElement,
    private readonly props: Props,
  ) {
    const { language } = props;
    const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const;
    this.moments = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, options);
    this.plurals = new Intl.PluralRules(language);
    this.list.className = 'thread';
    this.list.setAttribute('aria-live', 'polite');
    section.querySelector('[data-live]')?.replaceWith(this.list);
  }

  /** Shows messages that are not there yet, and how many there are now. */
  add(messages: readonly LiveMessage[]): void {
    const fresh = messages.filter(({ messageId }) => !document.getElementById(messageId));
    if (fresh.length === 0) return;
    this.list.append(...fresh.map((message) => this.itemOf(message)));
    this.section.querySelector('.empty')?.remove();
    const heading = this.section.querySelector<HTMLElement>('h2');
    if (!heading) return;
    const count = Number(heading.dataset.count) + fresh.length;
    const { one, other } = this.props.words;
    heading.dataset.count = String(count);
    const text = this.plurals.select(count) === 'one' ? one : other;
    heading.textContent = text.replace('{n}', this.numbers.format(count));
  }

  /** Shows a message of one's own as the page has it, with what its author can do. */
  adopt(page: Document): void {
    for (const item of this.list.querySelectorAll('li')) {
      const whole = page.getElementById(item.id);
      if (whole && !item.querySelector('form')) item.replaceWith(document.adoptNode(whole));
    }
    const shown = [...page.querySelectorAll<HTMLElement>('#thread .thread > li')];
    const missing = shown.filter(({ id }) => !document.getElementById(id));
    this.list.append(...missing.map((item) => document.adoptNode(item)));
    this.section.querySelector('.empty')?.remove();
    const [here, there] = [this.section, page].map((root) => root.querySelector('h2[data-count]'));
    if (here && there) here.replaceWith(document.adoptNode(there));
  }

  remove({ messageId }: { messageId: string }): void {
    const element = document.getElementById(messageId);
    element?.querySelectorAll('form, details, [data-reactions]').forEach((part) => part.remove());
    const words = element?.querySelector('.words');
    if (words) words.textContent = this.props.words.deleted;
  }

  /** Shows how often each reaction was chosen: on the buttons of whoever may choose, or as text. */
  react({ messageId, reactions }: Reacted): void {
    const element = document.getElementById(messageId);
    const counted = (emoji: string) =>
      `${emoji} ${reactions[emoji] ? this.numbers.format(reactions[emoji]) : ''}`.trim();
    for (const button of element?.querySelectorAll<HTMLButtonElement>('button[name=emoji]') ?? [])
      button.textContent = counted(button.value);
    const chosen = Object.keys(reactions).filter((emoji) => reactions[emoji]);
    element
      ?.querySelector('[data-reactions]')
      ?.replaceChildren(...chosen.map((emoji) => withText('span', counted(emoji))));
  }

  /** Reads what was posted while the connection was away; a thread of several pages is read page by page. */
  async fillGap(): Promise<void> {
    const last = [...this.section.querySelectorAll('.thread > li')].at(-1)?.id;
    if (this.section.querySelector('[data-more]')) return;
    const after = last === undefined ? '' : `?lastKey=${last}`;
    const answer = await fetch(`/api/issues/${this.props.issueId}/messages${after}`);
    if (answer.ok) this.add(((await answer.json()) as { data: { items: LiveMessage[] } }).data.items);
  }

  private itemOf({ messageId, author, content, createdAt }: LiveMessage): HTMLElement {
    const { role } = author;
    const time = withText('time', this.moments.format(new Date(createdAt)));
    time.setAttribute('datetime', createdAt);
    const facts = document.createElement('p');
    facts.className = 'facts';
    facts.append(withText('strong', author.displayName), ' ');
    if (role !== 'citizen') facts.append(withText('span', this.props.words[role]), ' ');
    facts.append(time);
    const words = withText('p', content);
    words.className = 'words';
    words.dir = 'auto';
    const reactions = document.createElement('p');
    reactions.className = 'facts';
    reactions.dataset.reactions = '';
    const item = document.createElement('li');
    item.id = messageId;
    item.append(facts, words, reactions);
    return item;
  }
}

function withText(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
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
  socket.on('message:reaction', (reacted: Reacted) => thread.react(reacted));
  section.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!/\/messages$/.test(form.action)) return;
    event.preventDefault();
    void postMessage(form, props.words.lost, {
      isLive: () => section.dataset.joined === 'true',
      posted: (page) => thread.adopt(page),
    });
  });
}
