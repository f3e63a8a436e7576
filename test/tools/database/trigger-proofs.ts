/** The test that proves a trigger. */
export interface TriggerProof {
  /** The file, from the root of the repository. */
  spec: string;
  /** The name of the test in it. */
  test: string;
}

const TRIGGERS = 'test/database/triggers.spec.ts';
const SCORE_WEIGHTS = 'test/database/score-weights.spec.ts';
const AUDIT_CHAIN = 'test/admin-console/operations/audit-chain.spec.ts';
const CELLS = 'test/token-api/issues/issue-cells.spec.ts';
const DUE_DATES = 'test/token-api/due-dates/due-dates.spec.ts';
const ASSIGNMENT_AND_BULK = 'test/token-api/issues/issue-assignment-and-bulk.spec.ts';

const HOLDERS = 'test/admin-console/staff/holders.spec.ts';

/** The proof of each trigger, by its name. The test fails if the trigger is disabled. */
export const TRIGGER_PROOFS: Readonly<Record<string, TriggerProof>> = {
  audit_records_append_only: {
    spec: TRIGGERS,
    test: 'audit records cannot be changed, also by the owner of the table',
  },
  audit_records_chain: { spec: AUDIT_CHAIN, test: 'stays valid under concurrent appends' },
  due_date_changes_append_only: { spec: DUE_DATES, test: 'refuses to change what %s records' },
  issue_assignments_append_only: { spec: ASSIGNMENT_AND_BULK, test: 'refuses to change rows of %s' },
  issue_holder_events_append_only: { spec: HOLDERS, test: 'refuses to change or delete its history' },
  issue_escalations_append_only: { spec: DUE_DATES, test: 'refuses to change what %s records' },
  issue_status_events_append_only: { spec: ASSIGNMENT_AND_BULK, test: 'refuses to change rows of %s' },
  office_replies_append_only: { spec: DUE_DATES, test: 'refuses to change what %s records' },
  issues_cells_change: { spec: CELLS, test: 'are equal to a recount after many changes' },
  issues_cells_delete: { spec: CELLS, test: 'include issues added by one statement, and drop deleted ones' },
  issues_cells_insert: { spec: CELLS, test: 'include issues added by one statement, and drop deleted ones' },
  issues_city_counts_change: {
    spec: TRIGGERS,
    test: 'follow issues that change feed status, day of resolution or city, are hidden, shown and deleted',
  },
  issues_city_counts_insert: {
    spec: TRIGGERS,
    test: 'count new issues that are not hidden, by the day in the city',
  },
  issues_rollup_change: {
    spec: TRIGGERS,
    test: 'follows issues that change, are hidden, shown and deleted',
  },
  issues_rollup_insert: { spec: TRIGGERS, test: 'counts new issues that are not hidden' },
  issues_search_change: { spec: TRIGGERS, test: 'follow issues that change, are hidden and shown' },
  issues_search_insert: { spec: TRIGGERS, test: 'are added for new issues that are not hidden' },
  issues_ward_counts_change: {
    spec: TRIGGERS,
    test: 'follow issues that are placed, late, resolved, reopened, hidden and shown, or change otherwise',
  },
  issues_ward_counts_delete: { spec: TRIGGERS, test: 'exclude deleted issues' },
  issues_ward_counts_insert: {
    spec: TRIGGERS,
    test: 'include new issues that are not hidden',
  },
  reporters_describe: { spec: TRIGGERS, test: 'is searched by name, beat and area in lower case' },
  staff_notes_append_only: {
    spec: 'test/admin-console/staff/notes.spec.ts',
    test: 'cannot be changed or deleted, also not in the database',
  },
  user_scores_came: {
    spec: TRIGGERS,
    test: 'include a person’s first score, and a deleted person',
  },
  user_scores_moved: { spec: TRIGGERS, test: 'include a person’s change of score or city' },
  user_scores_reporter: { spec: TRIGGERS, test: 'has everyone who has reported something' },
  user_scores_settle: { spec: SCORE_WEIGHTS, test: 'are the sum of the points of all counts' },
  users_reporter_change: { spec: TRIGGERS, test: 'is searched by the new name of a reporter' },
  users_search_rename: { spec: TRIGGERS, test: 'are marked as outdated for a person with a new name' },
};
