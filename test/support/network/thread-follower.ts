import { Agent, get } from 'node:http';
import type { MessageDto, MessagePageDto } from '../../../src/messages/dto/message.dto';
import type { Envelope } from './client';
import { openSocket, type ThreadSocket } from './socket';

/**
 * A client by docs/api/realtime.md#following-a-thread: it follows a thread by events, and after each reconnect it reads
 * the missed messages by REST, from its last one, while events wait.
 */
export class ThreadFollower {
  readonly messages: string[] = [];
  readonly doubled: string[] = [];
  recoveries = 0;
  private readonly socket: ThreadSocket;
  private readonly known = new Set<string>();
  private waiting: MessageDto[] | undefined = [];
  private round = 0;

  constructor(
    socketUrl: string,
    private readonly restUrl: string,
    private readonly issueId: string,
    private readonly agent: Agent,
  ) {
    this.socket = openSocket(socketUrl, { reconnect: true });
    this.socket.io.reconnectionDelay(50);
    this.socket.io.reconnectionDelayMax(500);
    this.socket.on('connect', () => void this.catchUp());
    this.socket.on('disconnect', () => (this.waiting = []));
    this.socket.on('message:new', (message) => {
      if (this.waiting) this.waiting.push(message);
      else this.receive(message);
    });
  }

  get isLive(): boolean {
    return this.socket.connected && this.waiting === undefined;
  }

  close(): void {
    this.socket.disconnect();
  }

  private async catchUp(): Promise<void> {
    const round = ++this.round;
    this.recoveries++;
    try {
      // It joins the room first, so that new messages arrive as events from now on.
      await this.socket.timeout(15_000).emitWithAck('issue:join', { issueId: this.issueId });
      for (let nextKey: string | null | undefined = this.messages.at(-1); nextKey !== null;) {
        const page = await this.page(nextKey);
        if (round !== this.round) return;
        for (const { messageId } of page.items) this.add(messageId);
        nextKey = page.nextKey;
      }
      for (const message of this.waiting ?? []) this.receive(message);
      this.waiting = undefined;
    } catch {
      // Cut off again; or only the answer was lost, and the connection is open.
      if (round === this.round && this.socket.connected) void this.catchUp();
    }
  }

  /** A message that was just read may also arrive as an event. */
  private receive({ messageId }: MessageDto): void {
    if (!this.known.has(messageId)) this.add(messageId);
  }

  private add(messageId: string): void {
    if (this.known.has(messageId)) this.doubled.push(messageId);
    this.known.add(messageId);
    this.messages.push(messageId);
  }

  private page(lastKey: string | undefined): Promise<MessagePageDto> {
    const query = lastKey === undefined ? '' : `&lastKey=${lastKey}`;
    const url = `${this.restUrl}/api/issues/${this.issueId}/messages?limit=100${query}`;
    return new Promise((done, fail) => {
      get(url, { agent: this.agent }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('error', fail).on('end', () => {
          if (response.statusCode === 200) done((JSON.parse(text) as Envelope<MessagePageDto>).data);
          else fail(new Error(text));
        });
      }).on('error', fail);
    });
  }
}
