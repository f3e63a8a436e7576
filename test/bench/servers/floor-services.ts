import type { Pool, PoolClient } from 'pg';
import type { Config } from '../../../src/platform/config/config';
import { DueDateCalculatorService } from '../../../src/due-dates/due-date-calculator.service';
import { DueDateQueries } from '../../../src/due-dates/due-date.queries';
import { DueDateRuleQueries } from '../../../src/due-dates/rules/due-date-rule.queries';
import { IssueDueDateQueries } from '../../../src/issues/issue-due-date.queries';
import { IssueLifecycleQueries, type NewIssue } from '../../../src/issues/issue-lifecycle.queries';
import { IssuePlacePrivacyQueries } from '../../../src/issues/privacy/issue-place-privacy.queries';
import { SystemClock } from '../../../src/kernel/time/clock';
import type { Database } from '../../../src/platform/database/database';
import type { Statement } from '../../../src/platform/database/statement';
import { ScoreLedgerQueries } from '../../../src/scores/score-ledger.queries';
import { ScoreLedger } from '../../../src/scores/score-ledger.service';

const CLOCK = new SystemClock();
/** The part of the configuration that due dates need: the default of the setting. */
const CONFIG = { settings: { ESCALATION_STEP_HOURS: 72 } } as Config;

/** The service's own score ledger, on a connection of the floor server. */
export function ledgerOn(client: PoolClient): ScoreLedger {
  return new ScoreLedger(new ScoreLedgerQueries(databaseOn(client), CLOCK));
}

/** Inserts a new issue by the service's own code. */
export async function openIssue(
  client: PoolClient,
  issue: NewIssue,
  { id, createdAt, by }: { id: string; createdAt: Date; by: string },
): Promise<void> {
  const database = databaseOn(client);
  const queries = new IssueLifecycleQueries(database, new IssuePlacePrivacyQueries(database));
  await queries.open(issue, { id, createdAt }, { actorId: by, surface: 'token' });
}

/** Writes the due date of a new issue by the service's own code. */
export async function writeDueDate(client: PoolClient, issueId: string): Promise<void> {
  const database = databaseOn(client);
  const rules = new DueDateRuleQueries(database);
  const calculator = new DueDateCalculatorService(new DueDateQueries(database), rules, CONFIG, CLOCK);
  await new IssueDueDateQueries(database).begin(issueId, await calculator.ofReport(issueId));
}

/** The part of the service's `Database` that its reads need. */
function databaseOn(client: PoolClient): Database {
  const rows = <Row extends object>(statement: Statement, values: unknown[]) =>
    run<Row>(client, statement, values);
  const row = async (statement: Statement, values: unknown[]) => (await rows(statement, values))[0];
  return { rows, row } as unknown as Database;
}

/** Runs a statement of the service. */
export async function run<Row extends object>(
  connection: Pool | PoolClient,
  { name, text }: Statement,
  values: unknown[],
): Promise<Row[]> {
  return (await connection.query<Row>({ name, text, values })).rows;
}
