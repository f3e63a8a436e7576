import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { isOutage } from '../http/to-domain-error';

/** How often a run looks for receivers that became due while it waits for others. */
const POLL_MS = 500;
/** How long a stop waits for what is under way. */
const STOP_GRACE_MS = 1000;

/** Whom something is sent to. */
export interface LaneReceiver {
  /** It is sent one thing after the other. */
  key: string;
  /** What it shares with others that may be slow together, such as the host they are at. */
  group: string;
}

/** What bounds a run. */
export interface LaneLimits {
  /** How many receivers are sent to at the same time. */
  lanes: number;
  /** How many of them are of one group at the most: others have lanes, however many of a group never answer. */
  perGroup: number;
  /** How many things a receiver is sent before others that wait have its lane. */
  perTurn: number;
  /** After that long it is sent nothing further before others; what is under way may last longer. */
  turnMs: number;
  /** After that long a run takes nothing on any more: the next one goes on. What is under way may last longer. */
  runMs: number;
}

/** What is sent, and to whom. */
export interface LaneWork<Receiver extends LaneReceiver> {
  /**
   * The receivers something is due to, those first that were sent something longest ago or never; a free lane is given
   * to one after the other.
   * @param busy keys of receivers that are left out
   * @param full groups that are left out: they have as many lanes as one may have
   * @param free how many lanes there are
   */
  due(busy: readonly string[], full: readonly string[], free: number): Promise<Receiver[]>;
  /**
   * Sends a receiver the next thing.
   * @param signal breaks that off, for the service stops; it is no fault of the receiver
   * @returns whether there may be another one
   */
  sendNext(receiver: Receiver, signal: AbortSignal): Promise<boolean>;
  /** Hears of an error of our own that ended a turn, also after the end of the run: the next run tries again. */
  onBroken(receiver: Receiver, error: unknown): void;
}

/** A run: who is next. */
interface Run<Receiver extends LaneReceiver> {
  work: LaneWork<Receiver>;
  limits: Readonly<LaneLimits>;
  /** Who was looked up and has no lane yet. */
  next: Receiver[];
  broken: Set<string>;
  endsAt: number;
  isOver: boolean;
  /** Which groups were full when nobody of others was found, and until when that is not looked at again. */
  vain: { groups: string; until: number };
  /** What keeps every lane from its work: the database is away. */
  outage?: Error;
}

/**
 * Sends to many receivers at the same time, to each one thing after the other. Whoever was sent something longest ago
 * has the next free lane, for a turn that is bounded: receivers that are slow, or never answer, keep no other waiting
 * for longer than a turn of each takes, and those of one group have a part of the lanes alone. What is under way when a
 * run ends keeps its lane, and the next run gives out the others: no run waits for a receiver.
 */
export class FairLanes<Receiver extends LaneReceiver> {
  private readonly lanes = new Map<string, { group: string; ended: Promise<void> }>();
  private isStopping = false;
  private readonly breaksOff = new AbortController();

  /** Sends what is due, and what becomes due while it does so. @throws the error by which the database was away */
  async run(work: LaneWork<Receiver>, limits: Readonly<LaneLimits>): Promise<void> {
    const endsAt = performance.now() + limits.runMs;
    const begun = { next: [], broken: new Set<string>(), isOver: false, vain: { groups: '', until: 0 } };
    const run: Run<Receiver> = { work, limits, endsAt, ...begun };
    try {
      while (this.mayGoOn(run) && (await this.openLanes(run)))
        if (this.lanes.size > 0) await Promise.race([...this.ends(), delay(POLL_MS)]);
    } finally {
      run.isOver = true;
    }
    if (run.outage) throw run.outage;
  }

  /** Takes nothing on any more, and breaks off what no receiver takes within a second. */
  stop(): void {
    this.isStopping = true;
    setTimeout(() => this.breaksOff.abort(), STOP_GRACE_MS).unref();
  }

  /** Waits for what is under way, which may have outlived its run. */
  async ended(): Promise<void> {
    while (this.lanes.size > 0) await Promise.all(this.ends());
  }

  private ends(): Array<Promise<void>> {
    return [...this.lanes.values()].map(({ ended }) => ended);
  }

  /** @returns whether there may be more to send: one whose lane ended while others were looked for was not looked at */
  private async openLanes(run: Run<Receiver>): Promise<boolean> {
    const wasBusy = this.lanes.size > 0;
    while (this.lanes.size < run.limits.lanes) {
      const receiver = this.nextOf(run) ?? (await this.lookUp(run));
      if (!receiver) break;
      const { key, group } = receiver;
      const ended = this.takeTurn(receiver, run)
        .catch((error: unknown) => this.endBroken(receiver, run, error))
        .finally(() => this.lanes.delete(key));
      this.lanes.set(key, { group, ended });
    }
    return wasBusy || this.lanes.size > 0;
  }

  /** Takes the first of those that were looked up whose group may have a lane. */
  private nextOf({ next, limits }: Run<Receiver>): Receiver | undefined {
    const full = this.fullGroups(limits);
    const at = next.findIndex(({ key, group }) => !this.lanes.has(key) && !full.includes(group));
    return at < 0 ? undefined : next.splice(at, 1)[0];
  }

  private async lookUp(run: Run<Receiver>): Promise<Receiver | undefined> {
    const full = this.fullGroups(run.limits);
    const groups = full.join('\n');
    // Thousands may wait for a lane of a full group, and are gone through each time: not with each lane that ends.
    if (groups !== '' && groups === run.vain.groups && performance.now() < run.vain.until) return undefined;
    const busy = [...this.lanes.keys(), ...run.broken];
    const found = await run.work.due(busy, full, run.limits.lanes - this.lanes.size);
    if (found.length === 0) run.vain = { groups, until: performance.now() + POLL_MS };
    run.next.push(...found);
    return this.nextOf(run);
  }

  private fullGroups({ perGroup }: Readonly<LaneLimits>): string[] {
    const sizes = new Map<string, number>();
    for (const { group } of this.lanes.values()) sizes.set(group, (sizes.get(group) ?? 0) + 1);
    return [...sizes].filter(([, size]) => size >= perGroup).map(([group]) => group);
  }

  private async takeTurn(receiver: Receiver, run: Run<Receiver>): Promise<void> {
    const endsAt = performance.now() + run.limits.turnMs;
    for (let n = 0; n < run.limits.perTurn && this.mayGoOn(run) && performance.now() < endsAt; n++)
      if (!(await run.work.sendNext(receiver, this.breaksOff.signal))) return;
  }

  private endBroken(receiver: Receiver, run: Run<Receiver>, error: unknown): void {
    run.broken.add(receiver.key);
    if (isOutage(error) && !run.isOver) run.outage ??= error as Error;
    else run.work.onBroken(receiver, error);
  }

  private mayGoOn({ outage, endsAt }: Run<Receiver>): boolean {
    return !this.isStopping && outage === undefined && performance.now() < endsAt;
  }
}
