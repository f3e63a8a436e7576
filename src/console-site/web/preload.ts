import { loadedPage, loadPage, type Module } from './modules';

/** The latest a module is loaded where the browser is never idle. */
const MAX_WAIT_MS = 10_000;

let isBegun = false;

/** What a browser says of its connection, where it does. */
type MaybeConnected = Navigator & { connection?: { saveData?: boolean } };

/**
 * Loads the code of modules one after another while the browser has nothing else to do, so that a page that is opened
 * later begins with its call. Ends at the first that fails: there is no network, and a page loads its code when it is
 * opened. Loads nothing for a reader who saves data. Once a page: called again it does nothing.
 */
export async function preloadPages(modules: readonly Module[]): Promise<void> {
  if (isBegun) return;
  isBegun = true;
  if ((navigator as MaybeConnected).connection?.saveData) return;
  for (const module of modules) {
    await idle();
    if (loadedPage(module.path)) continue;
    try {
      await loadPage(module);
    } catch {
      return;
    }
  }
}

/** Resolves when the browser is idle; where it cannot say so, after a moment. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS });
    else setTimeout(resolve, 200);
  });
}
