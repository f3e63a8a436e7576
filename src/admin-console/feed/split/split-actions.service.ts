import { Injectable } from '@nestjs/common';
import { CityStaffAccountService } from '../../../auth';
import { IssueMerges, IssueNotFound, type LockedIssue } from '../../../issues';
import type { ConsoleActor } from '../../../kernel/console';
import { Database } from '../../../platform/database/database';
import { InvalidInput } from '../../../platform/http/domain-error';
import { IssueUnseen } from '../../../staff';
import { DuplicateDismissalsService } from '../duplicates/duplicate-dismissals.service';
import { FeedRecordService } from '../feed-record.service';
import type { PartDto } from './split.dto';
import { type Movable, type Moved, SplitQueries, type WholeIssue } from './split.queries';

const LISTS = ['messageIds', 'mediaIds', 'supporterIds'] as const satisfies ReadonlyArray<keyof Moved>;

/** Splits an issue that reports several problems (docs/api/merging.md#splitting). */
@Injectable()
export class SplitActionsService {
  constructor(
    private readonly database: Database,
    private readonly merges: IssueMerges,
    private readonly dismissals: DuplicateDismissalsService,
    private readonly cityStaff: CityStaffAccountService,
    private readonly queries: SplitQueries,
    private readonly record: FeedRecordService,
  ) {}

  /**
   * Makes an issue of each part, with the messages, media and upvotes it names; the rest stays. The city desk is their
   * reporter, so that nobody's score changes but for the upvotes. They are never proposed as duplicates of each other.
   * @returns the ids of the new issues
   * @throws IssueNotFound, IssueJoined, IssueClosed, IssueUnseen; InvalidInput for what is named twice or cannot move
   */
  split(actor: ConsoleActor, issueId: string, parts: readonly PartDto[]): Promise<string[]> {
    return this.database.transaction(async () => {
      const issue = await this.merges.lockToSplit(issueId);
      if (issue.hidden) throw new IssueUnseen();
      await this.assertFit(issueId, parts);
      const whole = await this.queries.whole(issueId);
      if (!whole) throw new IssueNotFound();
      const made = [];
      for (const part of parts) made.push(await this.make(issue, whole, part));
      const { city, categoryLabel: category, ward } = whole;
      await this.dismissals.keepApart([issue, ...made], { city, category, ward });
      const issueIds = made.map(({ id }) => id);
      const moved = parts.map(({ messageIds, mediaIds, supporterIds }, at) => ({
        ...{ issueId: issueIds[at], messageIds, mediaIds, supporters: supporterIds.length },
      }));
      await this.record.of(actor, issueId, { action: 'issue.split', before: null, after: { parts: moved } });
      return issueIds;
    });
  }

  /** What the parts of an issue can have, at most 1,000 of each kind. @throws IssueNotFound */
  async movable(issueId: string): Promise<Movable> {
    const movable = await this.queries.movable(issueId);
    if (!movable) throw new IssueNotFound();
    return movable;
  }

  /** @throws InvalidInput */
  private async assertFit(issueId: string, parts: readonly PartDto[]): Promise<void> {
    const all: Moved = { messageIds: [], mediaIds: [], supporterIds: [] };
    for (const part of parts) for (const list of LISTS) all[list].push(...part[list]);
    const unfit = await this.queries.unfit(issueId, all);
    const problems = LISTS.flatMap((list) => [
      ...repeated(all[list]).map((id) => ({ field: list, message: `name ${id} twice` })),
      ...unfit[list].map((id) => ({ field: list, message: `name ${id}, which cannot move from this issue` })),
    ]);
    if (problems.length > 0) throw new InvalidInput(problems);
  }

  private async make(
    issue: LockedIssue,
    whole: WholeIssue,
    part: PartDto,
  ): Promise<{ id: string; createdAt: Date }> {
    const { lat, lng, address, ...same } = whole;
    const place =
      lat === null || lng === null ? { address } : { location: { lat, lng, address: address ?? '' } };
    const { id: reporterId } = await this.cityStaff.actor();
    return this.merges.makePart(issue, { ...same, ...place, title: part.title }, reporterId, part);
  }
}

function repeated(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
}
