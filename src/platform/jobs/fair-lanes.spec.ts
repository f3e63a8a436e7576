import { FairLanes, type LaneWork } from './fair-lanes';

const HOUR_MS = 3_600_000;
const LIMITS = { lanes: 2, perTurn: 2, turnMs: HOUR_MS, runMs: HOUR_MS };

/** Receivers with how much waits for each; whoever was sent something longest ago is first. */
class Waiting {
  readonly sent: string[] = [];
  readonly broken: string[] = [];
  /** Done before each sending. */
  before: (receiver: string, signal: AbortSignal) => Promise<void> = () => Promise.resolve();

  constructor(private readonly left: Record<string, number>) {}

  readonly work: LaneWork = {
    due: (busy, free) =>
      Promise.resolve(
        Object.keys(this.left)
          .filter((receiver) => this.left[receiver]! > 0 && !busy.includes(receiver))
          .sort((one, other) => this.sent.lastIndexOf(one) - this.sent.lastIndexOf(other))
          .slice(0, free),
      ),
    sendNext: async (receiver, signal) => {
      if (this.left[receiver] === 0) return false;
      await this.before(receiver, signal);
      this.left[receiver]!--;
      this.sent.push(receiver);
      return true;
    },
    onBroken: (receiver) => this.broken.push(receiver),
  };
}

describe('lanes', () => {
  it('send all there is, to each no more in a turn than is allowed', async () => {
    const waiting = new Waiting({ a: 5, b: 1, c: 1 });
    await new FairLanes().run(waiting.work, LIMITS);
    expect([...waiting.sent].sort()).toEqual(['a', 'a', 'a', 'a', 'a', 'b', 'c']);
    expect(waiting.sent.indexOf('c')).toBeLessThan(waiting.sent.lastIndexOf('a'));
  });

  it('are held by one that is slow alone, while others are sent what they wait for', async () => {
    const waiting = new Waiting({ slow: 1, b: 3, c: 3 });
    let go = () => undefined as void;
    const released = new Promise<void>((done) => (go = done));
    waiting.before = async (receiver) => {
      if (receiver === 'slow') await released;
      else if (waiting.sent.length === 5) go();
    };
    await new FairLanes().run(waiting.work, LIMITS);
    expect(waiting.sent).toHaveLength(7);
    expect(waiting.sent.indexOf('slow')).toBeGreaterThanOrEqual(5);
  });

  it('leave one whose turn fails to the next run, and go on with others', async () => {
    const waiting = new Waiting({ bad: 2, b: 2 });
    waiting.before = (receiver) =>
      receiver === 'bad' ? Promise.reject(new Error('no such column')) : Promise.resolve();
    await new FairLanes().run(waiting.work, LIMITS);
    expect([waiting.sent, waiting.broken]).toEqual([['b', 'b'], ['bad']]);
  });

  it('end with the error by which the database is away', async () => {
    const waiting = new Waiting({ a: 2, b: 2, c: 2 });
    const outage = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    waiting.before = () => Promise.reject(outage);
    await expect(new FairLanes().run(waiting.work, LIMITS)).rejects.toBe(outage);
    expect([waiting.sent, waiting.broken]).toEqual([[], []]);
  });

  it('take nothing on any more once they are stopped, in this run or another', async () => {
    const waiting = new Waiting({ a: 9, b: 9 });
    const lanes = new FairLanes();
    waiting.before = () => Promise.resolve(lanes.stop());
    await lanes.run(waiting.work, LIMITS);
    expect(waiting.sent).toEqual(['a']);
    await lanes.run(waiting.work, LIMITS);
    expect(waiting.sent).toHaveLength(1);
  });

  it('are told to break off what a receiver does not take once they are stopped', async () => {
    const waiting = new Waiting({ silent: 1 });
    const lanes = new FairLanes();
    waiting.before = (_, signal) => {
      lanes.stop();
      expect(signal.aborted).toBe(false);
      return new Promise((_done, fail) =>
        signal.addEventListener('abort', () => fail(new Error('broken off'))),
      );
    };
    await lanes.run(waiting.work, LIMITS);
    expect([waiting.sent, waiting.broken]).toEqual([[], ['silent']]);
  });
});
