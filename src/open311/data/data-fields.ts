import type { DataRow } from './data.queries';

/** A field of the data sets. */
interface DataField {
  name: keyof DataRow;
  type: 'string' | 'number' | 'integer' | 'datetime';
  description: string;
}

/** The fields, in the order of the columns; `datapackage.json` describes them. */
export const DATA_FIELDS: readonly DataField[] = [
  { name: 'id', type: 'string', description: 'The id of the issue' },
  { name: 'title', type: 'string', description: 'What is broken' },
  { name: 'description', type: 'string', description: 'The description of the issue' },
  { name: 'category', type: 'string', description: 'The category' },
  { name: 'status', type: 'string', description: 'open, in_progress, resolved or closed' },
  { name: 'priority', type: 'string', description: 'low, medium or high' },
  { name: 'address', type: 'string', description: 'Where it is, in words' },
  { name: 'lat', type: 'number', description: 'Degrees north (WGS 84)' },
  { name: 'lng', type: 'number', description: 'Degrees east (WGS 84)' },
  { name: 'pincode', type: 'string', description: 'The pincode of the place' },
  { name: 'ward', type: 'string', description: 'The code of the ward' },
  { name: 'upvotes', type: 'integer', description: 'How many people upvoted it' },
  { name: 'created_at', type: 'datetime', description: 'When it was reported' },
  {
    name: 'updated_at',
    type: 'datetime',
    description: 'When it last changed, its place and pictures included, but not its votes',
  },
  { name: 'resolved_at', type: 'datetime', description: 'When it was resolved; empty if it is not resolved' },
  { name: 'due_at', type: 'datetime', description: 'The time by which it must be resolved, or had to be' },
  {
    name: 'breached_at',
    type: 'datetime',
    description: 'The latest due date that passed while it was not resolved; empty if there is none',
  },
  {
    name: 'escalation_level',
    type: 'integer',
    description: 'The last office it was escalated to: 1 ward officer, 2 corporator, 3 MLA, 4 MP; 0: none',
  },
  {
    name: 'outcome_reason',
    type: 'string',
    description: 'Why it was resolved without a repair; empty if it was repaired, or is not resolved',
  },
  {
    name: 'before_photo',
    type: 'string',
    description:
      'The URL of the oldest photo of a repaired issue that does not show the repair; empty if there is none',
  },
  {
    name: 'after_photos',
    type: 'string',
    description: 'The URLs of the photos of the repair, separated by spaces; empty if there is none',
  },
  {
    name: 'photo_flags',
    type: 'string',
    description:
      'What is wrong with photos of the repair, separated by spaces: far, before_report, reused; empty if nothing is known',
  },
];
