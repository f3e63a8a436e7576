import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CityRolloutStatus, CitySlug } from '../../kernel/cities';

/** A city as the public read API lists it. */
@Entity('cities')
export class City {
  @PrimaryColumn('text')
  slug!: CitySlug;

  @Column('text', { name: 'display_name' })
  displayName!: string;

  @Column('text')
  state!: string;

  @Column('text')
  subdomain!: string;

  @Column('text', { name: 'rollout_status' })
  status!: CityRolloutStatus;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
