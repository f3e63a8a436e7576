import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

/** The number of elements in the durations of `IssueWardMonth`. */
const SPANS = 120;

const sumOf = (condition: string) => `coalesce(sum(change) filter (where ${condition}), 0)`;
const DURATIONS = Array.from({ length: SPANS }, (_, index) => sumOf(`duration = ${index + 1}`));

/** Readers are not blocked; two writers of the counts take turns. */
const lockCounts = statement(
  'issues.lock-ward-counts',
  'lock table issue_ward_counts in share row exclusive mode',
);
/** In SQL, to delete, sum and add the changes in one statement, while new ones arrive. */
const fold = statement(
  'issues.fold-ward-moves',
  `with moved as (delete from issue_ward_moves returning *),
   counts as (
     insert into issue_ward_counts as kept (city, ward, category, reported, resolved, open, late)
     select city, ward, category, sum(change), ${sumOf('is_resolved')}, ${sumOf('is_open')}, ${sumOf('is_late')}
       from moved group by city, ward, category
     on conflict (city, ward, category) do update
       set reported = kept.reported + excluded.reported, resolved = kept.resolved + excluded.resolved,
           open = kept.open + excluded.open, late = kept.late + excluded.late),
   days as (
     insert into issue_open_days as kept (city, day, open, late)
     select city, day, sum(change), ${sumOf('is_late')} from moved where is_open group by city, day
     on conflict (city, day) do update set open = kept.open + excluded.open, late = kept.late + excluded.late),
   months as (
     insert into issue_ward_months as kept (city, month, ward, on_time, late, durations)
     select city, date_trunc('month', day)::date, ward, ${sumOf('is_on_time')}, ${sumOf('is_late')},
            array[${DURATIONS.join(', ')}]
       from moved where duration > 0 or is_late group by 1, 2, 3
     on conflict (city, month, ward) do update
       set on_time = kept.on_time + excluded.on_time, late = kept.late + excluded.late,
           durations = array(select n + change
                               from unnest(kept.durations, excluded.durations) with ordinality spans (n, change, place)
                              order by place))
   select count(*)::int as moves from moved`,
);

/** The counts of cities and wards. Call both methods in one transaction, in this order. */
@Injectable()
export class IssueWardCountQueries {
  constructor(private readonly database: Database) {}

  /** Blocks other writers of the counts until the transaction ends. */
  async lockCounts(): Promise<void> {
    await this.database.rows(lockCounts);
  }

  /** Adds the pending changes of issues to the counts. @returns how many there were */
  async fold(): Promise<number> {
    return (await this.database.row<{ moves: number }>(fold))?.moves ?? 0;
  }
}
