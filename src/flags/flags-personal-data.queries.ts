import { HeldRows } from '../personal-data';
import { columnsOf } from '../platform/database/columns';
import { FlagReport } from './entities/flag-report.entity';

/** What is held of a person in flags. */
export const HELD_IN_FLAGS = [
  new HeldRows({
    kind: 'flags',
    columns: columnsOf(FlagReport, ['targetKind', 'targetId', 'userId', 'reason', 'note', 'at'], 'f'),
    from: 'flag_reports f',
    where: `f.user_id = any($1)`,
    by: 'ids',
    key: `f.target_kind || ' ' || f.target_id || ' ' || f.user_id`,
  }),
];
