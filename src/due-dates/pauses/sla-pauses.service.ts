import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { IssueLifecycle } from '../../issues';
import { Clock } from '../../kernel/time/clock';
import type { ConsoleActor } from '../../kernel/console';
import { newId } from '../../kernel/ids';
import { isDone } from '../../kernel/statuses';
import { Database } from '../../platform/database/database';
import { InvalidInput } from '../../platform/http/domain-error';
import { PauseConflict, PauseNotFound } from '../due-date.errors';
import { DueDates } from '../due-dates.service';
import { SlaPause } from '../entities/sla-pause.entity';
import { MAX_PAUSE_MS, pauseProblem } from './sla-pause.policy';

/** A requested pause; it begins at once. */
export type NewPause = Pick<SlaPause, 'untilAt' | 'reason'>;

/** Pauses the clocks of issues; nothing else writes pauses. Pauses are public. */
@Injectable()
export class SlaPausesService {
  constructor(
    @InjectRepository(SlaPause) private readonly pauses: Repository<SlaPause>,
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly dueDates: DueDates,
    private readonly clock: Clock,
  ) {}

  /** The pauses of an issue, oldest first. */
  of(issueId: string): Promise<SlaPause[]> {
    return this.pauses.find({ where: { issueId }, order: { fromAt: 'ASC', id: 'ASC' } });
  }

  /** The pause of an issue that is under way; undefined if there is none. */
  async current(issueId: string): Promise<SlaPause | undefined> {
    const now = this.clock.now();
    return (await this.of(issueId)).find((pause) => endOf(pause) > now);
  }

  /**
   * Pauses the clock of an issue from now on; its due date moves by the length of the pause.
   * @throws IssueNotFound; PauseConflict if it is paused, resolved or closed; InvalidInput for more than the actor may
   */
  pause(actor: ConsoleActor, issueId: string, { untilAt, reason }: NewPause): Promise<SlaPause> {
    return this.database.transaction(async () => {
      const issue = await this.lifecycle.lock(issueId);
      if (isDone(issue.status)) throw new PauseConflict('The clock of a resolved issue does not run');
      const before = await this.of(issueId);
      const fromAt = this.clock.now();
      if (before.some((pause) => endOf(pause) > fromAt))
        throw new PauseConflict('The clock is paused already');
      const problem = pauseProblem(actor.role, before, { fromAt, untilAt });
      if (problem) throw new InvalidInput([{ field: 'until', message: problem }]);
      const pause = { id: newId('slaPause'), issueId, fromAt, untilAt, reason, pausedBy: actor.id };
      await this.pauses.insert(pause);
      await this.dueDates.recalculate(issueId, 'pause');
      return { ...pause, endedAt: null, endedBy: null };
    });
  }

  /**
   * Ends a pause early.
   * @returns the pause before and after
   * @throws IssueNotFound; PauseNotFound if no pause is under way
   */
  resume(actor: ConsoleActor, issueId: string): Promise<{ before: SlaPause; after: SlaPause }> {
    return this.database.transaction(async () => {
      await this.lifecycle.lock(issueId);
      const current = await this.current(issueId);
      if (!current) throw new PauseNotFound();
      const end = { endedAt: this.clock.now(), endedBy: actor.id };
      await this.pauses.update({ id: current.id }, end);
      await this.dueDates.recalculate(issueId, 'resume');
      return { before: current, after: { ...current, ...end } };
    });
  }

  /** Ends a pause because what it waited for has happened; no effect on one that has ended. @throws IssueNotFound */
  end(issueId: string, pauseId: string): Promise<void> {
    return this.database.transaction(async () => {
      await this.lifecycle.lock(issueId);
      const current = await this.current(issueId);
      if (current?.id !== pauseId) return;
      await this.pauses.update({ id: pauseId }, { endedAt: this.clock.now() });
      await this.dueDates.recalculate(issueId, 'resume');
    });
  }

  /** Cuts a pause to the maximum length; the due date moves with it. @throws IssueNotFound */
  cut({ id, issueId }: Pick<SlaPause, 'id' | 'issueId'>): Promise<void> {
    return this.database.transaction(async () => {
      await this.lifecycle.lock(issueId);
      const pause = await this.pauses.findOneByOrFail({ id });
      // It may have been ended meanwhile.
      if (pause.endedAt !== null) return;
      await this.pauses.update({ id }, { untilAt: new Date(pause.fromAt.getTime() + MAX_PAUSE_MS) });
      await this.dueDates.recalculate(issueId, 'pause');
    });
  }
}

function endOf({ untilAt, endedAt }: SlaPause): Date {
  return endedAt ?? untilAt;
}
