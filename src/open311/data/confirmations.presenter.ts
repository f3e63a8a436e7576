import { markedCell } from '../../platform/http/csv-cell';
import { TextStream } from '../../platform/http/text-stream';
import type { ConfirmationFigure } from '../../resolution';
import { DATA_TYPES } from './data.presenter';

const FIELDS = ['key', 'label', 'confirmed', 'disputed', 'unconfirmed', 'notRepaired', 'n', 'shown'] as const;

/** What people say about the repairs of a city, as CSV (docs/open311.md#data-sets). */
export function presentConfirmations(figures: readonly ConfirmationFigure[]): TextStream {
  const lines = figures.map((figure) => FIELDS.map((field) => cellOf(figure[field])).join(','));
  return new TextStream(linesOf([FIELDS.join(','), ...lines]), DATA_TYPES.csv, 'always');
}

async function* linesOf(lines: readonly string[]): AsyncGenerator<string> {
  yield await Promise.resolve(lines.map((line) => `${line}\r\n`).join(''));
}

function cellOf(value: ConfirmationFigure[(typeof FIELDS)[number]]): string {
  const text = value === null ? '' : markedCell(String(value));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
