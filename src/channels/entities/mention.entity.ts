import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Channel, Hints, PostLocation, PostMedia } from '../channel';

/** A post seen on a channel. */
@Entity('mentions', {
  comment: 'posts seen on all channels; one row per post, also if it was delivered several times',
})
@Unique('mentions_external_unique', ['channel', 'externalId'])
@Index('mentions_author_idx', ['author'])
@Index('mentions_unconverted_idx', ['receivedAt'], { where: 'issue_id is null' })
export class Mention {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'mentions_pk' })
  id!: string;

  @Column({ type: 'text', collation: 'C' })
  channel!: Channel;

  @Column({
    type: 'text',
    name: 'external_id',
    collation: 'C',
    comment: 'id of the post on its channel; of one that was forgotten, a digest of it',
  })
  externalId!: string;

  @Column('text')
  author!: string;

  @Column({ type: 'text', name: 'author_name', default: '' })
  authorName!: string;

  @Column({ type: 'text', default: '' })
  text!: string;

  @Column({ type: 'text', nullable: true })
  permalink!: string | null;

  @Column({ type: 'jsonb', default: [] })
  media!: PostMedia[];

  @Column({ type: 'jsonb', nullable: true })
  location!: PostLocation | null;

  @Column({ type: 'text', default: '' })
  category!: Hints['category'];

  @Column({
    type: 'text',
    name: 'category_keyword',
    default: '',
    comment: 'keyword that decided the category; the detected category is a hint',
  })
  categoryKeyword!: string;

  @Column({ type: 'text', default: '' })
  city!: Hints['city'];

  @Column({ type: 'text', name: 'city_keyword', default: '' })
  cityKeyword!: string;

  @Column({ type: 'timestamptz', name: 'sent_at', precision: 3 })
  sentAt!: Date;

  @Column({ type: 'timestamptz', name: 'received_at', precision: 3 })
  receivedAt!: Date;

  @ForeignKey('Issue', { name: 'mentions_issue_fk' })
  @Column({ type: 'text', name: 'issue_id', collation: 'C', nullable: true })
  issueId!: string | null;

  @ForeignKey('User', { name: 'mentions_converter_fk' })
  @Column({ type: 'text', name: 'converted_by', collation: 'C', nullable: true })
  convertedBy!: string | null;

  @Column({ type: 'timestamptz', name: 'converted_at', precision: 3, nullable: true })
  convertedAt!: Date | null;

  @Column({
    type: 'boolean',
    default: true,
    comment: 'false: accepted without a signature, while no signing secret was configured',
  })
  verified!: boolean;

  @Column({ type: 'smallint', name: 'media_tries', default: 0 })
  mediaTries!: number;

  @Column({ type: 'timestamptz', name: 'media_tried_at', precision: 3, nullable: true })
  mediaTriedAt!: Date | null;

  @Column({ type: 'boolean', name: 'media_pending', default: false })
  mediaPending!: boolean;

  @Column({
    type: 'boolean',
    default: false,
    comment: 'sample post for trying the console; not shown in any feed',
  })
  demo!: boolean;

  @Column({ type: 'boolean', default: false, comment: 'taken off the public walls by city staff' })
  hidden!: boolean;
}
