import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { ShownAs } from '../../kernel/people/shown-as';
import type { PlacePrecision } from '../../kernel/place-precision';

/** How a person wants to be shown in all issues they contributed to, and how far that is. */
@Entity('privacy_applications', {
  comment: 'how people want to be shown in all issues they contributed to before, and how far that is',
})
@Index('privacy_applications_waiting_idx', ['requestedAt'], { where: 'finished_at is null' })
export class PrivacyApplication {
  @ForeignKey('User', { name: 'privacy_applications_user_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({
    type: 'text',
    name: 'user_id',
    collation: 'C',
    primaryKeyConstraintName: 'privacy_applications_pk',
  })
  userId!: string;

  @Column({ type: 'text', name: 'shown_as', nullable: true })
  shownAs!: ShownAs | null;

  @Column({ type: 'text', nullable: true })
  place!: PlacePrecision | null;

  @Column({ type: 'timestamptz', name: 'requested_at', precision: 3 })
  requestedAt!: Date;

  @Column({
    type: 'text',
    name: 'last_issue',
    collation: 'C',
    comment: 'the last issue that was done; empty: none',
  })
  lastIssue!: string;

  @Column('integer')
  done!: number;

  @Column('integer')
  total!: number;

  @Column({ type: 'timestamptz', name: 'finished_at', precision: 3, nullable: true })
  finishedAt!: Date | null;
}
