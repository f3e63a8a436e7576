import { Entity, PrimaryColumn } from 'typeorm';
import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';

/**
 * A change of the counts of a ward, or of the issues without one, that is not yet included in them; written by
 * triggers.
 *
 * The table has no primary key, which TypeORM does not support: the entity declares its columns as the key, and the
 * comparison with the schema ignores that.
 */
@Entity('issue_ward_moves', { synchronize: false })
export class IssueWardMove {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  city!: CitySlug;

  @PrimaryColumn('text')
  ward!: string;

  @PrimaryColumn({ type: 'text', collation: 'C' })
  category!: CategorySlug;

  /** The day of the report, in the time zone of the city. */
  @PrimaryColumn('date')
  day!: string;

  @PrimaryColumn({ type: 'boolean', name: 'is_open' })
  isOpen!: boolean;

  @PrimaryColumn({ type: 'boolean', name: 'is_resolved' })
  isResolved!: boolean;

  @PrimaryColumn({ type: 'boolean', name: 'is_on_time' })
  isOnTime!: boolean;

  @PrimaryColumn({ type: 'boolean', name: 'is_late' })
  isLate!: boolean;

  /** The number of the span in the durations of `IssueWardMonth`; 0: not resolved, or without a due date. */
  @PrimaryColumn('smallint')
  duration!: number;

  @PrimaryColumn('integer')
  change!: number;
}
