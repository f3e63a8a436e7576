import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The name and the table of each trigger, its comment, and the former one. */
const COMMENTS = [
  [
    'audit_records_chain',
    'audit_records',
    'position, previous_hash and hash of a new record, so that it continues the chain; an insert holds a lock until its transaction ends',
    'position, previous_hash and hash of a new record, so that it continues the chain; whoever appends holds a lock until the transaction ends',
  ],
  [
    'issues_cells_insert',
    'issues',
    'issue_cells: adds new located issues to their grid square at each zoom, unless they are hidden',
    'issue_cells: counts a new located issue in its square of each zoom, unless it is hidden',
  ],
  [
    'issues_cells_change',
    'issues',
    'issue_cells: moves an issue to other counts when its city, category, status or point changes; subtracts it when it is hidden, adds it when it is shown again',
    'issue_cells: counts an issue in other squares when its city, category, status or point changes, and in none while it is hidden',
  ],
  [
    'issues_cells_delete',
    'issues',
    'issue_cells: subtracts a deleted issue, unless it was hidden',
    'issue_cells: counts an issue no more once it is deleted',
  ],
  [
    'issues_city_counts_insert',
    'issues',
    'city_counts: adds a new issue to the counts of the day of its report, the day of its resolution and its feed status, unless it is hidden',
    'city_counts: counts a new issue by the day of its report, the day of its resolution and its feed status, unless it is hidden',
  ],
  [
    'issues_city_counts_change',
    'issues',
    'city_counts: moves an issue to other counts when its city, feed status or day of resolution changes; subtracts it when it is hidden or deleted, adds it when it is shown again',
    'city_counts: moves an issue between the counts of its city, feed status and day of resolution, and counts it nowhere while it is hidden or once it is deleted',
  ],
  [
    'issues_rollup_insert',
    'issues',
    'issue_rollup: adds a new issue to the cell of its city, category, priority and status, unless it is hidden',
    'issue_rollup: counts a new issue by city, category, priority and status, unless it is hidden',
  ],
  [
    'issues_rollup_change',
    'issues',
    'issue_rollup: moves an issue to another cell when its city, category, priority or status changes; subtracts it when it is hidden or deleted, adds it when it is shown again',
    'issue_rollup: counts an issue in another cell when its city, category, priority or status changes, and in none while it is hidden or once it is deleted',
  ],
  [
    'issues_search_insert',
    'issues',
    'issue_search: adds the search text of a new issue, unless it is hidden',
    'issue_search: the words a new issue is found by, unless it is hidden',
  ],
  [
    'issues_search_change',
    'issues',
    'issue_search: updates the search text and the city when a column they are made from changes; deletes the row when the issue is hidden, adds it when the issue is shown again',
    'issue_search: writes the words of an issue anew when what they are made of changes, and removes its entry while it is hidden',
  ],
  [
    'reporters_describe',
    'reporters',
    'words: the search text, made from display name, beat and area, in lower case',
    'words: the display name, beat and area a reporter is found by, in lower case',
  ],
  [
    'user_scores_came',
    'user_scores',
    'score_moves: +1 for the first score of a person, -1 for a deleted person; a score of 0 is not counted',
    'score_moves: a person who comes to a first score (+1), or is deleted (-1)',
  ],
  [
    'user_scores_moved',
    'user_scores',
    'score_moves: -1 for the former score or city, +1 for the new one; a score of 0 is not counted',
    'score_moves: a person who leaves a score (-1) and comes to another, or does so in another city (+1)',
  ],
  [
    'user_scores_reporter',
    'user_scores',
    'reporters: adds the profile of a person who has reported something, unless there is one',
    'reporters: the profile of a person who has reported something',
  ],
  [
    'user_scores_settle',
    'user_scores',
    'score: calculated from the counts and their weights; community_voice_at, problem_solver_at and legend_at: when the badge was earned, null while its condition is not met',
    'the score, from the counts and their weights, and when each badge was earned: null while its condition does not hold',
  ],
  [
    'users_reporter_change',
    'users',
    'reporters.words: updates the search text when the display name of the reporter changes',
    'reporters.words: written anew when the display name of the reporter changes',
  ],
  [
    'users_search_rename',
    'users',
    'issue_search_renames: adds a person whose display name changes; the job search-names then updates the search text of their issues',
    'issue_search_renames: a person with a new display name, whose issues the job search-names then enters under it',
  ],
] as const;

/** Rewords the comments on triggers in the catalog. */
export class RewordTriggerComments1700000090000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      COMMENTS.map(([trigger, table, comment]) => commentOn(trigger, table, comment)).join(';\n'),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      COMMENTS.map(([trigger, table, , former]) => commentOn(trigger, table, former)).join(';\n'),
    );
  }
}

function commentOn(trigger: string, table: string, comment: string): string {
  return `comment on trigger ${trigger} on ${table} is '${comment}'`;
}
