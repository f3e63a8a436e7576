import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A picture that could not be fetched or stored yet. */
@Entity('waiting_pictures', {
  comment: 'pictures of reports that could not be fetched or stored yet; a job tries again',
})
@Index('waiting_pictures_next_idx', ['nextTryAt'])
@Index('waiting_pictures_issue_idx', ['issueId'])
export class WaitingPicture {
  @PrimaryColumn({
    type: 'text',
    name: 'media_id',
    collation: 'C',
    primaryKeyConstraintName: 'waiting_pictures_pk',
    comment: 'id of the media item, which may not exist yet',
  })
  mediaId!: string;

  @ForeignKey('Issue', { name: 'waiting_pictures_issue_fk' })
  @Column({ type: 'text', name: 'issue_id', collation: 'C' })
  issueId!: string;

  @ForeignKey('User', { name: 'waiting_pictures_adder_fk' })
  @Column({ type: 'text', name: 'added_by', collation: 'C' })
  addedBy!: string;

  @Column({ type: 'text', nullable: true, comment: 'where to fetch it; null: its bytes were sent' })
  url!: string | null;

  @Column({ type: 'bytea', nullable: true, comment: 'the bytes that were sent; null: it is fetched' })
  bytes!: Buffer | null;

  @Column({ type: 'smallint', default: 0 })
  tries!: number;

  @Column({ type: 'timestamptz', name: 'next_try_at', precision: 3 })
  nextTryAt!: Date;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;
}
