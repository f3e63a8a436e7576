import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import type { ShownAs } from '../../kernel/people/shown-as';

/** The person behind an account that contributes without a name. Private: no answer shows it. */
@Entity('persona_owners', {
  comment:
    'private: the person behind an account that contributes without a name, one for each issue or event',
})
@Unique('persona_owners_scope_unique', ['userId', 'scope'])
export class PersonaOwner {
  @ForeignKey('User', { name: 'persona_owners_persona_fk' })
  @PrimaryColumn({
    type: 'text',
    name: 'persona_id',
    collation: 'C',
    primaryKeyConstraintName: 'persona_owners_pk',
  })
  personaId!: string;

  @ForeignKey('User', { name: 'persona_owners_user_fk' })
  @Column({ type: 'text', name: 'user_id', collation: 'C' })
  userId!: string;

  @Column({ type: 'text', collation: 'C', comment: 'the issue or the event' })
  scope!: string;

  @Column({
    type: 'text',
    name: 'shown_as',
    comment:
      'how the person is shown there; name: shown by name again, the account is kept for another change',
  })
  shownAs!: ShownAs;
}
