import { emailKeySql } from '../kernel/text/email-address';
import { HeldRows } from '../personal-data';
import { columnsOf } from '../platform/database/columns';
import { MailSuppression } from '../platform/mail/entities/mail-suppression.entity';
import { Mail } from '../platform/mail/entities/mail.entity';
import { AlertAddress } from './entities/alert-address.entity';
import { AlertDevice } from './entities/alert-device.entity';
import { AlertSubscription } from './entities/alert-subscription.entity';
import { IssueContact } from './entities/issue-contact.entity';

/**
 * SQL for whether a phone number, however it is written, is one in the form `+<digits>`.
 * @param phone the column @param number the parameter
 */
export function isNumber(phone: string, number: string): string {
  return `(starts_with(${number}, '+')
    and right(regexp_replace(${phone}, '\\D', '', 'g'), 10) = right(regexp_replace(${number}, '\\D', '', 'g'), 10))`;
}

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
    where: `(s.address = any($1) or s.address in (select ${emailKeySql('u.email')} from users u where u.id = any($1)))`,
    by: 'ids',
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
    where: `(${emailKeySql('c.email')} = $1 or ${isNumber('c.phone', '$1')})`,
    by: 'email',
    key: `c.issue_id`,
  }),
];
