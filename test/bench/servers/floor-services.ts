import type { Pool, PoolClient } from 'pg';
import type { Config } from '../../../src/config/config';
import { DueDateCalculator } from '../../../src/due-dates/due-date-calculator.service';
import { DueDateQueries } from '../../../src/due-dates/due-date.queries';
import { DueDateRuleQueries } from '../../../src/due-dates/due-date-rule.queries';
import { SystemClock } from '../../../src/kernel/clock';
import type { Database } from '../../../src/platform/database/database';
import { type Statement, statement } from '../../../src/platform/database/statement';
import { ScoreLedger } from '../../../src/scores/score-ledger.service';

const CLOCK = new SystemClock();
/** What the repository of the service writes when an issue is reported. */
const WRITE_DUE_DATE = statement(
  'floor.write-due-date',
  'update issues set due_at = $2, next_escalation_at = $3 where id = $1',
);
/** The part of the configuration that due dates need: the default of the setting. */
const CONFIG = { settings: { ESCALATION_STEP_HOURS: 72 } } as Config;

/** The service's own score ledger, on a connection of the floor server. */
export function ledgerOn(client: PoolClient): ScoreLedger {
  return new ScoreLedger(databaseOn(client), CLOCK);
}

/** Writes the due date of a new issue, calculated by the service's own code. */
export async function writeDueDate(client: PoolClient, issueId: string): Promise<void> {
  const database = databaseOn(client);
  const rules = new DueDateRuleQueries(database);
  const calculator = new DueDateCalculator(new DueDateQueries(database), rules, CONFIG, CLOCK);
  const { dueAt, nextEscalationAt } = await calculator.ofReport(issueId);
  await run(client, WRITE_DUE_DATE, [issueId, dueAt, nextEscalationAt]);
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
