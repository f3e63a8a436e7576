import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';

/** A community event. */
@Entity('events', { comment: 'community events' })
@Index('events_city_date_idx', ['city', 'date', 'id'])
export class CommunityEvent {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'events_pk' })
  id!: string;

  @ForeignKey('City', { name: 'events_city_fk' })
  @Column({ type: 'text', collation: 'C' })
  city!: CitySlug;

  @Column('text')
  title!: string;

  @Column({ type: 'text', default: '' })
  description!: string;

  @Column('text')
  type!: string;

  @Column({ type: 'text', comment: 'display name of the city or town of the event' })
  place!: string;

  @Column('date')
  date!: string;

  @Column({ type: 'text', default: '', comment: 'time as announced, such as 7:00 AM' })
  time!: string;

  @Column({ type: 'text', default: '' })
  duration!: string;

  @Column({ type: 'text', default: '' })
  location!: string;

  @Column({ type: 'integer', name: 'max_attendees' })
  maxAttendees!: number;

  @Column({ type: 'text', default: '' })
  organiser!: string;

  @Column({ type: 'text', default: '' })
  impact!: string;

  @Column({
    type: 'text',
    generatedType: 'STORED',
    asExpression: "searchable(((((title || '\u001f'::text) || location) || '\u001f'::text) || place))",
  })
  words!: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
