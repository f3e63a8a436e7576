import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { PlacePrecision } from '../../kernel/place-precision';

/** The exact place of an issue whose place everyone sees less exactly. */
@Entity('exact_places', {
  comment: 'exact places of issues whose own columns have a coarser one, which everyone sees; private',
})
@Index('exact_places_unplaced_idx', ['issueId'], { where: 'unplaced' })
export class ExactPlace {
  @ForeignKey('Issue', { name: 'exact_places_issue_fk', onDelete: 'CASCADE' })
  @PrimaryColumn({
    type: 'text',
    name: 'issue_id',
    collation: 'C',
    primaryKeyConstraintName: 'exact_places_pk',
  })
  issueId!: string;

  @Column({ type: 'text', collation: 'C', comment: 'how exactly everyone sees the place: grid or ward' })
  precision!: Exclude<PlacePrecision, 'exact'>;

  @Column({ type: 'double precision', nullable: true })
  lat!: number | null;

  @Column({ type: 'double precision', nullable: true })
  lng!: number | null;

  @Column({ type: 'text', nullable: true })
  address!: string | null;

  @Column({
    type: 'boolean',
    comment: 'whether the issue is still to be placed by this point, of which its own columns say nothing',
  })
  unplaced!: boolean;

  @Column({ type: 'timestamptz', name: 'set_at', precision: 3, comment: 'when the precision was chosen' })
  setAt!: Date;
}
