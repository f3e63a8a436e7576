import { Injectable } from '@nestjs/common';
import { Issue } from '../../../../issues/entities/issue.entity';
import type { TextByLanguage } from '../../../../kernel/languages';
import { columnsOf, type RowOf } from '../../../../platform/database/columns';
import { Database } from '../../../../platform/database/database';
import { statement } from '../../../../platform/database/statement';
import { STATES_OF_ISSUE } from '../queue-sql.queries';
import type { QueueState } from '../queue-filter';

const ISSUE = columnsOf(
  Issue,
  {
    id: 'id',
    title: 'title',
    status: 'feedStatus',
    category: 'category',
    ward: 'ward',
    pincode: 'pincode',
    priority: 'priority',
    channel: 'source',
    supporters: 'upvotes',
    escalationLevel: 'escalationLevel',
  },
  'i',
);
const time = (column: string) => `to_char(${column} at time zone c.time_zone, 'YYYY-MM-DD HH24:MI')`;
const findAll = statement(
  'console.exported-issues',
  `select ${ISSUE}, coalesce(nullif(i.address, ''), i.area) as place,
          ${time('i.created_at')} as "reportedAt",
          ${time('i.updated_at')} as "updatedAt", ${time('i.due_at')} as "dueAt",
          u.name as "unitName", a.name as "accountName", ${STATES_OF_ISSUE} as state
     from unnest($1::text[]) with ordinality wanted (id, n)
     join issues i on i.id = wanted.id join cities c on c.slug = i.city
     left join staff_units u on u.id = i.holder_unit_id left join console_accounts a on a.id = i.holder_account_id
    order by wanted.n`,
);

/** An issue of an export, with times of its city. */
export type ExportedRow = RowOf<typeof ISSUE> & {
  place: string | null;
  reportedAt: string;
  updatedAt: string;
  dueAt: string | null;
  unitName: TextByLanguage | null;
  accountName: string | null;
  state: QueueState[];
};

/** Reads the issues of exports. */
@Injectable()
export class QueueExportQueries {
  constructor(private readonly database: Database) {}

  /** The issues that exist, in the order of the ids. */
  rows(ids: readonly string[]): Promise<ExportedRow[]> {
    return this.database.rows(findAll, [ids]);
  }
}
