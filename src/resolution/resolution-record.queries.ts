import { Injectable } from '@nestjs/common';
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
}
