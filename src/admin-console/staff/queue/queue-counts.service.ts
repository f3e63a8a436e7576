import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time/clock';
import { MAX_COUNT, type QueueCount, QueueReader } from './queue.queries';
import type { QueueQuestion } from './queue-sql.queries';

/** How long a count is kept. */
const KEPT_MS = 30_000;
/** A count that takes longer is kept. */
const CHEAP_MS = 20;
const MAX_KEPT = 1000;

/**
 * Counts queues. Where there are more issues than are counted, a count that no index gives quickly is read once in half
 * a minute, whoever asks.
 */
@Injectable()
export class QueueCountsService {
  private readonly kept = new Map<string, { until: number; count: Promise<QueueCount> }>();

  constructor(
    private readonly reader: QueueReader,
    private readonly clock: Clock,
  ) {}

  /** How many issues a queue has, at most one more than are counted. */
  async of(question: QueueQuestion): Promise<QueueCount> {
    const { holder, status } = question.filters;
    const others = { due: [], ward: [], category: [], channel: [], priority: [], state: [] };
    const unfiltered = { filters: { ...others, holder, status }, from: null, to: null, isRareWord: false };
    const all = { ...question, ...unfiltered };
    const known = await this.once(all, (each) => each.count > MAX_COUNT);
    if (keyOf(all) === keyOf(question)) return known;
    if (known.count <= MAX_COUNT) return this.reader.count(question);
    return this.once(question, (_, tookMs) => tookMs > CHEAP_MS);
  }

  /** The count of a queue, which all who ask meanwhile get, and if it is kept also those who ask afterwards. */
  private once(
    question: QueueQuestion,
    isKept: (count: QueueCount, tookMs: number) => boolean,
  ): Promise<QueueCount> {
    const key = keyOf(question);
    const now = this.clock.now().getTime();
    const known = this.kept.get(key);
    if (known && now < known.until) return known.count;
    const startedAt = performance.now();
    const count = this.reader.count(question);
    const entry = { until: now + KEPT_MS, count };
    this.keep(key, entry, now);
    const forget = () => this.kept.get(key) === entry && this.kept.delete(key);
    count.then((found) => isKept(found, performance.now() - startedAt) || forget(), forget);
    return count;
  }

  private keep(key: string, entry: { until: number; count: Promise<QueueCount> }, now: number): void {
    if (this.kept.size >= MAX_KEPT)
      for (const [old, { until }] of this.kept) if (until <= now) this.kept.delete(old);
    if (this.kept.size >= MAX_KEPT) this.kept.clear();
    this.kept.set(key, entry);
  }
}

/** What the count of a queue depends on besides the issues and the time, which hardly changes while it is kept. */
function keyOf({ city, scope, filters, holders, from, to, dayEnd }: QueueQuestion): string {
  const { holder, due, status, ward, category, channel, priority, state, q } = filters;
  const lists = [holder, due, status, ward, category, channel, priority, state];
  return JSON.stringify([city, scope, lists, q, holders, from, to, dayEnd]);
}
