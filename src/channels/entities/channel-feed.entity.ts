import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { InJson } from '../../platform/database/columns';
import type { ChannelPost, Mode } from '../channel';

/** The last posts read from a channel, shared by all instances. */
@Entity('channel_feeds', {
  comment: 'last answer of an upstream, shared by all instances, with its requests and errors',
})
export class ChannelFeed {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'channel_feeds_pk' })
  channel!: 'photo' | 'micro';

  @Column({ type: 'text', nullable: true })
  mode!: Mode | null;

  @Column({ type: 'jsonb', default: [] })
  posts!: Array<InJson<ChannelPost>>;

  @Column({ type: 'timestamptz', name: 'read_at', precision: 3, nullable: true })
  readAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'fresh_until', precision: 3, default: () => "'-infinity'" })
  freshUntil!: Date;

  @Column({ type: 'timestamptz', name: 'leased_until', precision: 3, default: () => "'-infinity'" })
  leasedUntil!: Date;

  @Column({ type: 'bigint', default: 0 })
  requests!: string;

  @Column({ type: 'bigint', default: 0 })
  errors!: string;

  @Column({ type: 'text', name: 'last_error', nullable: true })
  lastError!: string | null;

  @Column({ type: 'timestamptz', name: 'last_error_at', precision: 3, nullable: true })
  lastErrorAt!: Date | null;
}
