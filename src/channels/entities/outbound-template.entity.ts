import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The text of a message that is sent for an event. */
@Entity('outbound_templates', {
  comment:
    'the texts of outbound messages, one for each feed status; inactive ones have their text in the code',
})
export class OutboundTemplate {
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'outbound_templates_pk' })
  key!: string;

  @Column('text')
  name!: string;

  @Column({ type: 'text', comment: '{title} and {link} are replaced by those of the issue' })
  body!: string;

  @Column({ type: 'boolean', default: true })
  active!: boolean;
}
