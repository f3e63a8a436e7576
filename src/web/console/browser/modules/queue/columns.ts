import type { Schemas } from '../../api';

export type QueueColumn = Schemas['QueueColumn'];

const LABELS: Record<QueueColumn, string> = {
  number: 'Number',
  id: 'Id',
  title: 'Title',
  status: 'Status',
  category: 'Category',
  ward: 'Ward',
  place: 'Place',
  pincode: 'Pincode',
  priority: 'Priority',
  channel: 'Channel',
  reportedAt: 'Reported',
  updatedAt: 'Last changed',
  dueAt: 'Due date',
  escalationLevel: 'Escalation',
  supporters: 'Supporters',
  holder: 'Holder',
  state: 'State',
};

/** All columns of a view, in the order of its files. */
export const COLUMNS = Object.entries(LABELS).map(([value, label]) => ({
  value: value as QueueColumn,
  label,
}));
