import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';

/** A day on which a city does not work. */
@Entity('city_holidays', { comment: 'days on which a city does not work' })
export class CityHoliday {
  @ForeignKey('City', { name: 'city_holidays_city_fk' })
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'city_holidays_pk' })
  city!: CitySlug;

  /** In the form `2026-11-08`, a day in the city's time zone. */
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'city_holidays_pk' })
  date!: string;

  @Column('text')
  name!: string;
}
