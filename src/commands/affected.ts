import { parseArgs } from 'node:util';
import { SystemClock } from '../kernel/time/clock';
import { BreachReportService, NoSuchTable, type Reach } from '../privacy';
import { NOT_DONE, runCommand } from './command';

const USAGE = `Usage: npm run privacy:affected -- --account <id> --from <time> --to <time> [--known <time>] [--out <folder>]
       npm run privacy:affected -- --table <name> [--from <time>] [--to <time>] [--known <time>] [--out <folder>]
Times are those of ISO 8601, such as 2026-03-14 or 2026-03-14T10:00:00Z.`;

/** What is asked for; undefined: it cannot be read. */
interface Asked {
  reach: Reach;
  known: Date;
  folder: string;
}

const isTime = (time: Date) => !Number.isNaN(time.getTime());

function read(now: Date): Asked | undefined {
  const text = { type: 'string' } as const;
  const options = { account: text, table: text, from: text, to: text, known: text, out: text };
  try {
    const { values } = parseArgs({ options });
    const from = new Date(values.from ?? 0);
    const to = new Date(values.to ?? now);
    const known = new Date(values.known ?? now);
    const folder = values.out ?? `breach-${now.toISOString().slice(0, 10)}`;
    if (![from, to, known].every(isTime) || from >= to) return undefined;
    const { account, table } = values;
    if (account !== undefined && table === undefined && values.from !== undefined && values.to !== undefined)
      return { reach: { account, from, to }, known, folder };
    if (table !== undefined && account === undefined) return { reach: { table, from, to }, known, folder };
    return undefined;
  } catch {
    return undefined;
  }
}

/**
 * `npm run privacy:affected`: who was affected by a breach, with drafts for them and for the authority. Exit code 2:
 * the options cannot be read, there is no such table, or it failed.
 */
const asked = read(new SystemClock().now());
if (asked) {
  void runCommand(async (context) => {
    const reports = context.get(BreachReportService, { strict: false });
    try {
      const report = await reports.write(asked.reach, asked.known, asked.folder);
      process.stdout.write(`${JSON.stringify(report)}\n`);
      return 0;
    } catch (error) {
      if (!(error instanceof NoSuchTable)) throw error;
      process.stderr.write(`${error.message}\n`);
      return NOT_DONE;
    }
  });
} else {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = NOT_DONE;
}
