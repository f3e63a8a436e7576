import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Or, Repository } from 'typeorm';
import { insertNew } from '../../platform/database/returning';
import { IssueConfirmation } from '../entities/issue-confirmation.entity';
import { IssueConfirmationAnswer } from '../entities/issue-confirmation-answer.entity';
import { IssueConfirmationRecipient } from '../entities/issue-confirmation-recipient.entity';
import type { AnsweredOutcome } from './confirmation.policy';
import { ConfirmationQueries } from './confirmation.queries';

/** Somebody who is asked. */
export type Recipient = Pick<IssueConfirmationRecipient, 'confirmationId' | 'person' | 'issueId' | 'userId'>;

/**
 * The only writer of the questions whether issues were repaired, of who is asked, and of the answers. Call it under the
 * lock of the issue.
 */
@Injectable()
export class ConfirmationRecords {
  constructor(
    @InjectRepository(IssueConfirmation) private readonly confirmations: Repository<IssueConfirmation>,
    @InjectRepository(IssueConfirmationRecipient)
    private readonly recipients: Repository<IssueConfirmationRecipient>,
    @InjectRepository(IssueConfirmationAnswer) private readonly answers: Repository<IssueConfirmationAnswer>,
    private readonly queries: ConfirmationQueries,
  ) {}

  /**
   * Stores the question about the present resolution of an issue, with who is asked; after a resolution without a
   * repair, that nobody is.
   */
  async begin(
    { id, notRepaired }: { id: string; notRepaired: boolean },
    areAllTrusted: boolean,
  ): Promise<void> {
    const confirmationId = await this.queries.begin(id);
    if (!notRepaired) await this.queries.addRecipients(confirmationId, id, areAllTrusted);
  }

  /** Stores that somebody is asked who was told already; no effect if that is stored. */
  async addRecipient(recipient: Recipient, toldAt: Date): Promise<void> {
    await insertNew(this.recipients, { ...recipient, toldAt });
  }

  /** Stores the answer of a person, and replaces an earlier one. */
  async answer(answer: IssueConfirmationAnswer): Promise<void> {
    await this.answers.upsert(answer, ['confirmationId', 'person']);
  }

  /** Stores what the answers about an issue come to, and removes where they came from. */
  async decide(
    { id, issueId }: Pick<IssueConfirmation, 'id' | 'issueId'>,
    outcome: AnsweredOutcome,
    decidedAt: Date,
  ): Promise<void> {
    await this.confirmations.update({ id }, { outcome, decidedAt });
    await this.queries.forgetSources(issueId);
  }

  /** Ends the question of an issue that was reopened otherwise than because of the answers. */
  async end(issueId: string, endedAt: Date): Promise<void> {
    const outcome = Or(IsNull(), Not('disputed' as const));
    await this.confirmations.update({ issueId, endedAt: IsNull(), outcome }, { endedAt });
    await this.queries.forgetSources(issueId);
  }

  /** Ends the open questions about issues that were joined with another, and asks their people about it. */
  async join(issueIds: readonly string[], canonicalId: string, endedAt: Date): Promise<void> {
    await this.queries.join(issueIds, canonicalId, endedAt);
  }

  /** Asks again about issues that are by themselves again, if their questions ended by the merge. */
  async part(issueIds: readonly string[]): Promise<void> {
    await this.queries.part(issueIds);
  }

  /** Removes where the answers about an issue came from, which is closed: nobody is asked about it again. */
  async forget(issueId: string): Promise<void> {
    await this.queries.forgetSources(issueId);
  }
}
