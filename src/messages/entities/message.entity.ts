import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { ReactionCounts } from '../message';

/** A message in the thread of an issue. */
@Entity('messages', { comment: 'messages in the threads of issues; a deleted message keeps its position' })
@Index('messages_author_idx', ['authorId'])
@Index('messages_thread_unique', ['issueId', 'createdAt'], { unique: true })
export class Message {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'messages_pk' })
  id!: string;

  @ForeignKey('Issue', { name: 'messages_issue_fk' })
  @Column({ type: 'text', name: 'issue_id', collation: 'C' })
  issueId!: string;

  @ForeignKey('User', { name: 'messages_author_fk' })
  @Column({ type: 'text', name: 'author_id', collation: 'C' })
  authorId!: string;

  @Column('text')
  content!: string;

  @Column({
    type: 'jsonb',
    default: {},
    comment: 'number of reactions per emoji; follows message_reactions',
  })
  reactions!: ReactionCounts;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;

  @Column({
    type: 'boolean',
    default: false,
    comment: 'whether city staff wrote it as an answer, in the name of a unit',
  })
  answer!: boolean;

  @Column({ type: 'timestamptz', name: 'edited_at', precision: 3, nullable: true })
  editedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'deleted_at', precision: 3, nullable: true })
  deletedAt!: Date | null;

  @ForeignKey('User', { name: 'messages_deleter_fk' })
  @Column({ type: 'text', name: 'deleted_by', collation: 'C', nullable: true })
  deletedBy!: string | null;
}
