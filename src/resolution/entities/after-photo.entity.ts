import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { PhotoFlag } from '../../kernel/outcome-reasons';

/** A photo that shows a repair, and what is wrong with it. */
@Entity('after_photos', { comment: 'photos that show repairs, and what is wrong with them' })
@Index('after_photos_resolution_idx', ['resolutionId'])
export class AfterPhoto {
  @ForeignKey('Media', { name: 'after_photos_media_fk' })
  @PrimaryColumn({
    type: 'text',
    name: 'media_id',
    collation: 'C',
    primaryKeyConstraintName: 'after_photos_pk',
  })
  mediaId!: string;

  @ForeignKey('IssueResolution', { name: 'after_photos_resolution_fk' })
  @PrimaryColumn({ type: 'bigint', name: 'resolution_id', primaryKeyConstraintName: 'after_photos_pk' })
  resolutionId!: string;

  @ForeignKey('Issue', { name: 'after_photos_issue_fk' })
  @Column({ type: 'text', name: 'issue_id', collation: 'C' })
  issueId!: string;

  @Column({
    type: 'bit',
    name: 'picture_hash',
    length: 64,
    nullable: true,
    comment: 'difference hash as of the media item; null: not known yet, or none',
  })
  pictureHash!: string | null;

  @Column({
    type: 'integer',
    name: 'hash_parts',
    array: true,
    default: [],
    comment: 'the four quarters of the hash, each with its number, by which similar photos are found',
  })
  hashParts!: number[];

  @Column({
    type: 'text',
    array: true,
    default: [],
    comment: 'what is wrong with it: far, before_report, reused',
  })
  flags!: PhotoFlag[];
}
