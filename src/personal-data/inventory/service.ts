import { act, contact, credential, id, impersonal, none, office, table, words } from './entries';
import type { Handling, Inventory } from './vocabulary';

const OFFICE: Handling = {
  whose: 'official',
  purpose: 'offices',
  ground: 'public',
  shown: ['token', 'site', 'console'],
  kept: 'record',
  erased: 'stays',
  exported: false,
};
const STAFF_ACT: Handling = {
  ...OFFICE,
  whose: 'staff',
  purpose: 'staff',
  ground: 'employment',
  shown: ['console'],
};

export const DUE_DATES: Inventory = {
  city_holidays: impersonal('city date name'),
  due_date_changes: impersonal('id issue_id from_due_at to_due_at reason at'),
  issue_escalations: table(
    OFFICE,
    none('issue_id level due_at'),
    office('designation place'),
    office('official_id', { shown: [] }),
    act('at'),
  ),
  letter_moves: table(
    { ...OFFICE, shown: [], kept: 'ended' },
    none('at issue_id level'),
    office('official_id'),
  ),
  office_replies: table(
    { ...OFFICE, shown: ['token', 'site', 'console'] },
    none('id issue_id level status'),
    office('official_id key', { shown: [] }),
    office('office'),
    words('answer'),
    act('at'),
  ),
  sla_default_hours: impersonal('id hours valid_from'),
  sla_pauses: table(
    { ...STAFF_ACT, kept: 'issue' },
    none('id issue_id from_at until_at ended_at'),
    words('reason'),
    id('paused_by ended_by'),
  ),
  sla_policies: table(
    { ...STAFF_ACT, kept: 'unlimited' },
    none('id city category priority ward hours clock source_url valid_from retired_at'),
    id('created_by'),
    act('created_at'),
  ),
  unsent_letters: table(
    { ...OFFICE, shown: ['console'], kept: 'ended' },
    none('issue_id level at told'),
    office('official_id recipient'),
  ),
  working_calendars: impersonal('city weekdays opens_minute closes_minute updated_at'),
};

const PROGRAM: Handling = {
  whose: 'client',
  purpose: 'programs',
  ground: 'voluntary',
  shown: ['console'],
  kept: 'webhook-endpoints',
  erased: 'stays',
  exported: false,
};

export const WEBHOOKS: Inventory = {
  webhook_endpoints: table(
    PROGRAM,
    none('id url description event_types city_scope client_id created_at failing_since last_failed_at'),
    none('disabled_at disabled_reason removed_at held_until'),
    contact('contact_email'),
    credential('secret former_secrets', { shown: [] }),
    id('created_by', { whose: 'staff', ground: 'employment' }),
  ),
  webhook_events: table(
    { ...PROGRAM, whose: 'citizen', shown: ['webhook'], kept: 'webhook-events', erased: 'expires' },
    none('id type city issue_id at'),
    words('payload'),
  ),
  webhook_deliveries: impersonal('event_id endpoint_id status attempts due_at delivered_at'),
  webhook_attempts: impersonal('id event_id endpoint_id number at duration_ms status failure'),
};

export const API: Inventory = {
  idempotency_keys: table(
    {
      whose: 'citizen',
      purpose: 'protection',
      ground: 'safeguard',
      shown: ['own'],
      kept: 'idempotency-keys',
      erased: 'deleted',
      exported: false,
    },
    id('caller'),
    credential('key request_hash', { shown: [] }),
    words('answer'),
    none('alternative created_at expires_at'),
  ),
};

export const PLATFORM: Inventory = {
  jobs: impersonal('name leased_until started_at finished_at outcome failure runs failures succeeded_at'),
};
