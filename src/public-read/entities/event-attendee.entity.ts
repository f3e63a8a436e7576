import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A person who attends an event. */
@Entity('event_attendees', { comment: 'attendees of community events' })
@Index('event_attendees_user_idx', ['userId'])
export class EventAttendee {
  @ForeignKey('CommunityEvent', { name: 'event_attendees_event_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({
    type: 'text',
    name: 'event_id',
    collation: 'C',
    primaryKeyConstraintName: 'event_attendees_pk',
  })
  eventId!: string;

  @ForeignKey('User', { name: 'event_attendees_user_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({
    type: 'text',
    name: 'user_id',
    collation: 'C',
    primaryKeyConstraintName: 'event_attendees_pk',
  })
  userId!: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;
}
