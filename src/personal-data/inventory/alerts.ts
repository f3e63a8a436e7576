import { act, contact, credential, id, identity, none, place, table } from './entries';
import type { Handling, Inventory } from './vocabulary';

const FOLLOWER: Handling = {
  whose: 'follower',
  purpose: 'alerts',
  ground: 'consent',
  shown: ['own'],
  kept: 'settings',
  erased: 'deleted',
  exported: true,
};
const CONTACT: Handling = {
  whose: 'sender',
  purpose: 'contact',
  ground: 'voluntary',
  shown: [],
  kept: 'issue-contacts',
  erased: 'deleted',
  exported: true,
};

export const ALERTS: Inventory = {
  alert_addresses: table(
    { ...FOLLOWER, kept: 'alert-addresses' },
    contact('email'),
    act('language own_issues'),
  ),
  alert_subscriptions: table(
    { ...FOLLOWER, kept: 'settings' },
    none('id city joined_from digested_until next_mail_at'),
    contact('email'),
    act('language kind target frequency own confirmed_at'),
    act('asked_at created_at', { kept: 'alert-subscriptions' }),
    place('lat lng radius_m cell_row cell_column'),
  ),
  alert_devices: table(
    { ...FOLLOWER, kept: 'alert-devices' },
    none('id refusals silences'),
    contact('email'),
    act('language served_at delivered_at created_at'),
    credential('endpoint p256dh auth', { shown: [], exported: false }),
  ),
  alert_events: table(
    {
      ...FOLLOWER,
      whose: 'citizen',
      ground: 'voluntary',
      shown: [],
      kept: 'alert-events',
      erased: 'parted',
      exported: false,
    },
    none('id issue_id city type detail held hidden_at shown_at pending due_at'),
    id('actor_id'),
    act('at'),
  ),
  alerts_sent: table(
    { ...FOLLOWER, shown: [], kept: 'alert-events', exported: false },
    id('subscription_id'),
    none('event_id due_at'),
  ),
  alert_pushes: table(
    { ...FOLLOWER, shown: [], kept: 'alert-events', exported: false },
    id('device_id'),
    none('event_id due_at attempts'),
  ),
  issue_contacts: table(
    CONTACT,
    none('issue_id language created_at'),
    contact('email phone'),
    identity('first_name last_name'),
  ),
  caller_accounts: table(
    { ...CONTACT, purpose: 'support', kept: 'caller-accounts', exported: false },
    contact('contact'),
    id('user_id'),
    none('created_at'),
  ),
};

const MAIL: Handling = { ...FOLLOWER, shown: ['mail'], kept: 'mails' };

export const MAIL_TABLES: Inventory = {
  mails: table(
    MAIL,
    none('id priority status attempts due_at taken_at time_zone issue_ids'),
    id('key subscription_id', { shown: [] }),
    contact('recipient'),
    act('subject body language html failure created_at sent_at'),
    credential('unsubscribe_url', { exported: false }),
  ),
  mail_suppressions: table(
    { ...MAIL, ground: 'safeguard', shown: [], kept: 'suppressed-addresses', erased: 'digested' },
    contact('address'),
    none('reason at'),
  ),
  mail_outages: table(MAIL, none('id since failure')),
};
