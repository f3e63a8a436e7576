import { appendFileSync, readFileSync } from 'node:fs';

/** The result of a repeated fault; members that do not apply are left out. */
export interface FaultRow {
  fault: string;
  rounds?: number;
  /** The total number of acknowledged requests. */
  acknowledged?: number;
  /** The number of these whose effect was missing afterwards. */
  lost?: number;
  /** The number of effects that existed twice after unacknowledged requests were repeated. */
  doubled?: number;
  /** Answers with a status of 500 or higher, by status. */
  '5xx'?: string;
  /** The longest time in ms from the end of a fault to the first success. */
  recovery?: number;
  note?: string;
}

const COLUMNS = ['fault', 'rounds', 'acknowledged', 'lost', 'doubled', '5xx', 'recovery', 'note'] as const;

/** Whether faults are repeated as often as the goals require, instead of once or twice. */
export const isLong = process.env.RESILIENCE === 'long';

/** Records a row of the table that is printed after the long form. Specs may run in different processes. */
export function recordFault(row: FaultRow): void {
  if (process.env.FAULT_REPORT) appendFileSync(process.env.FAULT_REPORT, `${JSON.stringify(row)}\n`);
}

/** The recorded rows, as a table in Markdown. */
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
