import { HeldRows } from '../personal-data';
import { columnNames, columnsOf } from '../platform/database/columns';
import { ExactPlace } from './entities/exact-place.entity';
import { IssueMergeUpvote } from './entities/issue-merge-upvote.entity';
import { IssueStatusEvent } from './entities/issue-status-event.entity';
import { IssueUpvote } from './entities/issue-upvote.entity';
import { Issue } from './entities/issue.entity';
import { PrivacyApplication } from './entities/privacy-application.entity';

const { lat, lng, address } = columnNames(ExactPlace, { lat: 'lat', lng: 'lng', address: 'address' });

/** A report as everybody sees it, with the exact place besides if that is kept apart. Not who works on it. */
const REPORT = `${columnsOf(
  Issue,
  [
    ...(['id', 'title', 'description', 'city', 'category', 'priority', 'status', 'reporterId'] as const),
    ...(['lat', 'lng', 'address', 'pincode', 'area', 'ward', 'responsible', 'source', 'intake'] as const),
    ...(['upvotes', 'mediaCount', 'messageCount', 'hidden', 'createdAt', 'updatedAt'] as const),
    ...(['dueAt', 'resolvedAt', 'closedAt', 'duplicateOf'] as const),
  ],
  'i',
)}, case when x.issue_id is null then null
      else json_build_object('lat', x.${lat}, 'lng', x.${lng}, 'address', x.${address}) end as "exactPlace",
    coalesce(x.precision, 'exact') as "shownPlace"`;

/** What is held of a person in issues. */
export const HELD_IN_ISSUES = [
  new HeldRows({
    kind: 'applications',
    columns: columnsOf(
      PrivacyApplication,
      ['userId', 'shownAs', 'place', 'requestedAt', 'done', 'total', 'finishedAt'],
      'a',
    ),
    from: 'privacy_applications a',
    where: 'a.user_id = any($1)',
    by: 'ids',
    key: 'a.user_id',
  }),
  new HeldRows({
    kind: 'reports',
    columns: REPORT,
    from: 'issues i left join exact_places x on x.issue_id = i.id',
    where: 'i.reporter_id = any($1)',
    by: 'ids',
    key: 'i.id',
  }),
  new HeldRows({
    kind: 'upvotes',
    columns: columnsOf(IssueUpvote, ['issueId', 'userId', 'createdAt', 'joined'], 'v'),
    from: 'issue_upvotes v',
    where: 'v.user_id = any($1)',
    by: 'ids',
    key: `v.issue_id || ' ' || v.user_id`,
  }),
  new HeldRows({
    kind: 'merged_upvotes',
    columns: columnsOf(IssueMergeUpvote, ['mergeId', 'issueId', 'userId', 'createdAt'], 'v'),
    from: 'issue_merge_upvotes v',
    where: 'v.user_id = any($1)',
    by: 'ids',
    key: `v.merge_id || ' ' || v.issue_id || ' ' || v.user_id`,
  }),
  new HeldRows({
    kind: 'status_changes',
    columns: columnsOf(
      IssueStatusEvent,
      ['id', 'issueId', 'fromStatus', 'toStatus', 'surface', 'actorId', 'actorGroup', 'at'],
      'e',
    ),
    from: 'issue_status_events e',
    where: 'e.actor_id = any($1)',
    by: 'ids',
    key: 'e.id',
  }),
];
