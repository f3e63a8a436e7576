import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { isOutage } from '../http/to-domain-error';

/** How often a run looks for newly due receivers while it waits for others. */
const POLL_MS = 500;
/** How long a stop waits for sendings that have started. */
const STOP_GRACE_MS = 1000;

/** A receiver that things are sent to. */
export interface LaneReceiver {
  /** Things with the same key are sent one after the other. */
  key: string;
  /** Receivers that may be slow together, such as those on one host. */
  group: string;
}

/** The limits of a run. */
export interface LaneLimits {
  /** How many receivers are sent to at the same time. */
  lanes: number;
  /** How many of these may be of one group, so that a group that never answers leaves lanes to others. */
  perGroup: number;
  /** How many things a receiver is sent before its lane goes to the next one waiting. */
  perTurn: number;
  /** After this time its lane goes to the next receiver; a sending that has started may take longer. */
  turnMs: number;
  /** After this time a run starts nothing more; the next run continues. Sendings that have started may take longer. */
  runMs: number;
}

/** Which receivers are looked for. */
export interface LaneSearch {
  /** Keys of receivers to leave out. */
  busy: readonly string[];
  /** Groups to leave out, as they have all lanes one group may have. */
  full: readonly string[];
  /** How many lanes are free. */
  free: number;
}

/** What is sent, and how. */
export interface LaneWork<Receiver extends LaneReceiver> {
  /**
   * The receivers with something due, in the order of their last sending, the oldest or none first; free lanes are
   * assigned in this order.
   */
  due(search: LaneSearch): Promise<Receiver[]>;
  /**
   * Sends the next thing to a receiver.
   * @param signal aborts the sending because the service stops, which is not a failure of the receiver
   * @returns whether there may be another one; if not, the receiver gets no lane for half a second
   */
  sendNext(receiver: Receiver, signal: AbortSignal): Promise<boolean>;
  /** Called when an error of this service ended a turn, also after the run; the next run tries again. */
  onTurnFailed(receiver: Receiver, error: unknown): void;
}

/** The state of a run. */
interface Run<Receiver extends LaneReceiver> {
  work: LaneWork<Receiver>;
  limits: Readonly<LaneLimits>;
  /** Receivers that were found due and have no lane yet. */
  next: Receiver[];
  failed: Set<string>;
  /** The receivers for which nothing was found, and until when they are left out. */
  empty: Map<string, number>;
  endsAt: number;
  isOver: boolean;
  /** The groups that were full when no other receiver was found, and until when that result is reused. */
  emptySearch: { groups: string; until: number };
  /** Set when the database is unreachable, which stops every lane. */
  outage?: Error;
}

/**
 * Sends to many receivers concurrently, and to each of them one thing after the other. A free lane goes to the receiver
 * whose last sending is oldest, for a limited turn. So a slow receiver delays the others by at most one turn of each,
 * and a group has only a part of the lanes. A sending that is open when its run ends keeps its lane, and the next run
 * uses the others: no run waits for a receiver.
 */
export class FairLanes<Receiver extends LaneReceiver> {
  private readonly lanes = new Map<string, { group: string; ended: Promise<void> }>();
  private isStopping = false;
  private readonly abort = new AbortController();

  /** Sends what is due now and becomes due during the run. @throws the error if the database is unreachable */
  async run(work: LaneWork<Receiver>, limits: Readonly<LaneLimits>): Promise<void> {
    const endsAt = performance.now() + limits.runMs;
    const initial = {
      next: [],
      failed: new Set<string>(),
      empty: new Map<string, number>(),
      isOver: false,
      emptySearch: { groups: '', until: 0 },
    };
    const run: Run<Receiver> = { work, limits, endsAt, ...initial };
    try {
      while (this.mayGoOn(run) && (await this.openLanes(run)))
        if (this.lanes.size > 0) await Promise.race([...this.ends(), delay(POLL_MS)]);
    } finally {
      run.isOver = true;
    }
    if (run.outage) throw run.outage;
  }

