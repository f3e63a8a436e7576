import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';

const KEY = { primaryKeyConstraintName: 'issue_ward_months_pk' };

/**
 * How the visible issues of a ward that were reported in a month kept their due dates; `IssueWardMove` has what is not
 * included yet. Issues without a due date are not counted.
 */
@Entity('issue_ward_months', {
  comment:
    'how visible issues with a due date that were reported in a month kept it; a job adds issue_ward_moves to it',
})
@Check('issue_ward_months_durations', 'cardinality(durations) = 120')
export class IssueWardMonth {
  @PrimaryColumn({ ...KEY, type: 'text', collation: 'C' })
  city!: CitySlug;

  @PrimaryColumn({
    ...KEY,
    type: 'date',
    comment: 'first day of the month of the report, in the time zone of the city',
  })
  month!: string;

  @PrimaryColumn({ ...KEY, type: 'text', comment: 'empty: issues without a ward' })
  ward!: string;

  @Column({
    type: 'integer',
    name: 'on_time',
    comment: 'number of issues that were resolved before any of their due dates had passed',
  })
  onTime!: number;

  @Column({
    type: 'integer',
    comment: 'number of issues that are not resolved, and whose due date has passed',
  })
  late!: number;

  @Column({
    type: 'integer',
    array: true,
    comment:
      'number of resolved issues by the time from the report to the resolution: in up to 950 seconds, then in spans whose ends are a tenth apart',
  })
  durations!: number[];
}
