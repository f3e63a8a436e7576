import type { Schemas } from '../../api';
import { notify, notifyRefused } from '../../kit/actions/toast';
import { refusalOf } from '../../refusal';
import { countOf, textOf } from '../../words';

type Outcome = Pick<Schemas['Imported'], 'imported' | 'skipped'>;

export const rows = (count: number) => countOf('count.row', count);

/**
 * Stores a file of records, and shows the result in a notice: it takes some time, and the reader may have switched to
 * other records or another page. A refusal stays until it is closed.
 */
export async function storeWithNotice(name: string, store: () => Promise<Outcome>): Promise<void> {
  try {
    const { imported, skipped } = await store();
    notify(textOf('city.theFileIsImported', { name, imported: rows(imported), skipped: rows(skipped) }));
  } catch (thrown) {
    notifyRefused(textOf('city.theFileIsNot', { name, message: refusalOf(thrown).message }));
  }
}
