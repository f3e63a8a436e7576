import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A post that was forgotten. */
@Entity('expired_posts', {
  comment: 'posts that were forgotten, as digests of channel and id, so that they are not taken in again',
})
@Index('expired_posts_expired_idx', ['expiredAt'])
export class ExpiredPost {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'expired_posts_pk' })
  digest!: string;

  @Column({ type: 'timestamptz', precision: 3, name: 'expired_at' })
  expiredAt!: Date;
}
