import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';

const KEY = { primaryKeyConstraintName: 'issue_open_days_pk' };

/**
 * The number of visible open issues of a city by the day of their report; `IssueWardMove` has what is not included
 * yet.
 */
@Entity('issue_open_days', {
  comment:
    'number of visible open issues of a city by the day of their report; a job adds issue_ward_moves to it',
})
export class IssueOpenDay {
  @PrimaryColumn({ ...KEY, type: 'text', collation: 'C' })
  city!: CitySlug;

  @PrimaryColumn({ ...KEY, type: 'date', comment: 'day of the report, in the time zone of the city' })
  day!: string;

  @Column({ type: 'integer', comment: 'number of issues that are open or in progress' })
  open!: number;

  @Column({ type: 'integer', comment: 'number of these whose due date has passed' })
  late!: number;
}
