import type { ResolutionDto } from './dto/resolution-view.dto';

/** How the resolution of the issue `i` is read, in any statement: as JSON, or null. Its times have an offset. */
export const RESOLUTION_JSON = `(
  select json_build_object(
    'description', x.description, 'mediaIds', x.media_ids,
    'resolvedBy', json_build_object('id', x.resolver_id, 'name', x.resolver_name, 'role', x.resolver_role),
    'resolvedAt', x.resolved_at,
    'ratings', coalesce((
      select json_agg(json_build_object('userId', t.user_id, 'vote', t.vote, 'at', t.at) order by t.at, t.user_id)
        from resolution_ratings t where t.resolution_id = x.id), '[]'),
    'reopenRequests', coalesce((
      select json_agg(json_build_object('id', q.id, 'userId', q.user_id, 'userName', w.display_name,
                                        'reason', q.reason, 'at', q.at, 'status', q.status) order by q.at, q.id)
        from reopen_requests q join users w on w.id = q.user_id where q.resolution_id = x.id), '[]'))
    from issue_resolutions x where x.issue_id = i.id and x.dropped_at is null)`;

/** A resolution, as the statements read it and as it is shown. */
export type ResolutionJson = ResolutionDto;

/** A resolution with all its times written in one way: to the millisecond, or to the second. */
export function withTimes(resolution: ResolutionJson, write: (time: Date) => string): ResolutionJson {
  const rewrite = <Item extends { at: string }>(item: Item): Item => ({
    ...item,
    at: write(new Date(item.at)),
  });
  return {
    ...resolution,
    resolvedAt: write(new Date(resolution.resolvedAt)),
    ratings: resolution.ratings.map(rewrite),
    reopenRequests: resolution.reopenRequests.map(rewrite),
  };
}
