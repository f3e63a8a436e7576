import type { TestDatabase } from '../service/database';
import { ACCOUNTS, emailOf, type Who } from './people';

const OFFICIAL = 'off_01jzzzzzzzzzzzzzzzzzzzzzzz';

/** Restores what requests have changed: roles, accounts, and the allowed transitions. */
export async function mend({ sql }: TestDatabase): Promise<void> {
  const accounts = Object.entries(ACCOUNTS);
  await sql(
    `update users u set role = w.role from unnest($1::text[], $2::text[]) w (email, role)
      where lower(u.email) = w.email and u.role <> w.role`,
    [accounts.map(([who]) => emailOf(who as Who)), accounts.map(([, role]) => role)],
  );
  await sql(`update console_accounts set active = true where not active and email = any ($1)`, [
    [emailOf('staff'), emailOf('staffLeaver')],
  ]);
  await sql(
    `insert into officials (id, name, designation, city, ward, email)
     values ($1, 'Ward Officer', 'Ward Officer', 'mumbai', 'H/West', $2)
     on conflict (id) do update set email = excluded.email where officials.email <> excluded.email`,
    [OFFICIAL, emailOf('official')],
  );
  await sql(`update cities set rollout_status = 'live' where rollout_status <> 'live'`);
  await sql(
    `insert into feed_transitions (from_status, to_status) values ('new', 'ack'), ('ack', 'progress'), ('progress', 'resolved')
     on conflict do nothing`,
  );
}
