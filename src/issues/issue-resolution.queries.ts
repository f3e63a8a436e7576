import type { User } from '../auth/entities/user.entity';
import type { OutcomeReason } from '../kernel/outcome-reasons';
import { jsonOf, type RowOf } from '../platform/database/columns';
import { IssueResolution } from '../resolution/entities/issue-resolution.entity';
import { ReopenRequest } from '../resolution/entities/reopen-request.entity';
import { ResolutionRating } from '../resolution/entities/resolution-rating.entity';

const RESOLUTION = jsonOf(IssueResolution, ['description', 'mediaIds', 'resolvedAt'], 'x');
const RESOLVER = jsonOf(
  IssueResolution,
  { id: 'resolverId', name: 'resolverName', role: 'resolverRole' },
  'x',
);
const RATING = jsonOf(ResolutionRating, ['userId', 'vote', 'at'], 't');
const REQUEST = jsonOf(ReopenRequest, ['id', 'userId', 'reason', 'at', 'status', 'reviewedBy'], 'q');

/** SQL for the resolution of the issue `i`, for use in other statements: JSON, or null. Its times have an offset. */
export const RESOLUTION_JSON = `(
  select json_build_object(
    ${RESOLUTION}, 'resolvedBy', json_build_object(${RESOLVER}),
    'ratings', coalesce((
      select json_agg(json_build_object(${RATING}) order by t.at, t.user_id)
        from resolution_ratings t where t.resolution_id = x.id), '[]'),
    'reopenRequests', coalesce((
      select json_agg(json_build_object(${REQUEST}, 'userName', w.display_name) order by q.at, q.id)
        from reopen_requests q join users w on w.id = q.user_id where q.resolution_id = x.id), '[]'))
    from issue_resolutions x where x.issue_id = i.id and x.dropped_at is null)`;

const OUTCOME_REASON = jsonOf(
  IssueResolution,
  { reason: 'reason', text: 'description', officeId: 'officeId', duplicateOf: 'duplicateOf', until: 'until' },
  'x',
);
/** SQL for why the issue `i` was resolved without a repair: JSON, or null. Its time has an offset. */
export const OUTCOME_REASON_JSON = `case when i.not_repaired then (
  select json_build_object(${OUTCOME_REASON}) from issue_resolutions x
   where x.issue_id = i.id and x.dropped_at is null) end`;

/** Why an issue was resolved without a repair, as it is read. */
export interface OutcomeReasonJson extends Omit<RowOf<typeof OUTCOME_REASON>, 'reason'> {
  reason: OutcomeReason;
}

/** A resolution as it is read and shown. */
export interface ResolutionJson extends RowOf<typeof RESOLUTION> {
  resolvedBy: RowOf<typeof RESOLVER>;
  ratings: Array<RowOf<typeof RATING>>;
  reopenRequests: Array<RowOf<typeof REQUEST> & { userName: User['displayName'] }>;
}

/** Whether a request to reopen was denied by nobody: the service closed the issue before it was decided. */
export function isUndecided({
  status,
  reviewedBy,
}: Pick<ResolutionJson['reopenRequests'][number], 'status' | 'reviewedBy'>): boolean {
  return status === 'denied' && reviewedBy === null;
}
