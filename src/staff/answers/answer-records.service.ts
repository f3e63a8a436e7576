import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { SlaPausesService } from '../../due-dates';
import type { ConsoleActor } from '../../kernel/console';
import { DAY_MS } from '../../kernel/time/durations';
import { MessagePosted, type ThreadMessage } from '../../messages';
import { DomainEvents } from '../../platform/events/domain-events';
import { IssueAnswer } from '../entities/issue-answer.entity';

/** How long the due date waits for the reporter at most. */
const WAITING_MS = 7 * DAY_MS;
/** Pauses are public with their reason. */
const WAITING_REASON = 'Waiting for the reporter';

/** What is kept of an answer beside its message. */
export type AnswerFacts = Pick<IssueAnswer, 'unitId' | 'templateId' | 'language'> & {
  /** Whether it is a question to the reporter. */
  waitsForReporter: boolean;
};

/**
 * Keeps who wrote each answer, and whether the reporter replied; the only writer of `issue_answers`. A question pauses
 * the due date of its issue until the reporter writes, or for seven days; its bounds are those of pauses.
 */
@Injectable()
export class AnswerRecordsService implements OnModuleInit {
  constructor(
    @InjectRepository(IssueAnswer) private readonly answers: Repository<IssueAnswer>,
    private readonly pauses: SlaPausesService,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on(MessagePosted, (posted) => this.hear(posted));
  }

  /**
   * Call it under the lock of the issue.
   * @returns until when the due date waits for the reporter at most; null if it does not
   * @throws PauseConflict for a question about an issue that is paused for another reason, resolved or closed;
   *   InvalidInput for more pauses than the actor may
   */
  async add(
    actor: ConsoleActor,
    { messageId, issueId, createdAt: at }: ThreadMessage,
    { waitsForReporter, ...facts }: AnswerFacts,
  ): Promise<Date | null> {
    const newest = { issueId, supersededAt: IsNull() };
    const former = await this.answers.findOneBy(newest);
    const current = await this.pauses.current(issueId);
    const isWaiting = current !== undefined && former?.pauseId === current.id;
    let pause = isWaiting ? current : undefined;
    if (waitsForReporter) pause ??= await this.ask(actor, issueId, at);
    await this.answers.update(newest, { supersededAt: at });
    const author = { accountId: actor.id, accountName: actor.name };
    await this.answers.insert({ ...facts, ...author, messageId, issueId, at, pauseId: pause?.id ?? null });
    return pause?.untilAt ?? null;
  }

  private ask(actor: ConsoleActor, issueId: string, at: Date) {
    const untilAt = new Date(at.getTime() + WAITING_MS);
    return this.pauses.pause(actor, issueId, { untilAt, reason: WAITING_REASON });
  }

  /** What the reporter writes after the newest answer is a reply to it. */
  private async hear({ issueId, isByReporter, at }: MessagePosted): Promise<void> {
    if (!isByReporter) return;
    const waiting = { issueId, supersededAt: IsNull(), repliedAt: IsNull() };
    const answer = await this.answers.findOneBy(waiting);
    if (!answer) return;
    await this.answers.update(waiting, { repliedAt: at });
    if (answer.pauseId !== null) await this.pauses.end(issueId, answer.pauseId);
  }
}
