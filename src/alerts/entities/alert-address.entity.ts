import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The mail preferences of somebody who reports issues. */
@Entity('alert_addresses', {
  comment: 'how those who report issues are written to; no row: as its defaults say',
})
export class AlertAddress {
  @PrimaryColumn({
    type: 'text',
    collation: 'C',
    primaryKeyConstraintName: 'alert_addresses_pk',
    comment: 'in lower case',
  })
  email!: string;

  /** One of the languages of the site. */
  @Column({
    type: 'text',
    default: 'en',
    comment: 'that in which its owner last reported on the site',
  })
  language!: string;

  @Column({
    type: 'boolean',
    name: 'own_issues',
    default: true,
    comment: 'whether its owner follows what they report',
  })
  ownIssues!: boolean;
}
