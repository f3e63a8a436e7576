import { LimitReached } from '../api/limit-reached';
import { Busy } from '../platform/http/domain-error';
import { PictureTurns } from './picture-turns';

/** Turns with a clock of their own, and pictures that are done when the test says so. */
class Bench {
  nowMs = 0;
  readonly turns = new PictureTurns(() => this.nowMs);
  /** The pictures in process, in the order they began. */
  readonly running: string[] = [];
  readonly refused: Array<[name: string, error: unknown]> = [];
  private readonly ends = new Map<string, () => void>();

  send(name: string, owner: string, isHeavy = false): void {
    this.turns
      .take({ owner, isHeavy }, () => {
        this.running.push(name);
        return new Promise<void>((done) => this.ends.set(name, done));
      })
      .catch((error: unknown) => this.refused.push([name, error]));
  }

  async sendMany(count: number, owner: string): Promise<void> {
    for (let n = 1; n <= count; n++) this.send(`${owner}${n}`, owner);
    await settled();
  }

  /** Ends a picture that took the given time, and waits until the next one has begun. */
  async end(name: string, tookMs = 1000): Promise<void> {
    this.nowMs += tookMs;
    this.running.splice(this.running.indexOf(name), 1);
    this.ends.get(name)?.();
    await settled();
  }
}

const settled = () => new Promise<void>((done) => setImmediate(done));

describe('the turns of pictures', () => {
  let bench: Bench;
  beforeEach(() => (bench = new Bench()));

  it('begin the picture of another owner at once, whatever one owner has waiting', async () => {
    await bench.sendMany(20, 'greedy');
    expect(bench.running).toEqual(['greedy1']);
    bench.send('other', 'other');
    await settled();
    expect(bench.running).toEqual(['greedy1', 'other']);
    expect(bench.refused).toEqual([]);
  });

  it('give the next turn to the owner who used the least time, in the order of arrival', async () => {
    await bench.sendMany(3, 'a');
    await bench.sendMany(2, 'b');
    bench.send('c1', 'c');
    await bench.end('a1', 5000);
    expect(bench.running).toEqual(['b1', 'c1']);
    // It took six seconds by now, and the first one of the other owner five.
    await bench.end('b1', 1000);
    expect(bench.running).toEqual(['c1', 'a2']);
    await bench.end('c1');
    expect(bench.running).toEqual(['a2', 'b2']);
  });

  it('process no two heavy pictures at once, and others beside one', async () => {
    bench.send('heavy1', 'a', true);
    bench.send('heavy2', 'b', true);
    bench.send('light', 'c');
    await settled();
    expect(bench.running).toEqual(['heavy1', 'light']);
    await bench.end('light');
    expect(bench.running).toEqual(['heavy1']);
    await bench.end('heavy1');
    expect(bench.running).toEqual(['heavy2']);
  });

  it('refuse the 21st waiting picture of an owner, with when to try again', async () => {
    await bench.sendMany(21, 'a');
    expect(bench.refused).toEqual([]);
    bench.send('last', 'a');
    await settled();
    expect(bench.refused).toEqual([['last', expect.any(LimitReached)]]);
    expect((bench.refused[0]?.[1] as LimitReached).retryAfterS).toBeGreaterThan(0);
  });

  it('refuse an owner who used a minute, until a quarter of the time since makes up for it', async () => {
    await bench.sendMany(3, 'a');
    await bench.end('a1', 59_000);
    expect(bench.running).toEqual(['a2']);
    await bench.end('a2', 21_000);
    // 80 s were used, of which a quarter of the 21 s counts no more: the waiting one is refused, and so is a new one.
    bench.send('a4', 'a');
    await settled();
    expect(bench.refused.map(([name, error]) => [name, error instanceof LimitReached])).toEqual([
      ['a3', true],
      ['a4', true],
    ]);
    const { retryAfterS } = bench.refused[1]![1] as LimitReached;
    bench.send('b1', 'b');
    await settled();
    expect(bench.running).toEqual(['b1']);
    bench.nowMs += retryAfterS * 1000;
    bench.send('a5', 'a');
    await settled();
    expect(bench.running).toEqual(['b1', 'a5']);
  });

  it('make room for others in a full queue at the cost of whoever has the most waiting', async () => {
    for (let owner = 0; owner < 10; owner++) await bench.sendMany(owner < 2 ? 21 : 20, `many${owner}-`);
    expect(bench.refused).toEqual([]);
    bench.send('other', 'other');
    await settled();
    expect(bench.refused).toEqual([[expect.stringMatching(/^many\d-/), expect.any(LimitReached)]]);
  });

  it('refuse a newcomer as busy if everybody in the full queue has one waiting', async () => {
    for (let owner = 0; owner < 202; owner++) bench.send(`p${owner}`, `person ${owner}`);
    await settled();
    expect(bench.refused).toEqual([]);
    bench.send('late', 'late');
    await settled();
    expect(bench.refused).toEqual([['late', expect.any(Busy)]]);
  });

  it('continue after a picture that fails', async () => {
    const failed = bench.turns.take({ owner: 'a', isHeavy: true }, () => Promise.reject(new Error('broken')));
    bench.send('next', 'a', true);
    await expect(failed).rejects.toThrow('broken');
    await settled();
    expect(bench.running).toEqual(['next']);
  });
});
