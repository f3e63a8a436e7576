import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Reaction } from '../../kernel/reactions';

/** A reaction of a person to a message. */
@Entity('message_reactions', { comment: 'reactions of people to messages' })
@Index('message_reactions_user_idx', ['userId'])
export class MessageReaction {
  @ForeignKey('Message', { name: 'message_reactions_message_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({
    type: 'text',
    name: 'message_id',
    collation: 'C',
    primaryKeyConstraintName: 'message_reactions_pk',
  })
  messageId!: string;

  @ForeignKey('User', { name: 'message_reactions_user_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({
    type: 'text',
    name: 'user_id',
    collation: 'C',
    primaryKeyConstraintName: 'message_reactions_pk',
  })
  userId!: string;

  @Column({ type: 'text', collation: 'C' })
  emoji!: Reaction;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;
}
