import type { Schemas } from '../../api';
import { countOf } from '../../kit/format';
import { notify, notifyRefused } from '../../kit/toast';
import { refusalOf } from '../../refusal';

type Outcome = Pick<Schemas['Imported'], 'imported' | 'skipped'>;

export const rows = (count: number) => countOf(count, 'row');

/**
 * Stores a file of records, and says in a notice what came of it: it takes its time, and whoever has begun it may look
 * at other records by then, or at another page. Why it was not stored stays until it is closed.
 */
export async function storeTold(name: string, store: () => Promise<Outcome>): Promise<void> {
  try {
    const { imported, skipped } = await store();
    notify(`The file ${name} is imported: ${rows(imported)} stored, ${rows(skipped)} left out`);
  } catch (thrown) {
    notifyRefused(`The file ${name} is not imported. ${refusalOf(thrown).message}`);
  }
}
