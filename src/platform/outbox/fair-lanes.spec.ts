import { FairLanes, type LaneReceiver, type LaneWork } from './fair-lanes';

const HOUR_MS = 3_600_000;
const LIMITS = { lanes: 2, perGroup: 2, perTurn: 2, turnMs: HOUR_MS, runMs: HOUR_MS };
/** A run that ends soon, except for the sendings it has started. */
const SHORT = { ...LIMITS, runMs: 100 };

const groupOf = (name: string) => name.split('-')[0]!;

/**
 * Receivers with the number of things due to each; the part of a name before the hyphen is its group. They are returned
 * in the order of their last sending, the oldest first.
 */
class Waiting {
  readonly sent: string[] = [];
  readonly broken: string[] = [];
  /** The receivers and groups that each call of `due` excluded. */
  readonly lookedFor: Array<{ busy: readonly string[]; full: readonly string[] }> = [];
  /** Runs before each sending. */
  before: (receiver: string, signal: AbortSignal) => Promise<void> = () => Promise.resolve();

  constructor(private readonly left: Record<string, number>) {}

  readonly work: LaneWork<LaneReceiver> = {
    due: ({ busy, full, free }) => {
      this.lookedFor.push({ busy, full });
      const due = Object.keys(this.left)
        .filter((key) => this.left[key]! > 0 && !busy.includes(key) && !full.includes(groupOf(key)))
        .sort((one, other) => this.sent.lastIndexOf(one) - this.sent.lastIndexOf(other))
        .slice(0, free);
      return Promise.resolve(due.map((key) => ({ key, group: groupOf(key) })));
    },
    sendNext: async ({ key }, signal) => {
      if (this.left[key] === 0) return false;
      await this.before(key, signal);
      this.left[key]!--;
      this.sent.push(key);
      return true;
    },
    onTurnFailed: ({ key }) => this.broken.push(key),
  };
}

/** A promise, and a function that resolves it. */
function held(): { until: Promise<void>; letGo: () => void } {
  let letGo = () => undefined as void;
  const until = new Promise<void>((done) => (letGo = done));
  return { until, letGo };
}

describe('lanes', () => {
  it('send everything that is due, and no more per turn than the limit', async () => {
    const waiting = new Waiting({ a: 5, b: 1, c: 1 });
    await new FairLanes().run(waiting.work, LIMITS);
    expect([...waiting.sent].sort()).toEqual(['a', 'a', 'a', 'a', 'a', 'b', 'c']);
    expect(waiting.sent.indexOf('c')).toBeLessThan(waiting.sent.lastIndexOf('a'));
  });

  it('are held by a slow receiver only, while the others are sent to', async () => {
    const waiting = new Waiting({ slow: 1, b: 3, c: 3 });
    const { until, letGo } = held();
    waiting.before = async (receiver) => {
      if (receiver === 'slow') await until;
      else if (waiting.sent.length === 5) letGo();
    };
    await new FairLanes().run(waiting.work, LIMITS);
    expect(waiting.sent).toHaveLength(7);
    expect(waiting.sent.indexOf('slow')).toBeGreaterThanOrEqual(5);
  });

  it('leave a receiver whose turn failed to the next run, and continue with others', async () => {
    const waiting = new Waiting({ bad: 2, b: 2 });
    waiting.before = (receiver) =>
      receiver === 'bad' ? Promise.reject(new Error('no such column')) : Promise.resolve();
    await new FairLanes().run(waiting.work, LIMITS);
    expect([waiting.sent, waiting.broken]).toEqual([['b', 'b'], ['bad']]);
  });

  it('look at a receiver for which nothing was found once in a while, as long as another one is sent to', async () => {
    const waiting = new Waiting({ slow: 1, b: 0 });
    // A search that finds it again and again, as when another instance has locked what is due.
    waiting.work.due = ({ busy }) =>
      Promise.resolve(['slow', 'b'].filter((key) => !busy.includes(key)).map((key) => ({ key, group: key })));
    const { until, letGo } = held();
    waiting.before = () => until;
    const asked: string[] = [];
    const { sendNext } = waiting.work;
    waiting.work.sendNext = (receiver, signal) => {
      if (asked.push(receiver.key) === 4) letGo();
      return sendNext(receiver, signal);
    };
    await new FairLanes().run(waiting.work, LIMITS);
    expect(waiting.sent).toEqual(['slow']);
    expect(asked.length).toBeLessThan(10);
  });

  it('send to a receiver in one lane only, if several runs find it at the same time', async () => {
    const waiting = new Waiting({ a: 9, b: 9, c: 9 });
    const open: string[] = [];
    const twice: string[] = [];
    waiting.before = async (receiver) => {
      if (open.includes(receiver)) twice.push(receiver);
      open.push(receiver);
      await new Promise((done) => setImmediate(done));
      open.splice(open.indexOf(receiver), 1);
    };
    const lanes = new FairLanes();
    await Promise.all([1, 2, 3].map(() => lanes.run(waiting.work, LIMITS)));
    expect([twice, open, waiting.sent.length]).toEqual([[], [], 27]);
  });

  it('end with the error when the database is unreachable', async () => {
    const waiting = new Waiting({ a: 2, b: 2, c: 2 });
    const outage = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    waiting.before = () => Promise.reject(outage);
    await expect(new FairLanes().run(waiting.work, LIMITS)).rejects.toBe(outage);
    expect([waiting.sent, waiting.broken]).toEqual([[], []]);
  });

  it('start nothing after they are stopped, in this run or a later one', async () => {
    const waiting = new Waiting({ a: 9, b: 9 });
    const lanes = new FairLanes();
    waiting.before = () => Promise.resolve(lanes.stop());
    await lanes.run(waiting.work, LIMITS);
    expect(waiting.sent).toEqual(['a']);
    await lanes.run(waiting.work, LIMITS);
    expect(waiting.sent).toHaveLength(1);
  });

  it('abort a sending that is still open after they are stopped', async () => {
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
    await lanes.ended();
    expect([waiting.sent, waiting.broken]).toEqual([[], ['silent']]);
  });
});

