import { Injectable } from '@nestjs/common';
import { IssueLifecycle, type ResolutionJson } from '../issues';
import { CITY_STAFF_USER } from '../kernel/people/city-staff-user';
import { Clock } from '../kernel/time/clock';
import { MediaReaderService } from '../media';
import { Database } from '../platform/database/database';
import { type FieldProblem, InvalidInput } from '../platform/http/domain-error';
import type { NotRepaired, Resolver, StaffResolutionDraft } from './resolution';
import { ResolutionQueries } from './resolution.queries';
import { ResolutionRecords } from './resolution-records.service';

const CITY_STAFF: Resolver = { ...CITY_STAFF_USER, role: 'admin' };

/** What is wrong with an id that should be that of another issue. */
export const NO_SHOWN_ISSUE = 'is that of no other issue that everyone sees';

/** Resolves issues as city staff: repaired, or with the reason why not (docs/api/staff.md#resolving). */
@Injectable()
export class StaffResolutionsService {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly media: MediaReaderService,
    private readonly records: ResolutionRecords,
    private readonly queries: ResolutionQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * Resolves an issue; the resolution names the city desk.
   * @param staffId the account of the console, which is shown to nobody
   * @throws IssueNotFound, IssueClosed, TransitionRefused; InvalidInput for media that are not of the issue, an unknown
   *   office, an issue that it cannot repeat, or a time that is over
   */
  async resolve(staffId: string, issueId: string, draft: StaffResolutionDraft): Promise<ResolutionJson> {
    await this.media.takeArrived(issueId, draft.mediaIds);
    return this.database.transaction(async () => {
      const issue = await this.lifecycle.lock(issueId);
      this.lifecycle.assertAllowed(issue, 'resolved', 'resolve');
      const problems = [...(await this.strangeMedia(issueId, draft)), ...(await this.unfit(issueId, draft))];
      if (problems.length > 0) throw new InvalidInput(problems);
      await this.records.add(issue, draft, CITY_STAFF, this.clock.now());
      const origin = { actorId: staffId, surface: 'console', note: draft.description } as const;
      const ending = { notRepaired: draft.notRepaired !== undefined };
      await this.lifecycle.transition(issue, 'resolved', 'resolve', origin, ending);
      return this.queries.existing(issueId);
    });
  }

  private async strangeMedia(issueId: string, { mediaIds }: StaffResolutionDraft): Promise<FieldProblem[]> {
    const attached = new Set(await this.media.attached(issueId, mediaIds));
    return mediaIds.flatMap((id, at) =>
      attached.has(id) ? [] : [{ field: `mediaIds.${at}`, message: 'is that of no media of this issue' }],
    );
  }

  /** What a reason needs and is not so. */
  private async unfit(issueId: string, { notRepaired }: StaffResolutionDraft): Promise<FieldProblem[]> {
    const { officeId, duplicateOf, until }: Partial<NotRepaired> = notRepaired ?? {};
    const problems: FieldProblem[] = [];
    if (until && until <= this.clock.now())
      problems.push({ field: 'until', message: 'must be in the future' });
    if (officeId && !(await this.queries.isOffice(officeId)))
      problems.push({ field: 'officeId', message: 'is that of no official' });
    if (duplicateOf && (duplicateOf === issueId || !(await this.queries.isShown(duplicateOf))))
      problems.push({ field: 'duplicateOf', message: NO_SHOWN_ISSUE });
    return problems;
  }
}
