import { render } from 'preact';
import { io } from 'socket.io-client';
import { messageChoice } from '../islands/flag-choices';
import type { IslandProps } from '../islands/island';
import { type ShownMessage, ThreadMessage } from '../islands/thread-message';
import { keepMessage, restoreMessage } from './message-draft';
import { postMessage } from './post-message';

type Props = IslandProps['thread'];

/**
 * A message as the room of its issue receives it, and as GET returns it (docs/api/realtime.md#events-from-the-server).
 */
interface LiveMessage {
  messageId: string;
  content: string;
  author: { userId: string; displayName: string; role: 'citizen' | 'official' | 'admin' };
  reactions: Partial<Record<string, number>>;
  createdAt: string;
  /** Present only on a deleted message. */
  deleted?: true;
}

interface Reacted {
  messageId: string;
  reactions: Partial<Record<string, number>>;
}

/** The messages that arrived while the page is open, below those the server rendered. */
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

  /** Adds messages that are not shown yet, and updates their number. */
  add(messages: readonly LiveMessage[]): void {
    const fresh = messages.filter(({ messageId }) => !document.getElementById(messageId));
    if (fresh.length === 0) return;
    this.list.append(...fresh.map((message) => this.itemOf(message)));
    for (const message of fresh) this.offerToFlag(message);
    this.section.querySelector('.empty')?.remove();
    const heading = this.section.querySelector<HTMLElement>('h2');
    if (!heading) return;
    const count = Number(heading.dataset.count) + fresh.length;
    const { one, other } = this.props.words;
    heading.dataset.count = String(count);
    const text = this.plurals.select(count) === 'one' ? one : other;
    heading.textContent = text.replace('{n}', this.numbers.format(count));
  }

  /**
   * Adds the messages of the page that posting led to, so that one's own message is shown even if its event is late. It
   * is the first page of the thread; if a later page is open, new messages are read separately.
   */
  adopt(page: Document): void {
    if (new URLSearchParams(location.search).has('after'))
      return void this.fillGap(this.last()).catch(() => undefined);
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
    if (words) words.textContent = this.props.frame.words.deleted;
    this.flagTargets()
      ?.querySelector(`option[value="${CSS.escape(messageId)}"]`)
      ?.remove();
  }

  /** Updates the counts of reactions: on buttons if the reader may react, otherwise as text. */
  react({ messageId, reactions }: Reacted): void {
    const element = document.getElementById(messageId);
    const counted = (emoji: string) => `${emoji} ${this.counted(reactions[emoji])}`.trim();
    for (const button of element?.querySelectorAll<HTMLButtonElement>('button[name=emoji]') ?? [])
      button.textContent = counted(button.value);
    const chosen = Object.keys(reactions).filter((emoji) => reactions[emoji]);
    element
      ?.querySelector('[data-reactions]')
      ?.replaceChildren(...chosen.map((emoji) => withText('span', counted(emoji))));
  }

  /** The newest message shown. */
  last(): string | undefined {
    return [...this.section.querySelectorAll('.thread > li')].at(-1)?.id;
  }

  /**
   * Reads the messages that were posted before the connection was open, page by page.
   * @param last the newest message that was shown before joining the room
   */
  async fillGap(last: string | undefined): Promise<void> {
    if (this.section.querySelector('[data-more]')) return;
    const after = last === undefined ? '' : `?lastKey=${last}`;
    const answer = await fetch(`/api/issues/${this.props.issueId}/messages${after}`);
    if (answer.ok) this.add(((await answer.json()) as { data: { items: LiveMessage[] } }).data.items);
  }

  private itemOf(message: LiveMessage): Element {
    const host = document.createElement('ul');
    render(<ThreadMessage frame={this.props.frame} message={this.shown(message)} />, host);
    return host.firstElementChild!;
  }

  private shown({ messageId, author, content, createdAt, reactions, deleted }: LiveMessage): ShownMessage {
    return {
      id: messageId,
      authorId: author.userId,
      name: author.displayName,
      role: author.role,
      createdAt,
      moment: this.moments.format(new Date(createdAt)),
      content,
      isDeleted: deleted ?? false,
      reactions: this.props.emojis.map((emoji) => ({ emoji, count: this.counted(reactions[emoji]) })),
      // Events and lists are those of an anonymous reader.
      mine: null,
    };
  }

  private counted(count: number | undefined): string {
    return count ? this.numbers.format(count) : '';
  }

  /** Adds a message and its author to the targets of the flag form, if the reader has one. */
  private offerToFlag({ messageId, author, content, deleted }: LiveMessage): void {
    const targets = this.flagTargets();
    if (!targets || deleted) return;
    const { userId, displayName } = author;
    targets.add(new Option(messageChoice(displayName, content), messageId));
    if ([...targets.options].some(({ value }) => value === userId)) return;
    targets.add(
      new Option(
        this.props.words.person.replace('{name}', () => displayName),
        userId,
      ),
    );
  }

  private flagTargets(): HTMLSelectElement | null {
    return document.querySelector<HTMLSelectElement>('form[action$="/flag"] [name=target]');
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
  socket.on('connect', () => {
    const last = thread.last();
    socket.emit('issue:join', { issueId: props.issueId }, ({ ok }: { ok: boolean }) => {
      section.dataset.joined = String(ok);
      // Also on the first connection: messages may have been posted since the page was rendered. If this fails, because
      // the network is lost again or the service is busy, the page can be reloaded.
      thread.fillGap(last).catch(() => undefined);
    });
  });
  socket.on('disconnect', () => (section.dataset.joined = 'false'));
  socket.on('message:new', (message: LiveMessage) => thread.add([message]));
  socket.on('message:deleted', (message: { messageId: string }) => thread.remove(message));
  // If it cannot be read again, the page can be reloaded.
  socket.on('issue:redacted', () => {
    import('./redacted').then(({ takeAway }) => takeAway(document)).catch(() => undefined);
  });
  socket.on('message:reaction', (reacted: Reacted) => thread.react(reacted));
  restoreMessage(section, props.issueId, props.words.old);
  section.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!/\/messages$/.test(form.action)) return;
    event.preventDefault();
    void postMessage(form, props.words, {
      isLive: () => section.dataset.joined === 'true',
      posted: () => keepMessage(section, props.issueId),
      shown: (page) => thread.adopt(page),
    });
  });
}
