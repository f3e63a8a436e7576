import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An identity of an erased account that staff had restricted to reading. */
@Entity('lowered_identities', {
  comment:
    'identities of erased accounts that staff had restricted to reading, as digests: a new account is restricted, too',
})
export class LoweredIdentity {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'lowered_identities_pk' })
  digest!: string;

  @Column({ type: 'timestamptz', precision: 3 })
  until!: Date;
}
