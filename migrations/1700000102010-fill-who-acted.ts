import type { MigrationInterface, QueryRunner } from 'typeorm';

const ROWS = 5000;

/**
 * Fills once who caused each change of status, and makes the indexes for how people are shown. The record of changes
 * refuses every update, so each batch disables that in its own transaction.
 */
export class FillWhoActed1700000102010 implements MigrationInterface {
  /** Batches are committed one by one, and concurrent index builds cannot run in a transaction. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users validate constraint users_kind_known;
      alter table users validate constraint users_shown_as_known;
      alter table users validate constraint users_place_default_known;
      alter table users validate constraint users_pseudonym_there;
      alter table issue_status_events validate constraint issue_status_events_group_known;`);
    await fillGroups(runner);
    await buildIndexes(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index users_pseudonym_unique;
      drop index users_created_idx;
      create index users_created_idx on users (created_at, id);
      drop index user_scores_rank_idx;
      create index user_scores_rank_idx on user_scores (score desc, user_id) where score > 0;
      drop index user_scores_city_rank_idx;
      create index user_scores_city_rank_idx on user_scores (city, score desc, user_id) where score > 0;`);
  }
}

async function fillGroups(runner: QueryRunner): Promise<void> {
  const [{ last }] = (await runner.query(
    'select coalesce(max(id), 0)::int8::text as last from issue_status_events',
  )) as [{ last: string }];
  for (let after = 0n; after < BigInt(last); after += BigInt(ROWS)) {
    await runner.query(`
      begin;
      alter table issue_status_events disable trigger issue_status_events_append_only;
      update issue_status_events e
         set actor_group = case when e.surface <> 'console' and e.actor_id = i.reporter_id then 'reporter' else 'city' end
        from issues i
       where e.id > ${after} and e.id <= ${after + BigInt(ROWS)} and i.id = e.issue_id and e.actor_group = 'service'
         and (e.surface = 'console' or e.actor_id is not null);
      alter table issue_status_events enable trigger issue_status_events_append_only;
      commit;`);
  }
}

/** An interrupted build leaves an invalid index, so each is dropped first. */
async function buildIndexes(runner: QueryRunner): Promise<void> {
  const builds = [
    ['users_pseudonym_unique', 'users (pseudonym_key) where pseudonym_key is not null', 'unique '],
    ['users_created_idx', `users (created_at, id) where kind <> 'persona'`, ''],
    ['user_scores_rank_idx', 'user_scores (score desc, user_id) where score > 0 and listed', ''],
    ['user_scores_city_rank_idx', 'user_scores (city, score desc, user_id) where score > 0 and listed', ''],
  ] as const;
  for (const [name, on, unique] of builds) {
    await runner.query(`drop index concurrently if exists ${name}_new`);
    await runner.query(`create ${unique}index concurrently ${name}_new on ${on}`);
    // In one transaction, so that the queries have an index at any time.
    await runner.query(`drop index if exists ${name}; alter index ${name}_new rename to ${name}`);
  }
}
