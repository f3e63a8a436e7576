import { refusalOf } from '../../refusal';

/** It is gone, or was changed. */
const CHANGED: readonly number[] = [404, 409];

/**
 * Sends a change. If the service refuses it because a colleague has changed or removed the same data since it was read,
 * the data is read again, so that the page shows what the refusal is about.
 */
export async function showingConflict<T>(send: () => Promise<T>, reread: () => Promise<void>): Promise<T> {
  try {
    return await send();
  } catch (thrown) {
    if (CHANGED.includes(refusalOf(thrown).status)) await reread();
    throw thrown;
  }
}
