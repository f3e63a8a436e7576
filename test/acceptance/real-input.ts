import { parseArgs } from 'node:util';
import { type IssueBody, MAX_TITLE_LENGTH } from './contract';
import { HttpClient } from './http-client';
import { type InputFile, type MappedRow, readInputFile } from './input-files';
import { Issues } from './issues';
import { withTitleCut } from './mapping';
import { postNaughtyStrings } from './naughty-strings';
import { pageUnderLoad } from './paging-under-load';
import { People } from './people';
import { forEach, Report, type Section } from './report';

const USAGE = `usage: real-input <base URL> <file>... [--people 40] [--lanes 8] [--admin <email>]
  A file is a .csv of complaints (text, category), a JSON object {"requests": [...]} of Open311, or a JSON array of
  naughty strings. The server needs local identity and rate limits high enough (RATE_LIMIT_GENERAL, RATE_LIMIT_AUTH).
  --admin: somebody the server makes an admin (SUPERADMIN_EMAILS), so that assigning and bulk changes are tried too.`;

/** A valid report. */
const PLAIN: IssueBody = {
  title: 'Street light out at the corner',
  description: 'The street light at the corner has been out for a week and it is dark there.',
  city: 'pune',
  category: 'infrastructure',
  priority: 'medium',
  location: { lat: 18.5204, lng: 73.8567, address: 'FC Road' },
};

/** Sends real input to a running service and checks every response against the contract. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      people: { type: 'string', default: '40' },
      lanes: { type: 'string', default: '8' },
      admin: { type: 'string' },
    },
  });
  const [base, ...paths] = positionals;
  if (base === undefined || paths.length === 0) throw new Error(USAGE);
  const lanes = Number(values.lanes);
  const files = paths.map(readInputFile);
  const client = new HttpClient(new URL(base), lanes * 2);
  const people = new People(client);
  const run = Date.now().toString(36);
  await people.signInMany(Number(values.people), run);
  const issues = new Issues(client, people);
  const report = new Report();
  for (const file of files) await sendFile(file, { issues, report, lanes, admin: values.admin, run });
  await pageUnderLoad(issues, report, PLAIN);
  client.close();
  process.stdout.write(`\n${report.toString()}\nanswers by status: ${tally(client.statuses)}\n`);
  process.stdout.write(report.failures === 0 ? 'accepted\n' : `NOT accepted: ${report.failures} failures\n`);
  process.exitCode = report.failures === 0 ? 0 : 1;
}

interface Run {
  issues: Issues;
  report: Report;
  lanes: number;
  admin: string | undefined;
  run: string;
}

async function sendFile(file: InputFile, context: Run): Promise<void> {
  const { issues, report, lanes, admin, run } = context;
  const began = performance.now();
  if (file.kind === 'naughty strings') {
    await postNaughtyStrings({ strings: file.strings, plain: PLAIN, issues, report, lanes, admin, run });
  } else {
    const section = report.section(`${file.name} (${file.kind}, ${file.rows.length} rows)`);
    await forEach(file.rows, lanes, (row, index) => sendRow(row, index, issues, section));
  }
  process.stdout.write(`${file.name}: sent in ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
}

async function sendRow(row: MappedRow, index: number, issues: Issues, section: Section): Promise<void> {
  try {
    const outcome = await issues.report(row.body);
    if ('stored' in outcome) return section.count('stored');
    section.reason(outcome.refused.map(({ field, message }) => `${field} ${message}`).join(' + '));
    if ([...row.body.title].length <= MAX_TITLE_LENGTH) return section.count('refused');
    // The refusal is correct. The shortened report that a client would then send must be stored.
    await issues.mustReport(withTitleCut(row.body, MAX_TITLE_LENGTH));
    section.count('refused whole and stored with its title cut');
  } catch (error) {
    section.fail(`row ${index + 1} ${JSON.stringify(row.source)}`, error);
  }
}

function tally(statuses: ReadonlyMap<number, number>): string {
  return [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
