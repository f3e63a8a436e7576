import { Clock } from '../../kernel/time/clock';
import type { LaneReceiver, LaneSearch } from './fair-lanes';
import { OutboxSender } from './outbox-sender';

const LIMITS = { lanes: 2, perGroup: 2, perTurn: 2, turnMs: 3_600_000, runMs: 3_600_000 };
const NOW = new Date('2027-03-10T04:30:00Z');

class StillClock extends Clock {
  now(): Date {
    return NOW;
  }
}

/** What a delivery comes to, by the name of its row; a function runs meanwhile. */
type Results = Record<
  string,
  'sent' | 'failed' | Error | undefined | ((signal: AbortSignal) => Promise<void>)
>;

/** An outbox whose rows are named after their receivers: the row `a1` is for `a`. */
class Letterbox extends OutboxSender<LaneReceiver, string, 'sent' | 'failed'> {
  readonly counted: object[] = [];
  readonly logged: string[] = [];
  readonly searches: Date[] = [];

  isTurnedOn = true;

  constructor(
    private readonly rows: string[],
    private readonly results: Results = {},
  ) {
    super({ name: 'letters', limits: LIMITS, outcomes: ['sent', 'failed'] });
    const log = (level: string) => (fields: { receiver: string }, message: string) =>
      void this.logged.push(`${level} ${fields.receiver}: ${message}`);
    Object.assign(this, {
      clock: new StillClock(),
      outage: { isOutageAndLogged: (error: Error) => error.message === 'away' },
      logger: { warn: log('warn'), debug: log('debug') },
      metrics: { count: (name: string, labels: object) => this.counted.push({ name, ...labels }) },
    });
  }

  protected override get isOn(): boolean {
    return this.isTurnedOn;
  }

  protected due({ busy }: LaneSearch, now: Date): Promise<LaneReceiver[]> {
    this.searches.push(now);
    const keys = [...new Set(this.rows.map((row) => row[0]!))].filter((key) => !busy.includes(key));
    return Promise.resolve(keys.map((key) => ({ key, group: key })));
  }

  protected take({ key }: LaneReceiver): Promise<string | undefined> {
    const at = this.rows.findIndex((row) => row.startsWith(key));
    return Promise.resolve(at < 0 ? undefined : this.rows.splice(at, 1)[0]);
  }

  protected async deliver(row: string, signal: AbortSignal): Promise<'sent' | 'failed' | undefined> {
    const result = row in this.results ? this.results[row] : 'sent';
    if (result instanceof Error) throw result;
    if (typeof result !== 'function') return result;
    await result(signal);
    return signal.aborted ? undefined : 'sent';
  }
}

describe('the sender of an outbox', () => {
  it('counts deliveries by their outcome, also as a metric, and those that came to nothing not at all', async () => {
    const box = new Letterbox(['a1', 'a2', 'b1', 'c1'], { a2: 'failed', b1: undefined });
    expect(await box.sendDue()).toEqual({ sent: 2, failed: 1 });
    const counted = (outcome: string) => ({
      name: 'civic_outbox_deliveries_total',
      outbox: 'letters',
      outcome,
    });
    expect(box.counted).toHaveLength(3);
    expect(box.counted).toEqual(expect.arrayContaining([counted('sent'), counted('failed')]));
    expect(box.searches[0]).toBe(NOW);
  });

  it('counts only what ended since the previous run', async () => {
    const rows = ['a1'];
    const box = new Letterbox(rows);
    await box.sendDue();
    rows.push('a2', 'b1');
    expect(await box.sendDue()).toEqual({ sent: 2, failed: 0 });
    expect(await box.sendDue()).toEqual({ sent: 0, failed: 0 });
  });

  it('sends nothing, and looks for nothing, while it is off', async () => {
    const box = new Letterbox(['a1']);
    box.isTurnedOn = false;
    expect(await box.sendDue()).toEqual({ sent: 0, failed: 0 });
    expect(box.searches).toEqual([]);
    box.isTurnedOn = true;
    expect(await box.sendDue()).toEqual({ sent: 1, failed: 0 });
  });

  it('logs an error, leaves its receiver to the next run, and goes on with others', async () => {
    const box = new Letterbox(['a1', 'a2', 'b1'], { a1: new Error('no such column') });
    expect(await box.sendDue()).toEqual({ sent: 1, failed: 0 });
    expect(box.logged).toEqual(['warn a: a delivery could not be made; it is tried again']);
    expect(await box.sendDue()).toEqual({ sent: 1, failed: 0 });
  });

  it('says of an outage, which has a line of its own, no more than necessary', async () => {
    const box = new Letterbox(['a1'], { a1: new Error('away') });
    await box.sendDue();
    expect(box.logged).toEqual(['debug a: a delivery could not be made; it is tried again']);
  });

  it('aborts what is open a second after a stop, waits for it, and starts nothing more', async () => {
    const rows = ['a1', 'a2'];
    let begin = () => undefined as void;
    const begun = new Promise<void>((done) => (begin = done));
    const box = new Letterbox(rows, {
      a1: (signal) => {
        begin();
        return new Promise((done) => signal.addEventListener('abort', () => done()));
      },
    });
    const run = box.sendDue();
    await begun;
    box.onModuleDestroy();
    await box.beforeApplicationShutdown();
    expect(await run).toEqual({ sent: 0, failed: 0 });
    expect(await box.sendDue()).toEqual({ sent: 0, failed: 0 });
    expect(rows).toEqual(['a2']);
  });
});
