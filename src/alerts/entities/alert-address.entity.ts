import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The mail preferences of somebody who reports issues. */
@Entity('alert_addresses', {
  comment: 'mail preferences of people who report issues; no row: the defaults of the columns',
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
    comment: 'language in which the owner last reported on the site',
  })
  language!: string;

  @Column({
    type: 'boolean',
    name: 'own_issues',
    default: true,
    comment: 'whether the owner follows the issues they report',
  })
  ownIssues!: boolean;
}
