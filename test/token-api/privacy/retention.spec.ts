import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '../../../src/platform/logging/logger';
import { Metrics } from '../../../src/platform/metrics/metrics';
import { RETENTION_RULES, type RetentionRuleName } from '../../../src/platform/retention/retention-rules';
import { reportedIssue } from '../../factories/issues';
import { send } from '../../support/network/http';
import { runJob } from '../../support/service/run-job';
import { startService, type TestService } from '../../support/service/service';
import { ROOT } from '../../support/source/deployment';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * A row by rule, made now ($1), and for how many days it is kept. The rules about alerts, webhooks and posts are tested
 * with these.
 */
const ROWS = [
  [
    'sessions',
    30,
    `insert into refresh_families (id, user_id, created_at, expires_at) select 'expired', min(id), $1, $1 from users`,
    `select from refresh_families where id = 'expired'`,
  ],
  [
    'sessions',
    30,
    `insert into refresh_families (id, user_id, created_at, expires_at, revoked_at, revoked_because)
     select 'ended', min(id), $1, $1::timestamptz + interval '30 days', $1, 'logout' from users`,
    `select from refresh_families where id = 'ended'`,
  ],
  [
    'idempotency-keys',
    1,
    `insert into idempotency_keys (caller, key, request_hash, answer, created_at, expires_at, alternative)
     values ('usr_1', 'k', '', '{}', $1, $1::timestamptz + interval '24 hours', false)`,
    `select from idempotency_keys where key = 'k'`,
  ],
  [
    'outbound-messages',
    30,
    `insert into outbound_messages (id, channel, recipient, in_reply_to, template_key, body, status, due_at, created_at)
     select 'out_1', 'chat', '+911', '', min(key), 'Hello', 'failed', $1, $1 from outbound_templates`,
    `select from outbound_messages where recipient <> '' or body <> ''`,
  ],
  [
    'geocoded-points',
    180,
    `insert into geocoded_points (lat, lng, pincode, area, found_at) values (19.1, 72.8, '400050', 'Bandra', $1)`,
    'select from geocoded_points where lat = 19.1 and lng = 72.8',
  ],
  [
    'flag-notes',
    365,
    `with decided as (
       insert into flags (id, target_kind, target_id, reason, status, reporter_count, created_at, updated_at, resolved_by, resolved_at)
       values ('flg_1', 'reporter', 'usr_1', 'spam', 'dismissed', 1, $1, $1, 'adm_1', $1) returning id)
     insert into flag_reports (target_kind, target_id, user_id, flag_id, reason, note, at)
     select 'reporter', 'usr_1', (select min(id) from users), id, 'spam', 'He lives next door', $1 from decided`,
    'select from flag_reports where note is not null',
  ],
  [
    'mails',
    30,
    `insert into mails (id, key, recipient, subject, body, status, due_at, created_at)
     values ('mal_1', 'k', 'a@example.org', 's', 'b', 'failed', $1, $1)`,
    'select from mails',
  ],
  [
    'channel-walls',
    7,
    `update channel_feeds set mode = 'live', posts = '[{"text": "Pothole"}]', read_at = $1 where channel = 'photo'`,
    `select from channel_feeds where posts <> '[]'`,
  ],
  [
    'console-sessions',
    14,
    `insert into console_sessions (token_hash, account_id, created_at, expires_at)
     select 'hash', min(id), $1, $1 from console_accounts`,
    `select from console_sessions where token_hash = 'hash'`,
  ],
  [
    'console-invites',
    30,
    `insert into console_invites (token_hash, email, name, role, invited_by, created_at, expires_at)
     select 'expired', 'a@example.org', 'A', 'reviewer', min(id), $1, $1 from console_accounts`,
    `select from console_invites where token_hash = 'expired'`,
  ],
  [
    'console-invites',
    30,
    `insert into console_invites (token_hash, email, name, role, invited_by, created_at, expires_at, used_at)
     select 'used', 'b@example.org', 'B', 'reviewer', min(id), $1, $1::timestamptz + interval '99 days', $1
       from console_accounts`,
    `select from console_invites where token_hash = 'used'`,
  ],
  [
    'notifications',
    180,
    `insert into notifications (id, kind, title, target_type, target_id, created_at)
     values ('ntf_1', 'flag', 'An issue was flagged', 'flag', 'flg_1', $1)`,
    'select from notifications',
  ],
  [
    'reads',
    365,
    `with read as (
       insert into personal_data_reads (at, account_id, role, route, kinds)
       values ($1, 'adm_1', 'super_admin', 'GET /', '{}') returning id)
     insert into personal_data_read_subjects (read_id, subject_id) select id, 'usr_1' from read`,
    'select from personal_data_reads r join personal_data_read_subjects s on s.read_id = r.id',
  ],
  [
    'former-pseudonyms',
    365,
    `insert into former_pseudonyms (digest, blocked_until) values ('d', $1::timestamptz + interval '365 days')`,
    'select from former_pseudonyms',
  ],
  [
    'lowered-identities',
    365,
    `insert into lowered_identities (digest, until) values ('d', $1::timestamptz + interval '365 days')`,
    'select from lowered_identities',
  ],
  [
    'redacted-media',
    30,
    `insert into media (id, issue_id, type, state, mime_type, size_bytes, added_at, upload_expires_at, stored_at, redacted_at)
     select 'med_1', id, 'image', 'stored', 'image/png', 10, $1, $1, $1, $1 from issues limit 1`,
    `select from media where id = 'med_1' and deleted_at is null`,
  ],
  [
    'redactions',
    3,
    `insert into redactions (id, target_kind, target_id, issue_id, field, texts, redacted_at)
     select 'red_1', 'issue', id, id, 'title', 'enc:v1:usr_1:n:c', $1 from issues limit 1`,
    'select from redactions',
  ],
  [
    'issue-contacts',
    400,
    `insert into issue_contacts (issue_id, phone, created_at) select min(id), '+911', $1 from issues`,
    'select from issue_contacts',
  ],
  [
    'caller-accounts',
    400,
    `insert into caller_accounts (contact, user_id, created_at) select 'signature', min(reporter_id), $1 from issues`,
    'select from caller_accounts',
  ],
] as const;

