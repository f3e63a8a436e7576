import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { isOutage } from '../http/to-domain-error';

/** How often a run looks for receivers that became due while it waits for others. */
const POLL_MS = 500;
/** How long a stop waits for what is under way. */
const STOP_GRACE_MS = 1000;

/** What bounds a run. */
export interface LaneLimits {
  /** How many receivers are sent to at the same time. */
  lanes: number;
  /** How many things a receiver is sent before others that wait have its lane. */
  perTurn: number;
  /** After that long it is sent nothing further before others; what is under way may last longer. */
  turnMs: number;
  /** After that long a run takes nothing on any more: the next one goes on. */
  runMs: number;
}

/** What is sent, and to whom. */
export interface LaneWork {
  /**
   * The receivers something is due to, those first that were sent something longest ago or never; a free lane is given
   * to one after the other.
   * @param busy receivers that are left out
   * @param free how many lanes there are for them
   */
  due(busy: readonly string[], free: number): Promise<string[]>;
  /**
   * Sends a receiver the next thing.
   * @param signal breaks that off, for the service stops; it is no fault of the receiver
   * @returns whether there may be another one
   */
  sendNext(receiver: string, signal: AbortSignal): Promise<boolean>;
  /** Hears of an error of our own that ended a turn: the next run tries again. */
  onBroken(receiver: string, error: unknown): void;
}

/** A run: who is being sent to, and who is next. */
interface Run {
  work: LaneWork;
  limits: Readonly<LaneLimits>;
  lanes: Map<string, Promise<void>>;
  next: string[];
  broken: Set<string>;
  endsAt: number;
  /** What keeps every lane from its work: the database is away. */
  outage?: Error;
}

/**
 * Sends to many receivers at the same time, to each one thing after the other. Whoever was sent something longest ago
 * has the next free lane, for a turn that is bounded: receivers that are slow, or never answer, keep no other waiting
 * for longer than a turn of each takes.
 */
export class FairLanes {
  private isStopping = false;
  private readonly breaksOff = new AbortController();

  /** Sends what is due, and what becomes due while it does so. @throws the error by which the database was away */
  async run(work: LaneWork, limits: Readonly<LaneLimits>): Promise<void> {
    const endsAt = performance.now() + limits.runMs;
    const run: Run = { work, limits, lanes: new Map(), next: [], broken: new Set(), endsAt };
    try {
      while (this.mayGoOn(run) && (await this.openLanes(run)))
        if (run.lanes.size > 0) await Promise.race([...run.lanes.values(), delay(POLL_MS)]);
    } finally {
      // The run ends with its last lane: the lease of its job is held as long.
      await Promise.all(run.lanes.values());
    }
    if (run.outage) throw run.outage;
  }

  /** Takes nothing on any more, and breaks off what no receiver takes within a second. */
  stop(): void {
    this.isStopping = true;
    setTimeout(() => this.breaksOff.abort(), STOP_GRACE_MS).unref();
  }

  /** @returns whether there may be more to send: one whose lane ended while others were looked for was not looked at */
  private async openLanes(run: Run): Promise<boolean> {
    const { lanes, limits, work } = run;
    const wasBusy = lanes.size > 0;
    while (lanes.size < limits.lanes) {
      if (run.next.length === 0)
        run.next = await work.due([...lanes.keys(), ...run.broken], limits.lanes - lanes.size);
      const receiver = run.next.shift();
      if (receiver === undefined) break;
      const lane = this.takeTurn(receiver, run)
        .catch((error: unknown) => endBroken(receiver, run, error))
        .finally(() => lanes.delete(receiver));
      lanes.set(receiver, lane);
    }
    return wasBusy || lanes.size > 0;
  }

  private async takeTurn(receiver: string, run: Run): Promise<void> {
    const { limits, work } = run;
    const endsAt = performance.now() + limits.turnMs;
    for (let n = 0; n < limits.perTurn && this.mayGoOn(run) && performance.now() < endsAt; n++)
      if (!(await work.sendNext(receiver, this.breaksOff.signal))) return;
  }

  private mayGoOn({ outage, endsAt }: Run): boolean {
    return !this.isStopping && outage === undefined && performance.now() < endsAt;
  }
}

function endBroken(receiver: string, run: Run, error: unknown): void {
  run.broken.add(receiver);
  if (isOutage(error)) run.outage ??= error as Error;
  else run.work.onBroken(receiver, error);
}