  /** Starts nothing more, and aborts sendings still open after a second. */
  stop(): void {
    this.isStopping = true;
    setTimeout(() => this.abort.abort(), STOP_GRACE_MS).unref();
  }

  /** Waits for the sendings that have started, which may outlast their run. */
  async ended(): Promise<void> {
    while (this.lanes.size > 0) await Promise.all(this.ends());
  }

  private ends(): Array<Promise<void>> {
    return [...this.lanes.values()].map(({ ended }) => ended);
  }

  /** @returns whether to look again: a receiver whose lane ended during the search was not looked at */
  private async openLanes(run: Run<Receiver>): Promise<boolean> {
    const wasBusy = this.lanes.size > 0;
    while (this.lanes.size < run.limits.lanes) {
      let receiver = this.nextOf(run);
      if (!receiver) {
        await this.lookUp(run);
        // Chosen in the same step in which its lane is set: another run may have given it one during the search.
        receiver = this.nextOf(run);
      }
      if (!receiver) break;
      const { key, group } = receiver;
      const ended = this.takeTurn(receiver, run)
        .catch((error: unknown) => this.endFailedTurn(receiver, run, error))
        .finally(() => this.lanes.delete(key));
      this.lanes.set(key, { group, ended });
    }
    return wasBusy || this.lanes.size > 0;
  }

  /** Takes the first receiver found due whose group has a free lane. */
  private nextOf({ next, failed, limits }: Run<Receiver>): Receiver | undefined {
    const full = this.fullGroups(limits);
    const isFree = (key: string) => !this.lanes.has(key) && !failed.has(key);
    const at = next.findIndex(({ key, group }) => isFree(key) && !full.includes(group));
    return at < 0 ? undefined : next.splice(at, 1)[0];
  }

  /** Finds more receivers that are due, for `nextOf`. */
  private async lookUp(run: Run<Receiver>): Promise<void> {
    const full = this.fullGroups(run.limits);
    const groups = full.join('\n');
    // Thousands of receivers may wait for a full group, and a search passes over all of them: not after every turn.
    if (groups !== '' && groups === run.emptySearch.groups && performance.now() < run.emptySearch.until)
      return;
    const now = performance.now();
    const empty = [...run.empty].filter(([, until]) => now < until).map(([key]) => key);
    const busy = [...this.lanes.keys(), ...run.failed, ...empty];
    const found = await run.work.due({ busy, full, free: run.limits.lanes - this.lanes.size });
    if (found.length === 0) run.emptySearch = { groups, until: performance.now() + POLL_MS };
    run.next.push(...found);
  }

  private fullGroups({ perGroup }: Readonly<LaneLimits>): string[] {
    const sizes = new Map<string, number>();
    for (const { group } of this.lanes.values()) sizes.set(group, (sizes.get(group) ?? 0) + 1);
    return [...sizes].filter(([, size]) => size >= perGroup).map(([group]) => group);
  }

  private async takeTurn(receiver: Receiver, run: Run<Receiver>): Promise<void> {
    const endsAt = performance.now() + run.limits.turnMs;
    for (let n = 0; n < run.limits.perTurn && this.mayGoOn(run) && performance.now() < endsAt; n++)
      if (!(await run.work.sendNext(receiver, this.abort.signal))) {
        run.empty.set(receiver.key, performance.now() + POLL_MS);
        return;
      }
  }

  private endFailedTurn(receiver: Receiver, run: Run<Receiver>, error: unknown): void {
    run.failed.add(receiver.key);
    if (isOutage(error) && !run.isOver) run.outage ??= error as Error;
    else run.work.onTurnFailed(receiver, error);
  }

  private mayGoOn({ outage, endsAt }: Run<Receiver>): boolean {
    return !this.isStopping && outage === undefined && performance.now() < endsAt;
  }
}
