import { HeldRows } from '../personal-data';
import { columnsExcept, columnsOf } from '../platform/database/columns';
import { UserReportCategory } from './entities/user-report-category.entity';
import { UserReportDay } from './entities/user-report-day.entity';
import { UserScore } from './entities/user-score.entity';

/** What is held of a person in scores. */
export const HELD_IN_SCORES = [
  new HeldRows({
    kind: 'scores',
    columns: columnsExcept(UserScore, ['listed'], 's'),
    from: 'user_scores s',
    where: `s.user_id = any($1)`,
    by: 'ids',
    key: `s.user_id`,
  }),
  new HeldRows({
    kind: 'report_days',
    columns: columnsOf(UserReportDay, ['userId', 'day', 'reports'], 'd'),
    from: 'user_report_days d',
    where: `d.user_id = any($1)`,
    by: 'ids',
    key: `d.user_id || ' ' || d.day`,
  }),
  new HeldRows({
    kind: 'report_categories',
    columns: columnsOf(UserReportCategory, ['userId', 'category', 'reports'], 'c'),
    from: 'user_report_categories c',
    where: `c.user_id = any($1)`,
    by: 'ids',
    key: `c.user_id || ' ' || c.category`,
  }),
];
