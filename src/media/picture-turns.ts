import { LimitReached } from '../api/limit-reached';
import { Busy } from '../platform/http/domain-error';

/** How many pictures are processed at the same time, and never two of one owner. */
const AT_ONCE = 2;
/** So many pictures of one owner may wait, such as all of an issue that are sent at once. */
const MAX_WAITING_OF_OWNER = 20;
/** Each waiting picture is a file on the disk, and usually an open request. */
const MAX_WAITING = 200;
/** An owner may use this much time at once, and this part of the time for long. */
const MAX_USED_MS = 60_000;
const PART_OF_TIME = 0.25;
/** Owners that used time are forgotten beyond this number, once their use does not count any more. */
const MAX_REMEMBERED = 1000;
const RETRY_AFTER_S = 5;

/** A picture to be processed. */
export interface PictureTask {
  /** For whom: the id of an account or client, or another name, such as an address. */
  owner: string;
  /** Whether its decoder needs hundreds of megabytes: such pictures are processed one after the other. */
  isHeavy: boolean;
}

interface Waiting {
  isHeavy: boolean;
  start: () => void;
  refuse: (error: Error) => void;
}

interface Owner {
  waiting: Waiting[];
  isAtWork: boolean;
  /** The time its pictures took, which decreases with `PART_OF_TIME`, as of `usedAt`. */
  usedMs: number;
  usedAt: number;
}

/**
 * The order in which pictures are processed. Each owner has at most one in process, and the next turn goes to the owner
 * who has used the least time lately. So whoever sends many pictures waits behind their own, and others do not.
 */
export class PictureTurns {
  private readonly owners = new Map<string, Owner>();
  /** The owners with waiting pictures, in the order of their first one. */
  private readonly queue = new Set<Owner>();
  private running = 0;
  private isHeavyRunning = false;

  /** @param now the monotonic time in milliseconds */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /**
   * Processes a picture when it is its turn.
   * @throws LimitReached if its owner has too many waiting, or used too much time; Busy if too many of all wait
   */
  async take<Result>({ owner: name, isHeavy }: PictureTask, work: () => Promise<Result>): Promise<Result> {
    const owner = this.ownerOf(name);
    this.assertAllowance(owner);
    if (owner.waiting.length >= MAX_WAITING_OF_OWNER)
      throw new LimitReached('Too many of your pictures are waiting; try again shortly', RETRY_AFTER_S);
    this.evictFor(owner);
    await new Promise<void>((start, refuse) => {
      owner.waiting.push({ isHeavy, start, refuse });
      this.queue.add(owner);
      this.startNext();
    });
    const begun = this.now();
    try {
      return await work();
    } finally {
      this.end(owner, isHeavy, begun);
    }
  }

  private end(owner: Owner, isHeavy: boolean, begun: number): void {
    owner.usedMs = this.usedMs(owner) + this.now() - begun;
    owner.usedAt = this.now();
    owner.isAtWork = false;
    this.running--;
    if (isHeavy) this.isHeavyRunning = false;
    this.startNext();
  }

  private startNext(): void {
    while (this.running < AT_ONCE) {
      const owner = this.nextOwner();
      const task = owner?.waiting.shift();
      if (!owner || !task) return;
      if (owner.waiting.length === 0) this.queue.delete(owner);
      try {
        this.assertAllowance(owner);
      } catch (error) {
        task.refuse(error as Error);
        continue;
      }
      owner.isAtWork = true;
      this.running++;
      if (task.isHeavy) this.isHeavyRunning = true;
      task.start();
    }
  }

  private nextOwner(): Owner | undefined {
    let next: Owner | undefined;
    for (const owner of this.queue) {
      if (owner.isAtWork || (owner.waiting[0]?.isHeavy && this.isHeavyRunning)) continue;
      if (!next || this.usedMs(owner) < this.usedMs(next)) next = owner;
    }
    return next;
  }

  /** Refuses the last picture of whoever has the most waiting. @throws Busy if that is this owner, or nobody has two */
  private evictFor(owner: Owner): void {
    let count = 0;
    let longest = owner;
    for (const each of this.queue) {
      count += each.waiting.length;
      if (each.waiting.length > longest.waiting.length) longest = each;
    }
    if (count < MAX_WAITING) return;
    if (longest.waiting.length <= owner.waiting.length + 1)
      throw new Busy('Too many pictures are waiting; try again shortly');
    const refusal = new LimitReached(
      'Too many of your pictures are waiting; try again shortly',
      RETRY_AFTER_S,
    );
    longest.waiting.pop()?.refuse(refusal);
  }

  private assertAllowance(owner: Owner): void {
    const over = this.usedMs(owner) - MAX_USED_MS;
    if (over < 0) return;
    const seconds = Math.ceil(over / PART_OF_TIME / 1000) + RETRY_AFTER_S;
    throw new LimitReached('Your pictures took too much time to process; see Retry-After', seconds);
  }

  private usedMs({ usedMs, usedAt }: Owner): number {
    return Math.max(0, usedMs - (this.now() - usedAt) * PART_OF_TIME);
  }

  private ownerOf(name: string): Owner {
    const known = this.owners.get(name);
    if (known) return known;
    if (this.owners.size >= MAX_REMEMBERED) this.forget();
    const owner = { waiting: [], isAtWork: false, usedMs: 0, usedAt: this.now() };
    this.owners.set(name, owner);
    return owner;
  }

  private forget(): void {
    for (const [name, owner] of this.owners)
      if (!owner.isAtWork && owner.waiting.length === 0 && this.usedMs(owner) === 0) this.owners.delete(name);
  }
}
