import { Injectable } from '@nestjs/common';
import type { ContributorChanged, PersonasRenamed } from '../kernel/people/contributor-events';
import { CITY_STAFF_USER } from '../kernel/people/city-staff-user';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import type { IssueResolution } from './entities/issue-resolution.entity';

/**
 * In SQL, to do it in one statement: a resolver of city staff has no row in users, and an existing resolution is kept.
 */
const insertIfAbsent = statement(
  'resolution.insert-if-absent',
  `insert into issue_resolutions
     (issue_id, description, media_ids, resolver_id, resolver_name, resolver_role, resolved_at)
   select $1, $2, $6, coalesce(u.id, $5), coalesce(u.display_name, 'City desk'), coalesce(u.role, 'admin'), $4
     from (select 1) one left join users u on u.id = $3
   on conflict (issue_id) where dropped_at is null do nothing returning id`,
);

/** A resolution by someone who may have no account. */
interface UnattributedResolution {
  issueId: string;
  description: string;
  mediaIds: readonly string[];
  /** The account of the resolver; null for city staff, who are recorded only in the audit log, and the service. */
  actorId: string | null;
  at: Date;
}

/** In SQL, as the name and the role are those of another table. */
const moveResolutions = statement(
  'resolution.move-resolver',
  `update issue_resolutions r set resolver_id = u.id, resolver_name = u.display_name, resolver_role = u.role
     from users u where u.id = $3 and r.issue_id = $1 and r.resolver_id = $2 returning r.id`,
);
const moveRatings = statement(
  'resolution.move-ratings',
  `update resolution_ratings t set user_id = $3
     from issue_resolutions r where r.issue_id = $1 and t.resolution_id = r.id and t.user_id = $2 returning r.id`,
);
const moveRequests = statement(
  'resolution.move-requests',
  `update reopen_requests set user_id = case when user_id = $2 then $3 else user_id end,
          reviewed_by = case when reviewed_by = $2 then $3 else reviewed_by end
    where issue_id = $1 and $2 in (user_id, reviewed_by) returning id`,
);
/** Only reporters and the city resolve issues, so that the issues are those reported by the accounts. */
const renameResolver = statement(
  'resolution.rename-resolver',
  `update issue_resolutions r set resolver_name = $2
     from issues i where i.reporter_id = any ($1) and r.issue_id = i.id and r.resolver_id = any ($1)`,
);

/** The writes of resolutions that depend on what is stored; only `ResolutionRecords` uses them. */
@Injectable()
export class ResolutionRecordQueries {
  constructor(private readonly database: Database) {}

  /** Stores a resolution of an issue that has none. @returns its id; undefined if there is one */
  async addIfAbsent({
    issueId,
    description,
    mediaIds,
    actorId,
    at,
  }: UnattributedResolution): Promise<string | undefined> {
    const values = [issueId, description, actorId ?? '', at, CITY_STAFF_USER.id, mediaIds];
    return (await this.database.row<Pick<IssueResolution, 'id'>>(insertIfAbsent, values))?.id;
  }

  /** Moves what a person contributed to the resolutions of an issue to another account. @returns how many rows */
  async move({ scope, from, to }: ContributorChanged): Promise<number> {
    let moved = 0;
    for (const move of [moveResolutions, moveRatings, moveRequests])
      moved += (await this.database.rows(move, [scope, from, to])).length;
    return moved;
  }

  /** Gives resolutions the new name of their resolvers. */
  async rename({ accounts, displayName }: PersonasRenamed): Promise<void> {
    await this.database.rows(renameResolver, [accounts, displayName]);
  }
}
