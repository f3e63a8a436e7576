import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Envelope } from '../network/client';
import { type HttpAnswer, send } from '../network/http';

/** The pause of a writer after a 503, or a refused connection. */
const PAUSE_MS = 100;
const OUTAGE_TIMEOUT_MS = 60_000;

/** A thing to be written once, however often it is requested. */
interface Write {
  key: string;
  /** The index of the writer. */
  writer: number;
  path: string;
  body: Record<string, string>;
}

/** The content of the answer to a write. */
interface Acknowledged extends Write {
  id: string;
}

export interface Writer {
  /** The headers of the writer. */
  headers: Record<string, string>;
  /** The loopback address it sends from. */
  from: string;
}

/**
 * Clients that report issues and post messages in one thread all the time, each over a kept-alive connection from its
 * own address, with an Idempotency-Key; unanswered requests are repeated later.
 */
export class Writers {
  /** The number of answers by status. */
  readonly statuses = new Map<number, number>();
  /** The errors of unanswered requests. */
  readonly unanswered: string[] = [];
  private longest = 0;
  private readonly acknowledged: Acknowledged[] = [];
  private readonly open: Write[] = [];
  private readonly upvoted: string[] = [];
  private readonly loops: Array<Promise<void>>;
  private readonly agents: Agent[];
  private over = false;
  private lastAt = 0;

  /**
   * @param name distinguishes their writes from others
   * @param thread the issue in whose thread they post
   */
  constructor(
    private readonly name: string,
    private readonly url: string,
    private readonly thread: string,
    private readonly writers: readonly Writer[],
  ) {
    this.agents = writers.map(() => new Agent({ keepAlive: true, maxSockets: 1 }));
    this.loops = writers.map((_, writer) => this.loop(writer));
  }

  /** The number of acknowledged writes. */
  get count(): number {
    return this.acknowledged.length;
  }

  /** The duration of the longest request, in ms. */
  get maxMs(): number {
    return Math.round(this.longest);
  }

  /** Answers with a status of 500 or higher, by status, as text. */
  get failures(): string {
    const failed = [...this.statuses].filter(([status]) => status >= 500).sort();
    return failed.map(([status, times]) => `${times}x ${status}`).join(' ') || '0';
  }

  /** Waits for the next success. @returns how many ms that took */
  async nextSuccess(): Promise<number> {
    const since = performance.now();
    while (this.lastAt < since) {
      if (performance.now() - since > OUTAGE_TIMEOUT_MS) throw new Error('nothing was written any more');
      await delay(2);
    }
    return this.lastAt - since;
  }

  /** Stops the loops, and repeats unanswered requests with their keys until they are answered. */
  async settle(): Promise<void> {
    this.over = true;
    await Promise.all(this.loops);
    await Promise.all(this.writers.map((_, writer) => this.repeat(writer)));
    for (const agent of this.agents) agent.destroy();
  }

  /** Compares the acknowledged writes with the stored data. @param sql reads the database */
  async compare(sql: (text: string) => Promise<Array<Record<string, unknown>>>) {
    const rows = (await sql(
      `select id, title as key from issues where title like 'Written when ${this.name}, %'
       union all select id, content from messages where content like 'Written when ${this.name}, %'`,
    )) as Array<{ id: string; key: string }>;
    const ids = new Set(rows.map(({ id }) => id));
    const upvotes = await sql('select issue_id from issue_upvotes');
    const kept = new Set(upvotes.map(({ issue_id }) => issue_id));
    return {
      lost:
        this.acknowledged.filter(({ id }) => !ids.has(id)).length +
        this.upvoted.filter((issue) => !kept.has(issue)).length,
      doubled: rows.length - new Set(rows.map(({ key }) => key)).size,
      /** Stored effects minus acknowledged ones; both directions are wrong. */
      surplus: rows.length - this.acknowledged.length,
    };
  }

  private async repeat(writer: number): Promise<void> {
    for (const write of this.open.filter((each) => each.writer === writer)) {
      const deadline = performance.now() + OUTAGE_TIMEOUT_MS;
      let answer = await this.ask(write);
      while (answer?.status === 503 && performance.now() < deadline) {
        await delay(PAUSE_MS);
        answer = await this.ask(write);
      }
      if (answer?.status !== 201) throw new Error(`${write.key} repeated: ${answer?.status} ${answer?.text}`);
      this.acknowledge(write, answer);
    }
  }

  private async loop(writer: number): Promise<void> {
    for (let i = 0; !this.over; i++) {
      const write = this.next(writer, i);
      const answer = await this.ask(write);
      if (answer?.status === 201) {
        const { id } = this.acknowledge(write, answer);
        if (write.path === '/api/issues') await this.upvote(id, writer);
      } else {
        this.open.push(write);
        await delay(PAUSE_MS);
      }
    }
  }

  private next(writer: number, i: number): Write {
    const key = `Written when ${this.name}, ${writer}-${i}`;
    if (i % 2 === 0)
      return { key, writer, path: `/api/issues/${this.thread}/messages`, body: { content: key } };
    const body = {
      title: key,
      description: 'Dark for more than a week now',
      city: 'mumbai',
      category: 'road',
      priority: 'low',
    };
    return { key, writer, path: '/api/issues', body };
  }

  private ask({ key, writer, path, body }: Write) {
    return this.post(path, writer, { 'idempotency-key': key.replaceAll(/\W+/g, '-') }, body);
  }

  /** Upvotes a reported issue once: an upvote has no key, so an unanswered one is not repeated. */
  private async upvote(issue: string, writer: number): Promise<void> {
    const answer = await this.post(`/api/issues/${issue}/upvote`, writer, {});
    if (answer?.status === 200) this.upvoted.push(issue);
  }

  private async post(path: string, writer: number, headers: Record<string, string>, body?: object) {
    const { headers: own, from } = this.writers[writer]!;
    const since = performance.now();
    const answer = await send<Envelope<Record<string, string>>>({
      method: 'POST',
      url: this.url + path,
      headers: { ...own, ...headers, ...(body && { 'content-type': 'application/json' }) },
      payload: body && JSON.stringify(body),
      from,
      agent: this.agents[writer],
    }).catch((error: unknown) => void this.unanswered.push(String(error)));
    this.longest = Math.max(this.longest, performance.now() - since);
    if (answer) this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
    return answer;
  }

  private acknowledge(write: Write, answer: HttpAnswer<Envelope<Record<string, string>>>): Acknowledged {
    this.lastAt = performance.now();
    const { issueId = '', messageId } = answer.body.data;
    const acknowledged = { ...write, id: messageId ?? issueId };
    this.acknowledged.push(acknowledged);
    return acknowledged;
  }
}
