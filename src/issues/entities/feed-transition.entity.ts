import { Entity, PrimaryColumn } from 'typeorm';
import type { FeedStatus } from '../../kernel/statuses';

/** An allowed transition between feed statuses. */
@Entity('feed_transitions', { comment: 'which steps city staff may take an issue in the public feed' })
export class FeedTransition {
  @PrimaryColumn({ type: 'text', name: 'from_status', primaryKeyConstraintName: 'feed_transitions_pk' })
  fromStatus!: FeedStatus;

  @PrimaryColumn({ type: 'text', name: 'to_status', primaryKeyConstraintName: 'feed_transitions_pk' })
  toStatus!: FeedStatus;
}
