import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';

/** Someone or something nominated for recognition by a city. */
@Entity('nominations', { comment: 'people and things nominated for recognition by a city' })
@Index('nominations_city_idx', ['city', 'id'])
export class Nomination {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'nominations_pk' })
  id!: string;

  @ForeignKey('City', { name: 'nominations_city_fk' })
  @Column({ type: 'text', collation: 'C' })
  city!: CitySlug;

  @Column('text')
  title!: string;

  @Column({ type: 'text', nullable: true })
  description!: string | null;

  @Column('text')
  place!: string;

  @Column({ type: 'integer', default: 0 })
  supporters!: number;

  @Column('text')
  type!: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