describe('a lane that is held when its run ends', () => {
  it('delays neither a run nor another receiver', async () => {
    const waiting = new Waiting({ silent: 1, b: 2 });
    const lanes = new FairLanes();
    const { until, letGo } = held();
    waiting.before = (receiver) => (receiver === 'silent' ? until : Promise.resolve());
    for (let n = 0; n < 3; n++) await lanes.run(waiting.work, SHORT);
    expect(waiting.sent).toEqual(['b', 'b']);
    expect(waiting.lookedFor.at(-1)!.busy).toEqual(['silent']);
    letGo();
    await lanes.ended();
    expect(waiting.sent).toEqual(['b', 'b', 'silent']);
  });

  it('counts against the limits of the next run, also that of its group', async () => {
    const waiting = new Waiting({ 'x-1': 1, 'x-2': 1, 'y-1': 1, 'y-2': 1 });
    const lanes = new FairLanes();
    const { until, letGo } = held();
    const begun: string[] = [];
    waiting.before = (receiver) => {
      begun.push(receiver);
      return until;
    };
    await lanes.run(waiting.work, { ...SHORT, lanes: 1 });
    await lanes.run(waiting.work, { ...SHORT, lanes: 1 });
    expect(begun).toEqual(['x-1']);
    await lanes.run(waiting.work, { ...SHORT, perGroup: 1 });
    expect(begun).toEqual(['x-1', 'y-1']);
    letGo();
    await lanes.ended();
  });

  it.each([
    ['an error of our own', new Error('no such column')],
    ['an outage', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })],
  ])('reports %s, without ending another run', async (_, error) => {
    const waiting = new Waiting({ bad: 1 });
    const lanes = new FairLanes();
    const { until, letGo } = held();
    waiting.before = () => until.then(() => Promise.reject(error));
    await lanes.run(waiting.work, SHORT);
    expect(waiting.broken).toEqual([]);
    letGo();
    await lanes.ended();
    expect(waiting.broken).toEqual(['bad']);
    await lanes.run(new Waiting({}).work, LIMITS);
  });

  it('is aborted and awaited when the lanes are stopped', async () => {
    const waiting = new Waiting({ silent: 1 });
    const lanes = new FairLanes();
    waiting.before = (_, signal) =>
      new Promise((_done, fail) => signal.addEventListener('abort', () => fail(new Error('broken off'))));
    await lanes.run(waiting.work, SHORT);
    lanes.stop();
    await lanes.ended();
    expect([waiting.sent, waiting.broken]).toEqual([[], ['silent']]);
  });
});

describe('a group of receivers', () => {
  it('has only a part of the lanes, however many of its receivers never answer', async () => {
    const waiting = new Waiting({ 'x-1': 1, 'x-2': 1, 'x-3': 1, 'x-4': 1, 'y-1': 1, 'y-2': 3 });
    const { until, letGo } = held();
    const begun: string[] = [];
    waiting.before = async (receiver) => {
      begun.push(receiver);
      if (groupOf(receiver) === 'x') await until;
      else if (waiting.sent.length === 3) letGo();
    };
    await new FairLanes().run(waiting.work, { ...LIMITS, lanes: 3 });
    expect(waiting.sent).toHaveLength(8);
    const first = begun.slice(0, begun.lastIndexOf('y-2') + 1);
    expect(first.filter((receiver) => groupOf(receiver) === 'x')).toEqual(['x-1', 'x-2']);
  });

  it('that waits for its lanes is searched once, not each time a lane ends', async () => {
    const names = Array.from({ length: 40 }, (_, n) => `x-${n}`);
    const waiting = new Waiting({ ...Object.fromEntries(names.map((name) => [name, 1])), slow: 1 });
    waiting.work.due = (
      (due) => (search) =>
        due({ ...search, free: 100 })
    )(waiting.work.due);
    const { until, letGo } = held();
    waiting.before = async (receiver) => {
      if (receiver === 'slow') await until;
      else if (waiting.sent.length === 39) letGo();
    };
    await new FairLanes().run(waiting.work, { ...LIMITS, lanes: 3, perGroup: 1 });
    expect(waiting.sent).toHaveLength(41);
    expect(waiting.lookedFor.length).toBeLessThan(20);
  });
});
