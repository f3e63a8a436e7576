import { STATUSES } from '../feed/statuses';

/**
 * The name of the template of a status, whose key is like `status_ack`. Others that the API may add are named by their
 * key.
 */
export function templateName(key: string): string {
  const statuses: Readonly<Record<string, { label: string }>> = STATUSES;
  return statuses[key.replace(/^status_/, '')]?.label ?? key;
}
