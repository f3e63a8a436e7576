import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type HttpRequest, send } from './http';

export interface SteadyLoadOptions {
  perSecond: number;
  /** How many kept-alive connections there are at most. */
  connections: number;
  /** The next request. @param n counts from 0 */
  next: (n: number) => HttpRequest;
}

/**
 * Sends requests at an even rate, whatever becomes of those before, over kept-alive connections. How long one takes
 * counts from the moment it was due.
 */
export class SteadyLoad {
  readonly statuses = new Map<number, number>();
  /** What became of requests that were not answered. */
  readonly failures: string[] = [];
  private readonly times: number[] = [];
  private readonly agent: Agent;
  private readonly pending = new Set<Promise<void>>();
  private readonly loop: Promise<void>;
  private over = false;

  constructor(private readonly options: SteadyLoadOptions) {
    // All its connections are in use, as those of a busy proxy are.
    this.agent = new Agent({ keepAlive: true, maxSockets: options.connections, scheduling: 'fifo' });
    this.loop = this.run();
  }

  /** How many were answered. */
  get count(): number {
    return [...this.statuses.values()].reduce((total, times) => total + times, 0);
  }

  /** Answers of 500 and above, and of 429, by status. */
  get refusals(): string {
    const refused = [...this.statuses].filter(([status]) => status >= 500 || status === 429).sort();
    return refused.map(([status, times]) => `${times}x ${status}`).join(' ') || '0';
  }

  /** How long the requests took, in ms, that were answered since this was asked before. */
  takeTimes(): number[] {
    return this.times.splice(0);
  }

  /** No request begins any more. Resolves when the last is answered. */
  async stop(): Promise<void> {
    this.over = true;
    await this.loop;
    await Promise.all(this.pending);
    this.agent.destroy();
  }

  private async run(): Promise<void> {
    const startedAt = performance.now();
    for (let n = 0; !this.over; n++) {
      const due = startedAt + (n * 1000) / this.options.perSecond;
      const early = due - performance.now();
      if (early > 1) await delay(early);
      const request = this.one(this.options.next(n), Math.max(due, performance.now() - 1000));
      this.pending.add(request);
      void request.finally(() => this.pending.delete(request));
    }
  }

  private async one(request: HttpRequest, due: number): Promise<void> {
    try {
      const { status } = await send({ agent: this.agent, ...request });
      this.times.push(performance.now() - due);
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    } catch (error) {
      this.failures.push(`${request.method} ${request.url}: ${String(error)}`);
    }
  }
}
