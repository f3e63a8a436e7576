import { loadedPage, loadPage, type Module } from './modules';

/** Maximum delay before the next module is loaded, if the browser is never idle. */
const MAX_WAIT_MS = 10_000;

let isBegun = false;

/** The network information of browsers that support it. */
type MaybeConnected = Navigator & { connection?: { saveData?: boolean } };

/**
 * Loads the code of the modules one after another while the browser is idle, so that a page that is opened later can
 * send its request at once. Stops at the first failure: there is no network, and a page loads its code when it is
 * opened. Loads nothing if the browser is in data-saving mode. Runs once per page; further calls do nothing.
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

/** Resolves when the browser is idle. If the browser cannot report that, resolves after a short delay. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS });
    else setTimeout(resolve, 200);
  });
}
