import { Injectable } from '@nestjs/common';
import type { ConsoleActor } from '../../../kernel/console';
import { Database } from '../../../platform/database/database';
import { InvalidInput } from '../../../platform/http/domain-error';
import { FeedRecordService } from '../../feed/feed-record.service';
import type { NewIntakeDto } from './intake.dto';
import { IntakeIssuesService } from './intake-issues.service';
import { IntakePlacesService } from './intake-places.service';
import { IntakeScopeService } from './intake-scope.service';

/** Reports that city staff take for others (docs/api/staff.md#intake), each with its audit record. */
@Injectable()
export class IntakeActionsService {
  constructor(
    private readonly database: Database,
    private readonly places: IntakePlacesService,
    private readonly scope: IntakeScopeService,
    private readonly issues: IntakeIssuesService,
    private readonly record: FeedRecordService,
  ) {}

  /**
   * Makes an issue, or counts the person as a supporter of the one that is the same.
   * @returns the id of the issue
   * @throws InvalidInput for a place outside the city, and as IntakeIssuesService; Forbidden for a category or ward
   *   that is none of the account; MediaFull
   */
  async take(actor: ConsoleActor, report: NewIntakeDto): Promise<{ issueId: string }> {
    const { sameAs, intake, category, priority, mediaIds: media = [] } = report;
    const problems = sameAs === undefined ? await this.places.problemsOf(report) : [];
    if (problems.length > 0) throw new InvalidInput(problems);
    if (sameAs === undefined) await this.scope.assertMay(actor, report);
    return this.database.transaction(async () => {
      if (sameAs !== undefined) {
        await this.issues.join(actor, report, sameAs);
        await this.write(actor, sameAs, { intake, same: true, media });
        return { issueId: sameAs };
      }
      const issueId = await this.issues.open(report);
      await this.write(actor, issueId, { intake, category, priority, media });
      return { issueId };
    });
  }

  /** Nothing of it says who called. */
  private write(actor: ConsoleActor, issueId: string, after: object): Promise<void> {
    return this.record.of(actor, issueId, { action: 'issue.intake', before: null, after });
  }
}
