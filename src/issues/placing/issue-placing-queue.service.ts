import { setTimeout as delay } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, type OnModuleInit } from '@nestjs/common';
import { GeocoderBusy } from '../../accountability';
import { Clock } from '../../kernel/time/clock';
import { Database } from '../../platform/database/database';
import { DomainEvents } from '../../platform/events/domain-events';
import { Logger } from '../../platform/logging/logger';
import { IssueReported } from '../issue.events';
import type { LeftIssue } from './issue-placing.queries';
import { IssuePlacingService } from './issue-placing.service';

/** Beyond this number, issues are left to the job. */
const MAX_QUEUED = 10_000;
/** A younger issue may still be in the queue of the instance that received it. */
const LEFT_BEHIND_MS = 2 * 60_000;
const PLACING_TIMEOUT_MS = 20_000;
const STOP_GRACE_MS = 500;

/** Works off ids one after the other. */
class Lane {
  private readonly waiting = new Set<string>();
  private working?: Promise<void>;

  /** @param attempt must not reject */
  constructor(private readonly attempt: (issueId: string) => Promise<unknown>) {}

  add(issueId: string): void {
    if (this.waiting.size >= MAX_QUEUED) return;
    this.waiting.add(issueId);
    this.working ??= this.work().finally(() => (this.working = undefined));
  }

  /** Waits until the lane is empty. */
  async settled(): Promise<void> {
    await this.working;
  }

  private async work(): Promise<void> {
    for (const issueId of this.waiting) {
      this.waiting.delete(issueId);
      await this.attempt(issueId);
    }
  }
}

/**
 * Places issues soon after they are reported, one after the other, so that reports do not wait for the geocoder. Issues
 * that need it wait in a lane of their own, so that the others do not wait for it. The job places those that are
 * missed, because a process ended or the geocoder was busy.
 */
@Injectable()
export class IssuePlacingQueueService implements OnModuleInit, BeforeApplicationShutdown {
  private readonly reported = new Lane((issueId) => this.placeAtOnce(issueId));
  private readonly located = new Lane((issueId) => this.attempt(issueId));
  private stopped = false;

  constructor(
    private readonly database: Database,
    private readonly events: DomainEvents,
    private readonly placing: IssuePlacingService,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.events.on(IssueReported, ({ issue, isLocated }) => {
      if (isLocated) this.database.afterCommit(issue.id, () => this.add(issue.id));
      return Promise.resolve();
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    // A stop does not wait for a slow geocoder: the job places the issue later.
    await Promise.race([this.settled(), delay(STOP_GRACE_MS, undefined, { ref: false })]);
  }

  /** Waits until the queue is empty. */
  async settled(): Promise<void> {
    await this.reported.settled();
    await this.located.settled();
  }

  private add(issueId: string): void {
    if (!this.stopped) this.reported.add(issueId);
  }

  /**
   * Places issues that were missed: first those with a pincode, most of which do not need the geocoder.
   * @returns how many were tried, and how many of them failed
   */
  async placeMissed(): Promise<{ placed: number; failed: number }> {
    const outcome = { placed: 0, failed: 0 };
    const deadline = performance.now() + LEFT_BEHIND_MS / 2;
    const placeAll = async (id: string) => {
      outcome[(await this.attempt(id)) ? 'placed' : 'failed']++;
    };
    const before = new Date(this.clock.now().getTime() - LEFT_BEHIND_MS);
    const { placing } = this;
    await this.eachLeft<LeftIssue>(
      deadline,
      (last) => placing.findUnplaced(before, true, last),
      async (id) => {
        if (await this.tried(id, () => placing.placeWithoutGeocoder(id))) outcome.placed++;
      },
    );
    await this.eachLeft<LeftIssue>(deadline, (last) => placing.findUnplaced(before, false, last), placeAll);
    await this.eachLeft(deadline, (last) => placing.findUnplacedExact(before, last?.id), placeAll);
    return outcome;
  }

  /** @param next a batch of issues, after the last one of the batch before */
  private async eachLeft<Left extends { id: string }>(
    deadline: number,
    next: (last?: Left) => Promise<Left[]>,
    act: (issueId: string) => Promise<void>,
  ): Promise<void> {
    let left = await next();
    while (left.length > 0 && !this.stopped && performance.now() < deadline) {
      for (const { id } of left) await act(id);
      left = await next(left.at(-1));
    }
  }

  private async placeAtOnce(issueId: string): Promise<void> {
    await this.tried(issueId, async () => {
      if (!(await this.placing.placeWithoutGeocoder(issueId))) this.located.add(issueId);
    });
  }

  private attempt(issueId: string): Promise<boolean> {
    return this.tried(issueId, () => this.placing.place(issueId, PLACING_TIMEOUT_MS));
  }

  /** @returns whether the issue was placed; false also if the service is stopped */
  private async tried(issueId: string, place: () => Promise<unknown>): Promise<boolean> {
    if (this.stopped) return false;
    try {
      return (await place()) !== false;
    } catch (error) {
      if (!(error instanceof GeocoderBusy) && !this.stopped)
        this.logger.warn({ err: error, issue: issueId }, 'an issue could not be placed; the job tries again');
      return false;
    }
  }
}
