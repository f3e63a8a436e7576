import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * An official whose written letters still have to follow a change of address or office, and the position of the last
 * letter that did.
 */
@Entity('letter_moves', {
  comment:
    'officials whose letters still have to follow a change of address or office, each with the position of the last letter that did',
})
export class LetterMove {
  @PrimaryColumn({
    type: 'text',
    name: 'official_id',
    collation: 'C',
    primaryKeyConstraintName: 'letter_moves_pk',
  })
  officialId!: string;

  @Column({ type: 'timestamptz', precision: 3, comment: 'time of the escalation of that letter' })
  at!: Date;

  @Column({
    type: 'text',
    name: 'issue_id',
    collation: 'C',
    comment: 'issue of that letter; empty if there is none yet',
  })
  issueId!: string;

  @Column({ type: 'smallint', comment: 'level of that letter' })
  level!: number;
}
