import { CONTEXTS, type DataItem } from '../../../src/personal-data';
import type { TestPerson } from '../../factories/people';
import type { TestDatabase } from './database';

/** What links a row to its person, or to another row of theirs. */
const LINKS: Readonly<Record<string, (who: TestPerson) => string>> = {
  'users.id': ({ id }) => id,
  'users.email': ({ email }) => email,
  ...ofAccount(
    `user_identities.user_id refresh_families.user_id messages.author_id messages.deleted_by media.added_by media.deleted_by
     message_reactions.user_id waiting_pictures.added_by flag_reports.user_id issue_resolutions.resolver_id
     resolution_ratings.user_id reopen_requests.user_id issue_confirmation_recipients.user_id
     issue_confirmation_recipients.person issue_confirmation_answers.person issues.reporter_id issue_upvotes.user_id
     issue_merge_upvotes.user_id issue_status_events.actor_id user_scores.user_id user_report_days.user_id
     user_report_categories.user_id reporters.user_id event_attendees.user_id personal_data_read_subjects.subject_id
     privacy_applications.user_id privacy_requests.subject_id consents.subject_id`,
  ),
  ...ofAddress(
    `alert_addresses.email alert_subscriptions.email alert_devices.email issue_contacts.email mails.recipient
     mail_suppressions.address mentions.author chat_contacts.address outbound_messages.recipient
     issue_confirmation_recipients.email`,
  ),
  'outbound_messages.channel': () => 'chat',
  'issues.id': ({ id }) => `issue of ${id}`,
  'exact_places.issue_id': ({ id }) => `issue of ${id}`,
  ...numbered(
    `issue_confirmation_recipients.confirmation_id issue_confirmation_answers.confirmation_id
     personal_data_read_subjects.read_id personal_data_reads.id`,
  ),
};
/** Tables without exported columns by which others are found. */
const JOINED = new Set(['personal_data_read_subjects']);
const START = Date.parse('2026-01-01T00:00:00.000Z');
let count = 100_000;

/** A value that is nowhere else, for a column of this type. */
function marker(type: string, name: string): string {
  const number = ++count;
  if (type === 'timestamptz') return new Date(START + number * 60_000).toISOString();
  if (type === 'timestamp') return new Date(START + number * 60_000).toISOString().slice(0, 19);
  if (type === 'date') return new Date(START + number * 86_400_000).toISOString().slice(0, 10);
  if (type === 'boolean') return 'true';
  if (type === 'smallint') return '1';
  if (type === 'integer' || type === 'bigint') return String(number);
  if (type === 'double precision') return `0.${number}1`;
  if (type === 'bytea') return '\\x00ff';
  if (type.includes('bit')) return '1'.padStart(64, '0');
  if (type === 'jsonb') return JSON.stringify({ is: `${name} ${number}` });
  return `${name} ${number}`;
}

/**
 * Makes a row of the person in each table with exported columns, with a value in every column. The values have no
 * meaning: checks are dropped, and foreign keys and triggers disabled.
 * @returns the value of each exported column; of a boolean, undefined
 */
export async function everythingOf(
  database: TestDatabase,
  who: TestPerson,
): Promise<Map<string, string | undefined>> {
  const markers = new Map<string, string | undefined>();
  const tables = Object.assign({}, ...Object.values(CONTEXTS)) as Record<string, readonly DataItem[]>;
  for (const [table, items] of Object.entries(tables)) {
    const exported = new Set(items.filter(({ handling }) => handling?.exported).map(({ name }) => name));
    if (exported.size === 0 && !JOINED.has(table)) continue;
    const { names, values } = await rowOf(database, table, who);
    names.forEach((name, at) => {
      if (exported.has(name)) markers.set(`${table}.${name}`, markerOf(values[at]!));
    });
    await insert(database, table, names, values);
  }
  return markers;
}

function markerOf(value: string): string | undefined {
  if (value === 'true' || value === '1') return undefined;
  if (value.startsWith('{"is":')) return (JSON.parse(value) as { is: string }).is;
  return value.startsWith('{"') ? value.slice(2, -2) : value;
}

async function rowOf(database: TestDatabase, table: string, who: TestPerson) {
  const columns = await database.sql<{ name: string; type: string; isArray: boolean }>(
    `select a.attname as name, t.typname = any('{_text,_int4}') as "isArray",
            format_type(case when t.typelem <> 0 and t.typname like E'\\\\_%' then t.typelem else t.oid end, null) as type
       from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`,
    [table],
  );
  const names = columns.map(({ name }) => name);
  const values = columns.map(({ name, type, isArray }) => {
    const link = LINKS[`${table}.${name}`];
    if (link) return link(who);
    if (table === 'users' && ['kind', 'city', 'role'].includes(name))
      return { kind: 'person', city: 'mumbai', role: 'user' }[name]!;
    const value = marker(shortType(type), `${table}.${name}`);
    return isArray ? `{"${value}"}` : value;
  });
  return { names, values };
}

function shortType(type: string): string {
  if (type === 'timestamp with time zone') return 'timestamptz';
  return type === 'timestamp without time zone' ? 'timestamp' : type;
}

async function insert(
  database: TestDatabase,
  table: string,
  names: string[],
  values: string[],
): Promise<void> {
  const checks = await database.sql<{ name: string }>(
    `select conname as name from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
    [table],
  );
  const literal = (value: string) => `'${value.replaceAll(`'`, `''`)}'`;
  await database.sql(`
    begin;
    set local session_replication_role = replica;
    ${checks.map(({ name }) => `alter table ${table} drop constraint ${name};`).join('\n')}
    ${table === 'users' ? `delete from users where id = ${literal(values[names.indexOf('id')]!)};` : ''}
    insert into ${table} (${names.join(', ')}) overriding system value values (${values.map(literal).join(', ')});
    commit`);
}

function ofAccount(names: string) {
  return linked(names, ({ id }: TestPerson) => id);
}

function ofAddress(names: string) {
  return linked(names, ({ email }: TestPerson) => email);
}

function numbered(names: string) {
  return linked(names, ({ id }: TestPerson) =>
    String(2_000_000 + [...id].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 999_983, 7)),
  );
}

function linked(
  names: string,
  value: (who: TestPerson) => string,
): Record<string, (who: TestPerson) => string> {
  return Object.fromEntries(names.split(/\s+/).map((name) => [name, value]));
}
