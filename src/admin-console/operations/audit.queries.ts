import { Injectable } from '@nestjs/common';
import { AuditRecord } from '../../platform/audit/entities/audit-record.entity';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

const RECORD = columnsOf(AuditRecord, {
  position: 'position',
  at: 'at',
  surface: 'surface',
  actorId: 'actorId',
  actorName: 'actorName',
  action: 'action',
  targetType: 'targetKind',
  targetId: 'targetId',
  before: 'before',
  after: 'after',
  note: 'note',
  hash: 'hash',
});
const ACTOR = columnsOf(AuditRecord, { id: 'actorId', name: 'actorName', surface: 'surface' });

/**
 * SQL for a list: each filter is optional; ordered by position, newest first. @param condition an additional condition,
 * which has an index
 */
const listWhere = (condition: string) => `
  select ${RECORD} from audit_records
    where position < $1 and ${condition} and ($2::text is null or actor_id = $2) and ($3::text is null or action = $3)
      and ($4::text is null or target_kind = $4) and ($5::timestamptz is null or at >= $5)
      and ($6::timestamptz is null or at < $6)
    order by position desc limit $7`;
const list = statement('console.list-audit', listWhere('true'));
/** One target has few records, so its index is used instead of a scan. */
const listOfTarget = statement('console.list-audit-of-target', listWhere('target_id = $8'));
const listActors = statement(
  'console.list-audit-actors',
  `select distinct on (actor_id) ${ACTOR} from audit_records
    order by actor_id, position desc`,
);

/** One record of the audit log. */
export type AuditRow = RowOf<typeof RECORD>;

export interface AuditFilter {
  actor?: string;
  action?: string;
  targetType?: string;
  targetId?: string;
  from?: Date;
  to?: Date;
  limit: number;
  /** The position of the last record of the previous page. */
  before?: number;
}

/** An actor with at least one record. */
export type AuditActorRow = RowOf<typeof ACTOR>;

/** Reads the audit log. */
@Injectable()
export class AuditQueries {
  constructor(private readonly database: Database) {}

  /** Newest records first. */
  list(filter: AuditFilter): Promise<AuditRow[]> {
    const { actor, action, targetType, targetId, from, to, limit, before } = filter;
    const values = [before ?? Number.MAX_SAFE_INTEGER, actor, action, targetType, from, to, limit];
    if (targetId === undefined) return this.database.rows(list, values);
    return this.database.rows(listOfTarget, [...values, targetId]);
  }

  /** All actors with at least one record. */
  actors(): Promise<AuditActorRow[]> {
    return this.database.rows(listActors);
  }
}
