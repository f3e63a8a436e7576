import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { IssueSource } from '../../kernel/sources';

/** The settings and the state of a channel. */
@Entity('channel_configs', { comment: 'settings and state of channels, one row per channel' })
export class ChannelConfig {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'channel_configs_pk' })
  channel!: Exclude<IssueSource, 'open311'>;

  @Column({ type: 'boolean', name: 'demo_mode', default: false })
  demoMode!: boolean;

  @Column({ type: 'timestamptz', name: 'last_checked_at', precision: 3, nullable: true })
  lastCheckedAt!: Date | null;

  @Column({
    type: 'text',
    name: 'last_error',
    nullable: true,
    comment: 'why the last check failed; null: it did not fail',
  })
  lastError!: string | null;

  @Column({
    type: 'timestamptz',
    name: 'rests_until',
    precision: 3,
    nullable: true,
    comment: 'when one message is tried, as the channel refused access; null: it does not rest',
  })
  restsUntil!: Date | null;

  @Column({
    type: 'bigint',
    default: 0,
    comment: 'number of checks and messages sent; requests of feeds are counted in channel_feeds',
  })
  requests!: string;

  @Column({ type: 'bigint', default: 0 })
  errors!: string;
}
