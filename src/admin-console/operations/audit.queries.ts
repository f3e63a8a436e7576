import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

/** Each filter is optional; the position walks from the newest back. */
const list = statement(
  'console.list-audit',
  `select position, at, surface, actor_id as "actorId", actor_name as "actorName", action, target_kind as "targetType",
          target_id as "targetId", before, after, note, hash
     from audit_records
    where position < $1 and ($2::text is null or actor_id = $2) and ($3::text is null or action = $3)
      and ($4::text is null or target_kind = $4) and ($5::timestamptz is null or at >= $5)
      and ($6::timestamptz is null or at < $6)
    order by position desc limit $7`,
);
const listActors = statement(
  'console.list-audit-actors',
  `select distinct on (actor_id) actor_id as id, actor_name as name, surface from audit_records
    order by actor_id, position desc`,
);

/** One record of the audit log. */
export interface AuditRow {
  position: string;
  at: Date;
  surface: string;
  actorId: string;
  actorName: string;
  action: string;
  targetType: string;
  targetId: string;
  before: object | null;
  after: object | null;
  note: string | null;
  hash: string;
}

export interface AuditFilter {
  actor?: string;
  action?: string;
  targetType?: string;
  from?: Date;
  to?: Date;
  limit: number;
  /** The position of the record the page before ended with. */
  before?: number;
}

/** The reads of the audit log. */
@Injectable()
export class AuditQueries {
  constructor(private readonly database: Database) {}

  /** The newest records first. */
  list({ actor, action, targetType, from, to, limit, before }: AuditFilter): Promise<AuditRow[]> {
    const values = [before ?? Number.MAX_SAFE_INTEGER, actor, action, targetType, from, to, limit];
    return this.database.rows(list, values);
  }

  /** Everyone there is a record of. */
  actors(): Promise<Array<{ id: string; name: string; surface: string }>> {
    return this.database.rows(listActors);
  }
}
