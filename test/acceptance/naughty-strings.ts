import type { IssueBody } from './contract';
import type { Issues } from './issues';
import { addressProbes } from './naughty-addresses';
import { headerProbes } from './naughty-headers';
import { identityProbes } from './naughty-identities';
import { issueProbes } from './naughty-issues';
import { officeProbes } from './naughty-office';
import { forEach, type Report } from './report';

/** One place a text can stand in. `attempt` answers in a word what became of it, or throws. */
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

/** What lists of naughty strings lack: what no database holds, and lengths on which ways to count disagree. */
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

/** Puts every string into every position: nothing may fail, and what is stored is read back as it was. */
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
