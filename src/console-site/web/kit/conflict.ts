import { refusalOf } from '../refusal';

const CONFLICT = 409;

/**
 * Sends a change. If the service refuses it because a colleague has changed the same data since it was read, the data
 * is read again, so that the page shows what the refusal is about.
 */
export async function showingConflict<T>(send: () => Promise<T>, reread: () => Promise<void>): Promise<T> {
  try {
    return await send();
  } catch (thrown) {
    if (refusalOf(thrown).status === CONFLICT) await reread();
    throw thrown;
  }
}
