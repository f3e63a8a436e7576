import type { DataRow } from './data.queries';

/** The value of a field: what JSON has as it is, and CSV as text. */
export type DataValue = string | number | null;

/** A field of the data sets, as their description names it. */
interface DataField {
  name: string;
  type: 'string' | 'number' | 'integer' | 'datetime';
  description: string;
  valueOf: (row: DataRow) => DataValue;
}

const time = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The fields in the order of the columns; `datapackage.json` describes them. */
export const DATA_FIELDS: readonly DataField[] = [
  { name: 'id', type: 'string', description: 'The id of the issue', valueOf: ({ id }) => id },
  { name: 'title', type: 'string', description: 'What is broken', valueOf: ({ title }) => title },
  {
    name: 'description',
    type: 'string',
    description: 'What was said of it',
    valueOf: (row) => row.description,
  },
  { name: 'category', type: 'string', description: 'The category', valueOf: ({ category }) => category },
  {
    name: 'status',
    type: 'string',
    description: 'open, in_progress, resolved or closed',
    valueOf: (row) => row.status,
  },
  {
    name: 'priority',
    type: 'string',
    description: 'low, medium or high',
    valueOf: ({ priority }) => priority,
  },
  {
    name: 'address',
    type: 'string',
    description: 'Where it is, in words',
    valueOf: ({ address }) => address || null,
  },
  { name: 'lat', type: 'number', description: 'Degrees north (WGS 84)', valueOf: ({ lat }) => lat },
  { name: 'lng', type: 'number', description: 'Degrees east (WGS 84)', valueOf: ({ lng }) => lng },
  {
    name: 'pincode',
    type: 'string',
    description: 'The pincode it lies in',
    valueOf: ({ pincode }) => pincode,
  },
  {
    name: 'ward',
    type: 'string',
    description: 'The code of the ward it lies in',
    valueOf: ({ ward }) => ward || null,
  },
  {
    name: 'upvotes',
    type: 'integer',
    description: 'How many people upvoted it',
    valueOf: ({ upvotes }) => upvotes,
  },
  {
    name: 'created_at',
    type: 'datetime',
    description: 'When it was reported',
    valueOf: (row) => time(row.createdAt),
  },
  {
    name: 'updated_at',
    type: 'datetime',
    description: 'When it last changed',
    valueOf: (row) => time(row.updatedAt),
  },
  {
    name: 'resolved_at',
    type: 'datetime',
    description: 'When it was resolved; empty: it is not',
    valueOf: (row) => time(row.resolvedAt),
  },
];
