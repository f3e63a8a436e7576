import { STATUSES } from '../feed/statuses';

/** What the template of a status is called: its key is `status_ack`. The API may add others, which have their key. */
export function templateName(key: string): string {
  const statuses: Readonly<Record<string, { label: string }>> = STATUSES;
  return statuses[key.replace(/^status_/, '')]?.label ?? key;
}
