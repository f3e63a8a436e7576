import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type HttpRequest, send } from '../network/http';

export interface SteadyLoadOptions {
  perSecond: number;
  /** The maximum number of kept-alive connections. */
  connections: number;
  /** The next request. @param n counts from 0 */
  next: (n: number) => HttpRequest;
}

/**
 * Sends requests at a constant rate, whatever the result of earlier ones, over kept-alive connections. The duration of
 * a request counts from the time it was due.
 */
export class SteadyLoad {
  readonly statuses = new Map<number, number>();
  /** The errors of unanswered requests. */
  readonly failures: string[] = [];
  private readonly times: number[] = [];
  private readonly agent: Agent;
  private readonly pending = new Set<Promise<void>>();
  private readonly loop: Promise<void>;
  private over = false;

  constructor(private readonly options: SteadyLoadOptions) {
    // All connections are used, as by a busy proxy.
    this.agent = new Agent({ keepAlive: true, maxSockets: options.connections, scheduling: 'fifo' });
    this.loop = this.run();
  }

  /** The number of answered requests. */
  get count(): number {
    return [...this.statuses.values()].reduce((total, times) => total + times, 0);
  }

  /** Answers with 429, or a status of 500 or higher, by status. */
  get refusals(): string {
    const refused = [...this.statuses].filter(([status]) => status >= 500 || status === 429).sort();
    return refused.map(([status, times]) => `${times}x ${status}`).join(' ') || '0';
  }

  /** The durations in ms of the requests answered since the last call. */
  takeTimes(): number[] {
    return this.times.splice(0);
  }

  /** Sends no more requests. Resolves when the last one is answered. */
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
