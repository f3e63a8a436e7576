import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A pseudonym that somebody gave up. */
@Entity('former_pseudonyms', {
  comment: 'pseudonyms that people gave up, as digests; nobody takes one for a year',
})
export class FormerPseudonym {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'former_pseudonyms_pk' })
  digest!: string;

  @Column({ type: 'timestamptz', name: 'blocked_until', precision: 3 })
  blockedUntil!: Date;
}