/** The specs that carry out the other rules with a clock that is moved. */
const ELSEWHERE: Partial<Record<RetentionRuleName, string>> = {
  'alert-subscriptions': 'test/site/alerts/alert-cleanup.spec.ts',
  'alert-events': 'test/site/alerts/alert-cleanup.spec.ts',
  'alert-devices': 'test/site/alerts/alert-cleanup.spec.ts',
  'unsigned-posts': 'test/token-api/channels/chat-unsigned.spec.ts',
  'webhook-endpoints': 'test/token-api/webhooks/webhooks.spec.ts',
  'webhook-events': 'test/token-api/webhooks/webhooks.spec.ts',
  'privacy-requests': 'test/admin-console/privacy/requests.spec.ts',
  exports: 'test/token-api/privacy/exports.spec.ts',
  'channel-posts': 'test/token-api/channels/chat-privacy.spec.ts',
  'converted-posts': 'test/token-api/channels/chat-privacy.spec.ts',
  'expired-posts': 'test/token-api/channels/chat-privacy.spec.ts',
  'alert-addresses': 'test/token-api/privacy/retention-of-people.spec.ts',
  'reporter-names': 'test/token-api/privacy/retention-of-people.spec.ts',
  'suppressed-addresses': 'test/token-api/privacy/retention-of-people.spec.ts',
};

