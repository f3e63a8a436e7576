import type { Database } from '../../platform/database/database';

/**
 * Runs work in a transaction that may report offices. A transaction can be repeated, so what it reported counts only
 * after it has ended.
 * @param reported the offices reported before; those that the work reports are added
 */
export async function reporting<T>(
  database: Database,
  reported: Set<string>,
  work: (reported: Set<string>) => Promise<T>,
): Promise<T> {
  let now = new Set<string>();
  const result = await database.transaction(() => work((now = new Set(reported))));
  for (const office of now) reported.add(office);
  return result;
}
