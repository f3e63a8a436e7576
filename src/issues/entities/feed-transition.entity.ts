import { Entity, PrimaryColumn } from 'typeorm';
import type { FeedStatus } from '../../kernel/statuses';

/** An allowed transition between feed statuses. */
@Entity('feed_transitions', { comment: 'transitions of the feed status that city staff may make' })
export class FeedTransition {
  @PrimaryColumn({ type: 'text', name: 'from_status', primaryKeyConstraintName: 'feed_transitions_pk' })
  fromStatus!: FeedStatus;

  @PrimaryColumn({ type: 'text', name: 'to_status', primaryKeyConstraintName: 'feed_transitions_pk' })
  toStatus!: FeedStatus;
}
