import type { IssueBody } from './contract';
import type { Issues } from './issues';
import { addressProbes } from './naughty-addresses';
import { headerProbes } from './naughty-headers';
import { identityProbes } from './naughty-identities';
import { issueProbes } from './naughty-issues';
import { officeProbes } from './naughty-office';
import { forEach, type Report } from './report';

/** One position for a text. `attempt` returns the outcome in a word, or throws. */
export interface Probe {
  position: string;
  attempt: (text: string) => Promise<string>;
}

export interface NaughtyRun {
  strings: readonly string[];
  plain: IssueBody;
  issues: Issues;
  report: Report;
  lanes: number;
  admin: string | undefined;
  run: string;
}

/** The outcome of a text that cannot be sent at all. */
export const NOT_HTTP = 'not legal in HTTP';

/** Strings that the lists lack: text no database can store, and lengths that differ by how characters are counted. */
const MORE = [
  'NUL \0 in the middle of a sentence',
  'half of a pair \ud83d in a sentence',
  '😀'.repeat(10),
  `x${'😀'.repeat(99)}`,
  '😀'.repeat(200),
  '👩‍👩‍👧‍👦'.repeat(25),
  'e\u0301 is not \u00e9, and both stay',
  '  white space around it stays \t\r\n',
];

/** Sends every string in every position: nothing may fail, and what is stored is read back unchanged. */
export async function postNaughtyStrings(run: NaughtyRun): Promise<void> {
  const strings = [...run.strings, ...MORE];
  const probes = [
    ...issueProbes(run),
    ...addressProbes(run),
    ...headerProbes(run),
    ...(await officeProbes(run)),
    ...identityProbes(run),
  ];
  for (const { position, attempt } of probes) {
    const section = run.report.section(`${strings.length} strings as ${position}`);
    await forEach(strings, run.lanes, async (text) => {
      try {
        section.count(await attempt(text));
      } catch (error) {
        section.fail(JSON.stringify(text), error);
      }
    });
  }
}
