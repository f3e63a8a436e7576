import { issueNumber } from '../../../kernel/issue-number';
import { oneLine } from '../../../kernel/text/one-line';
import type { View } from '../../../staff';
import type { QueueCount } from '../queue/queue.queries';
import { shownCount } from '../queue/queue.service';
import type { ViewFigures } from './view-figures.service';

/** The mail with the weekly report of a view, in the language of the console. @param address the page of the view */
export function reportText(
  { name }: Pick<View, 'name'>,
  { count, late, listed }: ViewFigures,
  address: string,
): { subject: string; body: string; language: 'en' } {
  const title = oneLine(name);
  const figures = `${inWords(count)} in the view, ${inWords(late)} of them late.`;
  const rows = listed.map(({ reviewed: { row } }) => `${issueNumber(row.id)} ${oneLine(row.title)}`);
  const further = { ...late, count: late.count - listed.length };
  if (further.count > 0 && listed.length > 0) rows.push(`And ${inWords(further)} more.`);
  const parts = [
    figures,
    ...(rows.length > 0 ? [`Late, the longest first:\n${rows.join('\n')}`] : []),
    `The whole list, also as a file, after signing in:\n${address}`,
  ];
  return {
    subject: `${title}: ${inWords(count)}, ${inWords(late)} late`,
    body: parts.join('\n\n'),
    language: 'en',
  };
}

/** A count as the queue shows it. */
function inWords(counted: QueueCount): string {
  const { count, countIsExact } = shownCount(counted);
  return `${count.toLocaleString('en-IN')}${countIsExact ? '' : '+'} ${count === 1 ? 'issue' : 'issues'}`;
}
