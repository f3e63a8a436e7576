import type { Schemas } from '../../api';
import { textOf } from '../../words';

export type QueueColumn = Schemas['QueueColumn'];

const LABELS: Record<QueueColumn, string> = {
  number: textOf('queue.number'),
  id: textOf('common.id'),
  title: textOf('common.title'),
  status: textOf('common.status'),
  category: textOf('common.category'),
  ward: textOf('common.ward'),
  place: textOf('queue.place'),
  pincode: textOf('common.pincode'),
  priority: textOf('common.priority'),
  channel: textOf('common.channel'),
  reportedAt: textOf('common.reported'),
  updatedAt: textOf('queue.lastChanged'),
  dueAt: textOf('common.dueDate'),
  escalationLevel: textOf('queue.escalation'),
  supporters: textOf('queue.supporters'),
  holder: textOf('common.holder'),
  state: textOf('common.state'),
};

/** All columns of a view, in the order of its files. */
export const COLUMNS = Object.entries(LABELS).map(([value, label]) => ({
  value: value as QueueColumn,
  label,
}));
