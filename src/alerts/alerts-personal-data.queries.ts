import { emailKeySql } from '../kernel/text/email-address';
import { HeldRows } from '../personal-data';
import { columnsOf } from '../platform/database/columns';
import { MailSuppression } from '../platform/mail/entities/mail-suppression.entity';
import { Mail } from '../platform/mail/entities/mail.entity';
import { AlertAddress } from './entities/alert-address.entity';
import { AlertDevice } from './entities/alert-device.entity';
import { AlertSubscription } from './entities/alert-subscription.entity';
import { IssueContact } from './entities/issue-contact.entity';

/** What is held of a person in alerts and mails. */
export const HELD_IN_ALERTS = [
  new HeldRows({
    kind: 'alert_settings',
    columns: columnsOf(AlertAddress, ['email', 'language', 'ownIssues'], 'a'),
    from: 'alert_addresses a',
    where: `a.email = $1`,
    by: 'email',
    key: `a.email`,
  }),
  new HeldRows({
    kind: 'alerts',
    columns: columnsOf(
      AlertSubscription,
      [
        'id',
        'city',
        'email',
        'language',
        'kind',
        'target',
        'frequency',
        'own',
        'askedAt',
        'confirmedAt',
        'createdAt',
        'lat',
        'lng',
        'radiusM',
        'cellRow',
        'cellColumn',
      ],
      's',
    ),
    from: 'alert_subscriptions s',
    where: `s.email = $1`,
    by: 'email',
    key: `s.id`,
  }),
  new HeldRows({
    kind: 'devices',
    columns: columnsOf(AlertDevice, ['id', 'email', 'language', 'servedAt', 'deliveredAt', 'createdAt'], 'd'),
    from: 'alert_devices d',
    where: `d.email = $1`,
    by: 'email',
    key: `d.id`,
  }),
  new HeldRows({
    kind: 'mails',
    columns: columnsOf(
      Mail,
      [
        'id',
        'key',
        'recipient',
        'subject',
        'body',
        'language',
        'html',
        'status',
        'failure',
        'subscriptionId',
        'createdAt',
        'sentAt',
      ],
      'm',
    ),
    from: 'mails m',
    where: `${emailKeySql('m.recipient')} = $1`,
    by: 'email',
    key: `m.id`,
  }),
  new HeldRows({
    kind: 'mail_suppressions',
    columns: columnsOf(MailSuppression, ['address', 'reason', 'at'], 's'),
    from: 'mail_suppressions s',
    where: `s.address = $1`,
    by: 'email',
    key: `s.address`,
  }),
  new HeldRows({
    kind: 'contacts',
    columns: columnsOf(
      IssueContact,
      ['issueId', 'email', 'phone', 'firstName', 'lastName', 'language', 'createdAt'],
      'c',
    ),
    from: 'issue_contacts c',
    where: `${emailKeySql('c.email')} = $1`,
    by: 'email',
    key: `c.issue_id`,
  }),
];
