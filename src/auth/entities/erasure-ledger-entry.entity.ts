import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ErasurePlan } from '../../personal-data';

/** An erasure that was carried out. */
@Entity('erasure_ledger', {
  comment: 'who was erased, as digests of the ids of accounts, so that it is repeated after a restore',
})
@Index('erasure_ledger_uncopied_idx', ['subject'], { where: 'copied_at is null' })
export class ErasureLedgerEntry {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'erasure_ledger_pk' })
  subject!: string;

  @Column({ type: 'timestamptz', precision: 3 })
  at!: Date;

  @Column({ type: 'text', collation: 'C' })
  words!: ErasurePlan['words'];

  @Column({ type: 'text', collation: 'C' })
  place!: ErasurePlan['place'];

  @Column('integer')
  changed!: number;

  @Column({
    type: 'timestamptz',
    name: 'copied_at',
    precision: 3,
    nullable: true,
    comment: 'when the copy in the object store had it; null: not yet',
  })
  copiedAt!: Date | null;
}
