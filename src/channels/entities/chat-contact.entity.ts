import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Language } from '../../kernel/languages';

/** Somebody who has written to us on the chat platform. */
@Entity('chat_contacts', { comment: 'people who have written on the chat platform, and when they last did' })
export class ChatContact {
  @PrimaryColumn({
    type: 'text',
    collation: 'C',
    primaryKeyConstraintName: 'chat_contacts_pk',
    comment: 'the author of their messages',
  })
  address!: string;

  @Column({
    type: 'timestamptz',
    name: 'last_message_at',
    precision: 3,
    comment: 'when the platform got their last message; for 24 hours from then it delivers any text to them',
  })
  lastMessageAt!: Date;

  @Column({ type: 'text', nullable: true, comment: 'that of the script of their last text; null: not known' })
  language!: Language | null;

  @Column({
    type: 'timestamptz',
    name: 'stopped_at',
    precision: 3,
    nullable: true,
    comment: 'when they asked for no more messages; null: they did not, or have written since',
  })
  stoppedAt!: Date | null;
}
