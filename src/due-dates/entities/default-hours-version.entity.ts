import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { FeedCategory } from '../../kernel/categories';

/** The hours within which issues without a policy are to be resolved, valid from a time on. */
@Entity('sla_default_hours', {
  comment: 'hours for the resolution of issues without a policy, from a time on',
})
export class DefaultHoursVersion {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'sla_default_hours_pk',
  })
  id!: string;

  @Column({ type: 'jsonb', comment: 'hours by label of the category' })
  hours!: Record<FeedCategory, number>;

  @Column({
    type: 'timestamptz',
    name: 'valid_from',
    precision: 3,
    comment: 'applies to issues reported from this time on, until the next version is valid',
  })
  validFrom!: Date;
}
