import { setTimeout as delay } from 'node:timers/promises';
import { Clock } from '../../../kernel/time/clock';
import { queueFilters } from './queue-filter';
import { QueueCountsService } from './queue-counts.service';
import type { QueueReader } from './queue.queries';
import type { QueueQuestion } from './queue-sql.queries';

class MovedClock extends Clock {
  at = new Date('2026-11-08T10:00:00Z');

  override now(): Date {
    return this.at;
  }
}

/** Longer than what a count may take that is not kept. */
const SLOW_MS = 40;

describe('the counts of queues', () => {
  const clock = new MovedClock();
  const question = (filters: object): QueueQuestion => ({
    city: 'pune',
    filters: queueFilters({ ...filters }),
    scope: {},
    isRareWord: false,
    sort: 'newest',
    holders: null,
    now: clock.now(),
    dayEnd: new Date('2026-11-08T18:30:00Z'),
    from: null,
    to: null,
  });
  /** A service in a city with so many unfinished issues, where every other count takes long. */
  const countsOf = (unfinished: number) => {
    const read: string[] = [];
    const count = async ({ filters: { category } }: QueueQuestion) => {
      read.push(category.join());
      if (category.length > 0) await delay(SLOW_MS);
      return { count: category.length > 0 ? 7 : unfinished, isExact: true };
    };
    return { read, counts: new QueueCountsService({ count } as unknown as QueueReader, clock) };
  };

  it('are read each time where there are no more issues than are counted', async () => {
    const { read, counts } = countsOf(10_000);
    for (let times = 0; times < 2; times++)
      expect(await counts.of(question({ category: 'road' }))).toEqual({ count: 7, isExact: true });
    expect(read).toEqual(['', 'road', '', 'road']);
  });

  it('that take long are kept for half a minute where there are more, for each queue', async () => {
    const { read, counts } = countsOf(10_001);
    await counts.of(question({ category: 'road' }));
    await counts.of(question({ category: 'traffic' }));
    clock.at = new Date(clock.at.getTime() + 29_999);
    expect((await counts.of(question({ category: 'road' }))).count).toBe(7);
    expect(read).toEqual(['', 'road', 'traffic']);
    clock.at = new Date(clock.at.getTime() + 1);
    await counts.of(question({ category: 'road' }));
    expect(read).toEqual(['', 'road', 'traffic', '', 'road']);
  });

  it('are read once for all who ask at the same time', async () => {
    const { read, counts } = countsOf(10_001);
    await Promise.all([1, 2, 3].map(() => counts.of(question({ category: 'road' }))));
    expect(read).toEqual(['', 'road']);
  });

  it('are not kept if reading them fails', async () => {
    let fails = true;
    const count = () =>
      fails ? Promise.reject(new Error('away')) : Promise.resolve({ count: 1, isExact: true });
    const counts = new QueueCountsService({ count } as unknown as QueueReader, clock);
    await expect(counts.of(question({}))).rejects.toThrow('away');
    fails = false;
    expect((await counts.of(question({}))).count).toBe(1);
  });
});
