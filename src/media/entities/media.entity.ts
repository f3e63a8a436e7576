import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { MediaType, MimeType } from '../../kernel/media-types';

/** An image or video of an issue, or a reference to a post on the microblog. */
@Entity('media', { comment: 'images and videos of issues, and references to posts on the microblog' })
@Index('media_adder_idx', ['addedBy'])
@Index('media_redacted_idx', ['redactedAt'], {
  where: '((redacted_at IS NOT NULL) AND (deleted_at IS NULL))',
})
@Index('media_stale_idx', ['id'], { where: `(stale_keys <> '{}'::text[])` })
export class Media {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'media_pk' })
  id!: string;

  @ForeignKey('Issue', { name: 'media_issue_fk' })
  @Column({
    type: 'text',
    name: 'issue_id',
    collation: 'C',
    nullable: true,
    comment: 'null: file of a channel post that has not become an issue',
  })
  issueId!: string | null;

  @Column({ type: 'text', collation: 'C' })
  type!: MediaType;

  @Column({
    type: 'text',
    collation: 'C',
    comment: 'awaited: the file of the upload is not yet received, checked and cleaned',
  })
  state!: 'awaited' | 'stored';

  @Column({ type: 'text', name: 'post_url', nullable: true })
  postUrl!: string | null;

  @Column({ type: 'text', name: 'mime_type', nullable: true })
  mimeType!: MimeType | null;

  @Column({ type: 'bigint', name: 'size_bytes', nullable: true })
  sizeBytes!: string | null;

  @Column({
    type: 'integer',
    array: true,
    default: [],
    comment: 'widths of the stored thumbnails',
  })
  widths!: number[];

  @Column({
    type: 'timestamptz',
    name: 'cleaned_at',
    precision: 3,
    nullable: true,
    comment: 'when a video lost what the camera wrote into it; null: not a video, or not yet',
  })
  cleanedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'clean_tried_at', precision: 3, nullable: true })
  cleanTriedAt!: Date | null;

  @Column({
    type: 'text',
    name: 'object_key',
    collation: 'C',
    nullable: true,
    comment: 'key of its object; null: its id',
  })
  objectKey!: string | null;

  @Column({
    type: 'text',
    name: 'stale_keys',
    array: true,
    default: [],
    comment: 'keys of objects of before its parts were covered, which are to be removed',
  })
  staleKeys!: string[];

  @ForeignKey('User', { name: 'media_adder_fk' })
  @Column({ type: 'text', name: 'added_by', collation: 'C', nullable: true })
  addedBy!: string | null;

  @Column({ type: 'timestamptz', name: 'added_at', precision: 3 })
  addedAt!: Date;

  @Column({ type: 'timestamptz', name: 'upload_expires_at', precision: 3, nullable: true })
  uploadExpiresAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'stored_at', precision: 3, nullable: true })
  storedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'deleted_at', precision: 3, nullable: true })
  deletedAt!: Date | null;

  @ForeignKey('User', { name: 'media_deleter_fk' })
  @Column({ type: 'text', name: 'deleted_by', collation: 'C', nullable: true })
  deletedBy!: string | null;

  @Column({ type: 'timestamptz', name: 'purge_tried_at', precision: 3, nullable: true })
  purgeTriedAt!: Date | null;

  @Column({
    type: 'timestamptz',
    name: 'purged_at',
    precision: 3,
    nullable: true,
    comment: 'when the objects of a deleted upload were removed from storage',
  })
  purgedAt!: Date | null;

  @Column({
    type: 'timestamptz',
    name: 'upload_dropped_at',
    precision: 3,
    nullable: true,
    comment: 'when files sent again after storing were removed, or it was certain that there were none',
  })
  uploadDroppedAt!: Date | null;

  @Column({
    type: 'timestamptz',
    name: 'redacted_at',
    precision: 3,
    nullable: true,
    comment: 'when city staff redacted it; it is no longer counted or shown',
  })
  redactedAt!: Date | null;

  @Column({
    type: 'bit',
    name: 'picture_hash',
    length: 64,
    nullable: true,
    comment: 'difference hash of an image; null: not an image, no contrast, or stored before hashes existed',
  })
  pictureHash!: string | null;

  @Column({
    type: 'text',
    name: 'taken_at',
    collation: 'C',
    nullable: true,
    comment:
      'when the camera says a photo was taken, ISO 8601, without an offset in the time of the place; not public',
  })
  takenAt!: string | null;

  @Column({
    type: 'double precision',
    name: 'taken_lat',
    nullable: true,
    comment: 'where the camera says it was taken, degrees north; not public',
  })
  takenLat!: number | null;

  @Column({
    type: 'double precision',
    name: 'taken_lng',
    nullable: true,
    comment: 'where the camera says it was taken, degrees east; not public',
  })
  takenLng!: number | null;
}
