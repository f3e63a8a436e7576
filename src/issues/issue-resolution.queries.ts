import type { User } from '../auth/entities/user.entity';
import { Media } from '../media/entities/media.entity';
import type { OutcomeReason, PhotoFlag } from '../kernel/outcome-reasons';
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

/**
 * SQL for whether the issue `i` was repaired, as its people say: null if nobody was asked about its present resolution,
 * or it was reopened otherwise than by their answers.
 */
export const CONFIRMATION = `(
  select case when c.ended_at is null then coalesce(c.outcome, 'asked') end from issue_confirmations c
   where c.issue_id = i.id order by c.id desc limit 1)`;

const MEDIUM = jsonOf(Media, ['id', 'type', 'postUrl', 'addedAt'], 'm');
const isPhoto = (m: string) => `${m}.type = 'image' and ${m}.deleted_at is null and ${m}.redacted_at is null`;
/**
 * SQL for the photos that show the repair of the issue `i`, in the order of the resolution, each with the oldest photo
 * of the report that is none of them: JSON, or null.
 */
export const BEFORE_AFTER_JSON = `case when i.media_count > 0 and i.status in ('resolved', 'closed') and not i.not_repaired then (
  select json_agg(json_build_object(
           'after', json_build_object(${MEDIUM}),
           'flags', (select p.flags from after_photos p where p.media_id = m.id and p.resolution_id = x.id),
           'before', (
             select json_build_object(${jsonOf(Media, ['id', 'type', 'postUrl', 'addedAt'], 'b')}) from media b
              where b.issue_id = i.id and ${isPhoto('b')} and b.id <> all (x.media_ids)
              order by b.added_at, b.id limit 1)) order by array_position(x.media_ids, m.id))
    from issue_resolutions x join media m on m.issue_id = x.issue_id and m.id = any (x.media_ids) and ${isPhoto('m')}
   where x.issue_id = i.id and x.dropped_at is null) end`;

/** A photo that shows the repair of an issue, and one of the report, if it has one. */
export interface BeforeAfterJson {
  after: RowOf<typeof MEDIUM>;
  before: RowOf<typeof MEDIUM> | null;
  /** What is wrong with the photo of the repair; null for one that was not checked. */
  flags: PhotoFlag[] | null;
}

/** SQL for how the issue `i` was resolved. */
export const OUTCOME_COLUMNS = `${OUTCOME_REASON_JSON} as "outcomeReason", ${BEFORE_AFTER_JSON} as "beforeAfter"`;
/** How an issue was resolved; null for what does not apply. */
export interface OutcomeRow {
  outcomeReason: OutcomeReasonJson | null;
  beforeAfter: BeforeAfterJson[] | null;
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
