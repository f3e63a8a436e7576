import { issueNumber } from '../../../../kernel/issue-number';
import { textIn } from '../../../../kernel/languages';
import { markedCell } from '../../../../platform/http/csv-cell';
import type { QUEUE_COLUMNS } from '../queue-filter';
import type { ExportedRow } from './queue-export.queries';

export type QueueColumn = (typeof QUEUE_COLUMNS)[number];
export type Cell = string | number;

const CELLS: Readonly<Record<QueueColumn, (row: ExportedRow) => Cell | null>> = {
  number: ({ id }) => issueNumber(id),
  id: ({ id }) => id,
  title: ({ title }) => title,
  status: ({ status }) => status,
  category: ({ category }) => category,
  ward: ({ ward }) => ward,
  place: ({ place }) => place,
  pincode: ({ pincode }) => pincode,
  priority: ({ priority }) => priority,
  channel: ({ channel }) => channel,
  reportedAt: ({ reportedAt }) => reportedAt,
  updatedAt: ({ updatedAt }) => updatedAt,
  dueAt: ({ dueAt }) => dueAt,
  escalationLevel: ({ escalationLevel }) => escalationLevel,
  supporters: ({ supporters }) => supporters,
  holder: ({ unitName, accountName }) =>
    [unitName === null ? null : textIn(unitName), accountName].filter((name) => name !== null).join(', '),
  state: ({ state }) => state.join(';'),
};

/** The cells of an issue in the order of the columns. No spreadsheet takes one as a formula. */
export function cellsOf(row: ExportedRow, columns: readonly QueueColumn[]): Cell[] {
  return columns.map((column) => {
    const cell = CELLS[column](row) ?? '';
    return typeof cell === 'string' ? markedCell(cell) : cell;
  });
}
