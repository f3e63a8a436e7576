import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { FeedCategory } from '../../kernel/categories';

/** The hours within which issues without a policy are to be resolved, valid from a time on. */
@Entity('sla_default_hours', {
  comment: 'within how many hours issues that no policy is for are to be resolved, from a time on',
})
export class DefaultHoursVersion {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'sla_default_hours_pk',
  })
  id!: string;

  @Column({ type: 'jsonb', comment: 'by the label of the category' })
  hours!: Record<FeedCategory, number>;

  @Column({
    type: 'timestamptz',
    name: 'valid_from',
    precision: 3,
    comment: 'what is reported from then on follows it, until another one is valid',
  })
  validFrom!: Date;
}
