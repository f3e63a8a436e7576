import { refusalOf } from '../refusal';

const CONFLICT = 409;

/**
 * Does something that is refused where a colleague has changed the same since it was read; then it is read anew, so
 * that one sees what the refusal speaks of.
 */
export async function showingConflict<T>(send: () => Promise<T>, reread: () => Promise<void>): Promise<T> {
  try {
    return await send();
  } catch (thrown) {
    if (refusalOf(thrown).status === CONFLICT) await reread();
    throw thrown;
  }
}
