import type { FirstSignIn } from '../admin-console';
import type { Shutdown } from '../platform/shutdown';

/** What was created at this start, and is shown only once. */
export interface InitialCredentials {
  /** How to sign in to the console. */
  signIn?: FirstSignIn;
  /** The key of an Open311 client. */
  openKey?: string;
}

/**
 * Creates what is shown only once. If the process stops before it is shown, a step of the stop prints it; once the
 * process stops, nothing is created.
 * @param make creates each part and sets it at once, so that none is lost if a later one fails
 * @param print prints what was created, while the process stops
 * @returns a function that returns what was created, to be shown by the caller
 * @throws what `make` throws
 */
export async function createInitialCredentials(
  shutdown: Pick<Shutdown, 'add' | 'isEnding'>,
  make: (credentials: InitialCredentials) => Promise<void>,
  print: (credentials: InitialCredentials) => void,
): Promise<() => InitialCredentials> {
  const credentials: InitialCredentials = {};
  let isShown = false;
  const made = shutdown.isEnding ? Promise.resolve() : make(credentials);
  shutdown.add(async () => {
    await Promise.allSettled([made]);
    if (!isShown) print(credentials);
  });
  await made;
  return () => {
    isShown = true;
    return credentials;
  };
}
