import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { CityRolloutStatus, CitySlug } from '../../kernel/cities';

/** A city of the service. */
@Entity('cities', { comment: 'the cities the service works in; the set is fixed' })
@Unique('cities_subdomain_unique', ['subdomain'])
export class City {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'cities_pk' })
  slug!: CitySlug;

  @Column({ type: 'text', name: 'display_name' })
  displayName!: string;

  @Column('text')
  state!: string;

  @Column('text')
  subdomain!: string;

  @Column({ type: 'text', name: 'rollout_status', default: 'live' })
  rolloutStatus!: CityRolloutStatus;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column({
    type: 'text',
    name: 'time_zone',
    default: 'Asia/Kolkata',
    comment: 'time zone that sets where a day of the city begins, for streaks',
  })
  timeZone!: string;
}
