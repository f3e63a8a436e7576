import { setTimeout as delay } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, type OnModuleInit } from '@nestjs/common';
import { GeocoderBusy } from '../accountability';
import { Clock } from '../kernel/clock';
import { Database } from '../platform/database/database';
import { DomainEvents } from '../platform/events/domain-events';
import { Logger } from '../platform/logging/logger';
import { IssueReported } from './issue.events';
import { IssuePlacing } from './issue-placing.service';

/** Beyond this number, issues are left to the job. */
const MAX_QUEUED = 10_000;
/** A younger issue may still be in the queue of the instance that received it. */
const LEFT_BEHIND_MS = 2 * 60_000;
const PLACING_TIMEOUT_MS = 20_000;
const STOP_GRACE_MS = 500;

/**
 * Places issues soon after they are reported, one after the other, so that reports do not wait for the geocoder. The
 * job places those that are missed, because a process ended or the geocoder was busy.
 */
@Injectable()
export class IssuePlacingQueue implements OnModuleInit, BeforeApplicationShutdown {
  private readonly queue = new Set<string>();
  private working?: Promise<void>;
  private stopped = false;

  constructor(
    private readonly database: Database,
    private readonly events: DomainEvents,
    private readonly placing: IssuePlacing,
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
    await Promise.race([this.working, delay(STOP_GRACE_MS, undefined, { ref: false })]);
  }

  /** Waits until the queue is empty. */
  async settled(): Promise<void> {
    await this.working;
  }

  private add(issueId: string): void {
    if (this.stopped || this.queue.size >= MAX_QUEUED) return;
    this.queue.add(issueId);
    this.working ??= this.work().finally(() => (this.working = undefined));
  }

  private async work(): Promise<void> {
    for (const issueId of this.queue) {
      this.queue.delete(issueId);
      if (!this.stopped) await this.attempt(issueId);
    }
  }

  /** Places issues that were missed. @returns how many were tried, and how many of them failed */
  async placeLeftBehind(): Promise<{ placed: number; failed: number }> {
    const outcome = { placed: 0, failed: 0 };
    const before = new Date(this.clock.now().getTime() - LEFT_BEHIND_MS);
    const deadline = performance.now() + LEFT_BEHIND_MS / 2;
    let left = await this.placing.findUnplaced(before);
    while (left.length > 0 && !this.stopped && performance.now() < deadline) {
      for (const { id } of left) outcome[(await this.attempt(id)) ? 'placed' : 'failed']++;
      left = await this.placing.findUnplaced(before, left.at(-1));
    }
    return outcome;
  }

  private async attempt(issueId: string): Promise<boolean> {
    try {
      await this.placing.place(issueId, PLACING_TIMEOUT_MS);
      return true;
    } catch (error) {
      if (!(error instanceof GeocoderBusy) && !this.stopped)
        this.logger.warn({ err: error, issue: issueId }, 'an issue could not be placed; the job tries again');
      return false;
    }
  }
}
