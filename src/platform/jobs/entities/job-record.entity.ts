import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A scheduled job: its lease and its last runs. */
@Entity('jobs', { comment: 'one row per scheduled job: its current runner, and the result of its last run' })
export class JobRecord {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'jobs_pk' })
  name!: string;

  @Column({ type: 'timestamptz', name: 'leased_until', precision: 3, default: () => "'-infinity'" })
  leasedUntil!: Date;

  @Column({ type: 'timestamptz', name: 'started_at', precision: 3, nullable: true })
  startedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'finished_at', precision: 3, nullable: true })
  finishedAt!: Date | null;

  @Column({ type: 'jsonb', nullable: true })
  outcome!: object | null;

  @Column({ type: 'text', nullable: true })
  failure!: string | null;

  @Column({ type: 'bigint', default: 0 })
  runs!: string;

  @Column({ type: 'bigint', default: 0 })
  failures!: string;

  @Column({ type: 'timestamptz', name: 'succeeded_at', precision: 3, nullable: true })
  succeededAt!: Date | null;
}
