import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Channel } from '../channel';

/** The number of events of a kind on a channel. */
@Entity('channel_events', { comment: 'events that were acknowledged but not stored, counted by kind' })
export class ChannelEvent {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'channel_events_pk' })
  channel!: Channel;

  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'channel_events_pk' })
  kind!: string;

  @Column('bigint')
  events!: string;

  @Column({ type: 'timestamptz', name: 'latest_at', precision: 3 })
  latestAt!: Date;
}
