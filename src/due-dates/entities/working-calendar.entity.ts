import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';

/** The hours in which a city works. */
@Entity('working_calendars', {
  comment: 'working hours of cities; a city without a row works Monday to Friday, 10:00 to 18:00',
})
export class WorkingCalendar {
  @ForeignKey('City', { name: 'working_calendars_city_fk' })
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'working_calendars_pk' })
  city!: CitySlug;

  @Column({ type: 'integer', array: true, comment: '1 is Monday, 7 is Sunday' })
  weekdays!: number[];

  @Column({
    type: 'integer',
    name: 'opens_minute',
    comment: 'minutes since midnight, in the time zone of the city',
  })
  opensMinute!: number;

  @Column({
    type: 'integer',
    name: 'closes_minute',
    comment: 'minutes since midnight, in the time zone of the city; 1440 is the end of the day',
  })
  closesMinute!: number;

  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3 })
  updatedAt!: Date;
}
