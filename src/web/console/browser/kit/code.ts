import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { BASE } from '../router';
import { type Attempts, type CodeState, loadUntilThere } from './code-attempts';

/** Timeout for reading the document of the console. */
const DOCUMENT_MS = 10_000;

/** The state of code that is loaded, with retries. */
export interface Code {
  state: CodeState;
  /** Retries at once. */
  retry: () => void;
}

/** Links of style sheets that failed to load. */
const lostStyles = new Set<HTMLLinkElement>();

/** Records style sheets that fail to load. */
export function followStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lostStyles.add(target);
  };
  document.addEventListener('error', note, { capture: true });
}

/**
 * Loads the failed style sheets again. The code that Vite adds around an import requests each style sheet only once,
 * and treats a failed one as loaded.
 * @throws Event if a style sheet fails to load again
 */
async function loadLostStyles(): Promise<void> {
  const lost = [...lostStyles];
  lostStyles.clear();
  await Promise.all(
    lost.map((link) => {
      const next = link.cloneNode() as HTMLLinkElement;
      const loaded = new Promise((resolve, reject) => {
        next.onload = resolve;
        next.onerror = reject;
      });
      link.replaceWith(next);
      return loaded;
    }),
  );
}

/**
 * Whether the service now has another version of the console: its document then names another script than the current
 * page.
 */
async function hasOtherVersion(): Promise<boolean> {
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src');
  try {
    const answer = await fetch(BASE, { cache: 'no-store', signal: AbortSignal.timeout(DOCUMENT_MS) });
    if (!answer.ok || !script) return false;
    const text = await answer.text();
    return text.includes('type="module"') && !text.includes(script);
  } catch {
    // Without a network, the version is unknown.
    return false;
  }
}

/**
 * Loads code when it is needed. If that fails, it retries after a delay, and at once when the network is back.
 * @param key identifies the code: a new key loads other code
 * @param load undefined: there is nothing to load
 */
export function useCode(key: string, load: (() => Promise<void>) | undefined): Code {
  const [known, setKnown] = useState<{ key: string; state: CodeState }>();
  const attempts = useRef<Attempts | undefined>(undefined);
  // Starts before the next frame, because the page waits for the code.
  useLayoutEffect(() => {
    if (!load) return undefined;
    const loadAll = () => (lostStyles.size === 0 ? load() : loadLostStyles().then(load));
    const begun = loadUntilThere(loadAll, (state) => setKnown({ key, state }), hasOtherVersion);
    attempts.current = begun;
    window.addEventListener('online', begun.now);
    return () => {
      begun.end();
      window.removeEventListener('online', begun.now);
    };
  }, [key]);
  return { state: known?.key === key ? known.state : 'loading', retry: () => attempts.current?.now() };
}
