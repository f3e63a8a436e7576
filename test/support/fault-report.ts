import { appendFileSync, readFileSync } from 'node:fs';

/** What came of a fault that was provoked again and again; what does not apply to it is left out. */
export interface FaultRow {
  fault: string;
  rounds?: number;
  /** Requests the service said yes to, all told. */
  acknowledged?: number;
  /** Of these, whose effect was not there afterwards. */
  lost?: number;
  /** Effects that were there twice, after what was not acknowledged had been repeated. */
  doubled?: number;
  /** Answers of 500 and above, by status. */
  '5xx'?: string;
  /** From the end of the fault to the first success, the longest, in ms. */
  recovery?: number;
  note?: string;
}

const COLUMNS = ['fault', 'rounds', 'acknowledged', 'lost', 'doubled', '5xx', 'recovery', 'note'] as const;

/** Whether the faults are provoked as often as the goals have it, and not just once or twice. */
export const isLong = process.env.RESILIENCE === 'long';

/** Notes a row of the table that is printed when the long form is over. Specs may run in processes of their own. */
export function recordFault(row: FaultRow): void {
  if (process.env.FAULT_REPORT) appendFileSync(process.env.FAULT_REPORT, `${JSON.stringify(row)}\n`);
}

/** The rows noted in a file, as a table in Markdown. */
export function faultTable(file: string): string {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const rows = lines.map((line) => JSON.parse(line) as FaultRow);
  const line = (cells: Array<string | number>) => `| ${cells.join(' | ')} |`;
  return [
    line([...COLUMNS]),
    line(COLUMNS.map(() => '---')),
    ...rows.map((row) => line(COLUMNS.map((column) => row[column] ?? ''))),
  ].join('\n');
}
