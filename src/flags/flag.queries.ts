import { columnsOf } from '../platform/database/columns';
import { statement } from '../platform/database/statement';
import { Flag } from './entities/flag.entity';

/** In SQL: one statement opens a flag or adds a report to the open one, and returns which of both happened. */
export const raise = statement(
  'flags.raise',
  `insert into flags (id, target_kind, target_id, issue_id, reason, reporter_count, created_at, updated_at)
   values ($1, $2, $3, $4, $5, 1, $6, $6)
   on conflict (target_kind, target_id) where status = 'open' do update
     set reporter_count = flags.reporter_count + 1, updated_at = excluded.updated_at
   returning ${columnsOf(Flag, ['id'])}, xmax = 0 as "isNew"`,
);
/** The most frequent reason; among equally frequent ones the earliest. In SQL, as it is computed from the reports. */
export const nameReason = statement(
  'flags.name-reason',
  `update flags set reason = (
     select reason from flag_reports where flag_id = $1 group by reason order by count(*) desc, min(at) limit 1)
    where id = $1`,
);

/** The open flag of a target, and whether the new report opened it. */
export type OpenFlag = Pick<Flag, 'id'> & { isNew: boolean };
