import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { IssueBody } from './contract';
import { complaintToIssue, type Row, serviceRequestToIssue } from './mapping';

/** A row of a file, and the report a client would make from it. */
export interface MappedRow {
  source: Row;
  body: IssueBody;
}

export type InputFile =
  | { kind: 'complaints' | 'service requests'; name: string; rows: MappedRow[] }
  | { kind: 'naughty strings'; name: string; strings: string[] };

/**
 * Reads a file. Its ending and its content decide what kind it is.
 * @throws Error if it is not of a known kind
 */
export function readInputFile(path: string): InputFile {
  const name = basename(path);
  const text = readFileSync(path, 'utf8');
  if (/\.csv$/i.test(path)) return { kind: 'complaints', name, rows: complaintsIn(text, name) };
  const json = JSON.parse(text) as unknown;
  if (Array.isArray(json)) {
    if (json.every((entry) => typeof entry === 'string'))
      return { kind: 'naughty strings', name, strings: json };
    throw new Error(`${name}: a JSON array must hold strings`);
  }
  if (isRecord(json) && Array.isArray(json.requests)) {
    const rows = json.requests.map((request: unknown) => rowOf(request, name));
    return {
      kind: 'service requests',
      name,
      rows: rows.map((source) => ({ source, body: serviceRequestToIssue(source) })),
    };
  }
  throw new Error(`${name}: neither a .csv, nor {"requests": [...]}, nor an array of strings`);
}

function complaintsIn(text: string, name: string): MappedRow[] {
  const rows: unknown = parse(text, { columns: true, bom: true });
  if (!Array.isArray(rows)) throw new Error(`${name}: is not a table`);
  return rows.map((row: unknown) => {
    const source = rowOf(row, name);
    if (typeof source.text !== 'string') throw new Error(`${name}: has no column "text"`);
    return { source, body: complaintToIssue(source) };
  });
}

/** A row with trimmed keys. If keys are equal, or differ only in surrounding white space, the last one counts. */
function rowOf(value: unknown, name: string): Row {
  if (!isRecord(value)) throw new Error(`${name}: a row is no object`);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key.trim(), entry]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
