import { Injectable } from '@nestjs/common';
import { CityStaffAccountService } from '../../auth';
import { IssueLifecycle, type LockedIssue } from '../../issues';
import { newId } from '../../kernel/ids';
import { firstCharacters } from '../../kernel/text/first-characters';
import { oneLine } from '../../kernel/text/one-line';
import { ResolutionRecords } from '../resolution-records.service';
import type { AnswerCounts, StoredAnswer } from './confirmation.queries';

/** The length of a reason to reopen. */
const MAX_REASON = 1000;

/** Reopens issues of which the people who were asked say that they are not repaired. */
@Injectable()
export class DisputedResolutionsService {
  constructor(
    private readonly lifecycle: IssueLifecycle,
    private readonly records: ResolutionRecords,
    private readonly cityStaff: CityStaffAccountService,
  ) {}

  /**
   * Reopens a locked issue by an approved request in the name of the city desk, with the answers as the reason.
   * @param given all answers, oldest first
   */
  async reopen(
    issue: LockedIssue,
    { yes, partly, no }: AnswerCounts,
    given: readonly StoredAnswer[],
    now: Date,
  ): Promise<void> {
    const { id: userId } = await this.cityStaff.actor();
    const id = newId('reopenRequest');
    const words = given.flatMap(({ answer, words: text }) =>
      answer === 'no' && text ? [oneLine(text)] : [],
    );
    const said = `Not repaired, by the people who were asked: ${no} no, ${partly} partly, ${yes} yes`;
    const reason = firstCharacters([said, ...words].join(' · '), MAX_REASON);
    await this.records.request(issue.id, { id, userId, reason, at: now });
    await this.records.review(id, { status: 'approved', reviewedBy: null, reviewedAt: now });
    await this.lifecycle.transition(issue, 'open', 'reopen', { actorId: null, surface: 'token', note: said });
  }
}
