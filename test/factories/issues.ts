import type { CreateIssueDto, CreatedIssueDto } from '../../src/issues/dto/issue.dto';
import { IssueLifecycle } from '../../src/issues/issue-lifecycle.service';
import { IssueModeration } from '../../src/issues/issue-moderation.service';
import { IssuePlacingQueueService } from '../../src/issues/placing/issue-placing-queue.service';
import type { FeedStatus } from '../../src/kernel/statuses';
import { Database } from '../../src/platform/database/database';
import type { Envelope } from '../support/network/client';
import { whenServed } from '../support/network/http';
import type { TestService } from '../support/service/service';
import { person, type TestPerson } from './people';

let count = 0;

/** The body of a valid report. */
export function report(changes: Partial<CreateIssueDto> = {}): CreateIssueDto {
  count++;
  return {
    title: `Broken lamp number ${count}`,
    description: `The lamp in front of house ${count} has been dark for a week`,
    city: 'mumbai',
    category: 'infrastructure',
    priority: 'medium',
    ...changes,
  };
}

/** Reports an issue over HTTP, by a new person unless one is given. @returns its id */
export async function reportedIssue(
  service: TestService,
  { by, ...changes }: Partial<CreateIssueDto> & { by?: TestPerson } = {},
): Promise<string> {
  const reporter = by ?? (await person(service));
  const body = report(changes);
  const answer = await whenServed(() =>
    service.tokenApi.as(reporter).post<Envelope<CreatedIssueDto>>('/api/issues', body),
  );
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.data.issueId;
}

/** Moves an issue in the public feed, as city staff do. @throws the error of the lifecycle if the move is refused */
export async function feedStatusChanged(
  service: TestService,
  issueId: string,
  to: FeedStatus,
): Promise<void> {
  const database = service.app.get(Database, { strict: false });
  const lifecycle = service.app.get(IssueLifecycle, { strict: false });
  await database.transaction(async () => {
    await lifecycle.transitionFeedStatus(await lifecycle.lock(issueId), to, {
      actorId: 'adm_staff',
      surface: 'public',
    });
  });
}

/** Hides an issue, or shows it again. */
export async function hiddenIssue(service: TestService, issueId: string, hidden = true): Promise<void> {
  await service.app.get(IssueModeration, { strict: false }).setHidden(issueId, hidden);
}

/** Merges an issue into another one, as city staff do. */
export async function mergedIssue(service: TestService, issueId: string, into: string): Promise<void> {
  const moderation = service.app.get(IssueModeration, { strict: false });
  await service.app.get(Database, { strict: false }).transaction(async () => {
    await moderation.markDuplicate(issueId, into);
    await moderation.hideDuplicate(issueId);
  });
}

/** Whether an issue is public, by its id and in lists. */
export async function isPublic(service: TestService, issueId: string): Promise<boolean> {
  const isListed = 'select from issue_search where issue_id = $1';
  const listed = await service.database.sql(isListed, [issueId]);
  return listed.length === 1 && (await service.publicApi.get(`/api/issues/${issueId}`)).status === 200;
}

/** Waits until all reported issues are placed in wards. */
export async function allPlaced(service: TestService): Promise<void> {
  await service.app.get(IssuePlacingQueueService, { strict: false }).settled();
}

/** Reports `number` issues in a city, a minute apart, titled by number; the newest is reported last. */
export async function manyIssues(
  service: TestService,
  number: number,
  { by, city, title }: { by: TestPerson; city: string; title: string },
): Promise<void> {
  await service.database.sql(
    `insert into issues (id, title, description, city, category, category_label, priority, status, feed_status,
                         reporter_id, created_at, updated_at)
     select 'iss_' || $2 || lpad(n::text, 26, '0'), replace($3, '#', n::text), 'One of many', $2, 'road', 'Infrastructure', 'low',
            'open', 'new', $1, now() - n * interval '1 minute', now() - n * interval '1 minute'
       from generate_series(1, $4::int) n`,
    [by.id, city, title, number],
  );
}
