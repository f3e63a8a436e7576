import { Injectable } from '@nestjs/common';
import type { ConsoleScope } from '../../kernel/console';
import { AuditSeals } from '../../platform/audit';
import { AuditRecord } from '../../platform/audit/entities/audit-record.entity';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { KeysetList } from '../../platform/database/keyset-list';
import { statement } from '../../platform/database/statement';
import { isTargetInScope, scopeValue } from '../access/console-scope.queries';

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

const listActors = statement(
  'console.list-audit-actors',
  `select distinct on (actor_id) ${ACTOR} from audit_records r
    where ${isTargetInScope('r.target_kind', 'r.target_id', '$1')}
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

type Filter = Exclude<keyof AuditFilter, 'limit' | 'before'> | 'scope';

const records = new KeysetList<AuditRow, Filter>({
  name: 'console.audit',
  columns: RECORD,
  from: 'audit_records r',
  alias: 'r',
  where: [isTargetInScope('r.target_kind', 'r.target_id', ':scope')],
  filters: {
    actor: 'r.actor_id = :actor',
    action: 'r.action = :action',
    targetType: 'r.target_kind = :targetType',
    targetId: 'r.target_id = :targetId',
    from: 'r.at >= :from',
    to: 'r.at < :to',
  },
  order: [{ column: 'position', property: 'position' }],
  direction: 'desc',
});

/** An actor with at least one record. */
export type AuditActorRow = RowOf<typeof ACTOR>;

/** Reads the audit log. */
@Injectable()
export class AuditQueries {
  constructor(
    private readonly database: Database,
    private readonly seals: AuditSeals,
  ) {}

  /** Newest records first, with names and notes opened. A target that is an address is found by its digest. */
  async list(scope: ConsoleScope, { limit, before, ...filter }: AuditFilter): Promise<AuditRow[]> {
    const values = { ...filter, scope: scopeValue(scope) };
    if (values.targetId !== undefined) values.targetId = this.seals.targetId(values.targetId);
    const after = before === undefined ? undefined : [before];
    return this.seals.open(await records.read(this.database, values, { limit, after }));
  }

  /** All actors with at least one record. */
  async actors(scope: ConsoleScope): Promise<AuditActorRow[]> {
    return this.seals.open(await this.database.rows<AuditActorRow>(listActors, [scopeValue(scope)]));
  }
}