describe('the job privacy-retention', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ settings: { METRICS_PORT: '0' } });
    await service.database.sql(
      `insert into console_accounts (id, email, name, role, password_hash, created_at)
       values ('adm_1', 'staff@example.org', 'Staff', 'super_admin', '', now())`,
    );
    await reportedIssue(service);
    await service.database.sql('delete from refresh_families');
  });
  afterAll(() => service.stop());

  const retain = () => runJob(service, 'privacy-retention');

  it('runs every rule, each of which may have nothing to do', async () => {
    expect(await retain()).toEqual(Object.fromEntries(Object.keys(RETENTION_RULES).map((rule) => [rule, 0])));
  });

  it('has no rule that is carried out in no spec', () => {
    const here = new Set<string>([...ROWS.map(([rule]) => rule), 'exact-places']);
    const names = Object.keys(RETENTION_RULES) as RetentionRuleName[];
    expect(names.filter((rule) => !here.has(rule)).sort()).toEqual(Object.keys(ELSEWHERE).sort());
    for (const file of Object.values(ELSEWHERE)) {
      const text = readFileSync(join(ROOT, file), 'utf8');
      expect([file, /clock\.(advance|set)/.test(text), /privacy-retention/.test(text)]).toEqual([
        file,
        true,
        true,
      ]);
    }
  });

  it.each(ROWS)('carries out the rule %s after %i days', async (rule, days, insert, select) => {
    await service.database.sql(insert, [service.clock.now()]);
    service.clock.advance(days * DAY_MS - MINUTE_MS);
    expect(await retain()).toMatchObject({ [rule]: 0 });
    expect(await service.database.sql(select)).toHaveLength(1);
    service.clock.advance(2 * MINUTE_MS);
    expect(await retain()).toMatchObject({ [rule]: 1 });
    expect(await service.database.sql(select)).toEqual([]);
  });

  it('deletes the contact of a report 90 days after its issue was closed', async () => {
    const now = service.clock.now();
    await service.database.sql(
      `with closed as (update issues set closed_at = $1 returning id)
       insert into issue_contacts (issue_id, phone, created_at) select id, '+911', $1 from closed`,
      [now],
    );
    service.clock.advance(90 * DAY_MS - MINUTE_MS);
    expect(await retain()).toMatchObject({ 'issue-contacts': 0 });
    service.clock.advance(2 * MINUTE_MS);
    expect(await retain()).toMatchObject({ 'issue-contacts': 1 });
  });

  it('deletes an exact place a year after its issue was closed', async () => {
    await service.database.sql('update issues set closed_at = $1', [service.clock.now()]);
    await service.database.sql(
      `insert into exact_places (issue_id, precision, lat, lng, address, unplaced, set_at)
       select id, 'grid', 19.1, 72.8, 'Hill Road', false, $1 from issues limit 1`,
      [service.clock.now()],
    );
    service.clock.advance(360 * DAY_MS);
    expect(await retain()).toMatchObject({ 'exact-places': 0 });
    service.clock.advance(7 * DAY_MS);
    expect(await retain()).toMatchObject({ 'exact-places': 1 });
  });

  it('counts what it deletes by rule', async () => {
    const port = await service.app.get(Metrics).listen();
    const [, , insert] = ROWS.find(([rule]) => rule === 'mails')!;
    await service.database.sql(insert, [service.clock.now()]);
    service.clock.advance(31 * DAY_MS);
    await retain();
    const { text } = await send({ method: 'GET', url: `http://127.0.0.1:${port}/metrics` });
    expect(text).toContain('civic_retention_deleted_total{rule="mails"} 1');
  });

  it('runs the other rules if one fails, says which, and fails', async () => {
    const said = jest.spyOn(service.app.get(Logger), 'error').mockReturnValue();
    const [, , insert, select] = ROWS.find(([rule]) => rule === 'notifications')!;
    await service.database.sql(insert, [service.clock.now()]);
    await service.database.sql('alter table mails rename to letters');
    service.clock.advance(181 * DAY_MS);
    try {
      await expect(retain()).rejects.toThrow('The rules mails failed');
      expect(said).toHaveBeenCalledWith(
        expect.objectContaining({ rule: 'mails' }),
        'a rule of retention failed',
      );
    } finally {
      said.mockRestore();
      await service.database.sql('alter table letters rename to mails');
    }
    expect(await service.database.sql(select)).toEqual([]);
  });
});
