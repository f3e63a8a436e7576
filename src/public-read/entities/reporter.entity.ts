import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';

/** The public profile of a person who has reported something; created by a trigger. */
@Entity('reporters', { comment: 'public profiles of people who have reported something; created by trigger' })
@Index('reporters_city_idx', ['city'])
@Unique('reporters_slug_unique', ['slug'])
export class Reporter {
  @ForeignKey('User', { name: 'reporters_user_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'text', name: 'user_id', collation: 'C', primaryKeyConstraintName: 'reporters_pk' })
  userId!: string;

  @Column({ type: 'text', collation: 'C' })
  slug!: string;

  @ForeignKey('City', { name: 'reporters_city_fk' })
  @Column({ type: 'text', collation: 'C', comment: 'city of the first report' })
  city!: CitySlug;

  @Column({
    type: 'boolean',
    name: 'is_citizen_reporter',
    default: false,
    comment: 'verified by city staff',
  })
  isCitizenReporter!: boolean;

  @Column({ type: 'text', default: '' })
  zone!: string;

  @Column({ type: 'text', nullable: true })
  beat!: string | null;

  @Column({ type: 'text', nullable: true })
  area!: string | null;

  @Column({ type: 'text', nullable: true })
  bio!: string | null;

  @Column({ type: 'text', nullable: true })
  reached!: string | null;

  @Column({ type: 'text', nullable: true })
  impact!: string | null;

  @Column({ type: 'text', default: '', comment: 'words by which a search finds the reporter, in lower case' })
  words!: string;

  @Column({ type: 'boolean', default: true, comment: 'users.listed of the person' })
  listed!: boolean;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
