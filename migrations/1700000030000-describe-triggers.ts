import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The comment on each trigger, with the name of the trigger and its table. docs/database.md shows them. */
const COMMENTS = [
  ['issue_status_events_append_only', 'issue_status_events', 'refuses to change or delete a status event'],
  ['issue_assignments_append_only', 'issue_assignments', 'refuses to change or delete an assignment'],
  ['audit_records_append_only', 'audit_records', 'refuses to change or delete an audit record'],
  [
    'audit_records_chain',
    'audit_records',
    'position, previous_hash and hash of a new record, so that it continues the chain; whoever appends holds a lock until the transaction ends',
  ],
  [
    'issues_rollup_insert',
    'issues',
    'issue_rollup: counts a new issue by city, category, priority and status, unless it is hidden',
  ],
  [
    'issues_rollup_change',
    'issues',
    'issue_rollup: counts an issue in another cell when its city, category, priority or status changes, and in none while it is hidden or once it is deleted',
  ],
  ['issues_search_insert', 'issues', 'issue_search: the words a new issue is found by, unless it is hidden'],
  [
    'issues_search_change',
    'issues',
    'issue_search: writes the words of an issue anew when what they are made of changes, and removes its entry while it is hidden',
  ],
  [
    'issues_city_counts_insert',
    'issues',
    'city_counts: counts a new issue by the day of its report, the day of its resolution and its feed status, unless it is hidden',
  ],
  [
    'issues_city_counts_change',
    'issues',
    'city_counts: moves an issue between the counts of its city, feed status and day of resolution, and counts it nowhere while it is hidden or once it is deleted',
  ],
  [
    'users_search_rename',
    'users',
    'issue_search_renames: a person with a new display name, whose issues the job search-names then enters under it',
  ],
  [
    'users_reporter_change',
    'users',
    'reporters.words: written anew when the display name of the reporter changes',
  ],
  [
    'user_scores_settle',
    'user_scores',
    'the score, from the counts and their weights, and when each badge was earned: null while its condition does not hold',
  ],
  [
    'user_scores_came',
    'user_scores',
    'score_moves: a person who comes to a first score (+1), or is deleted (-1)',
  ],
  [
    'user_scores_moved',
    'user_scores',
    'score_moves: a person who leaves a score (-1) and comes to another, or does so in another city (+1)',
  ],
  ['user_scores_reporter', 'user_scores', 'reporters: the profile of a person who has reported something'],
  [
    'reporters_describe',
    'reporters',
    'words: the display name, beat and area a reporter is found by, in lower case',
  ],
] as const;

/** Adds comments on the triggers to the catalog. */
export class DescribeTriggers1700000030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [trigger, table, keeps] of COMMENTS)
      await runner.query(`comment on trigger ${trigger} on ${table} is '${keeps}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [trigger, table] of COMMENTS)
      await runner.query(`comment on trigger ${trigger} on ${table} is null`);
  }
}
