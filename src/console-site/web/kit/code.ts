import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { BASE } from '../router';
import { type Attempts, type CodeState, loadUntilThere } from './attempts';

/** How long the document of the console is waited for. */
const DOCUMENT_MS = 10_000;

/** Code that is loaded until it is there. */
export interface Code {
  state: CodeState;
  /** Tries again at once. */
  retry: () => void;
}

/** Links of style sheets that did not come. */
const lostStyles = new Set<HTMLLinkElement>();

/** Notes style sheets that do not come. */
export function followStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lostStyles.add(target);
  };
  document.addEventListener('error', note, { capture: true });
}

/**
 * Loads the style sheets that did not come: what Vite puts around an import asks for each of them once, and takes one
 * that failed for loaded.
 * @throws Event where one does not come now
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

/** Whether the service has another version of the console by now: its document names another script than this one. */
async function hasOtherVersion(): Promise<boolean> {
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src');
  try {
    const answer = await fetch(BASE, { cache: 'no-store', signal: AbortSignal.timeout(DOCUMENT_MS) });
    if (!answer.ok || !script) return false;
    const text = await answer.text();
    return text.includes('type="module"') && !text.includes(script);
  } catch {
    // Without a network nothing is known of it.
    return false;
  }
}

/**
 * Loads code once it is wanted, and again while that fails: after a while, and at once when the network is back.
 * @param key says which code: another key, another one
 * @param load undefined: there is nothing to load
 */
export function useCode(key: string, load: (() => Promise<void>) | undefined): Code {
  const [told, setTold] = useState<{ key: string; state: CodeState }>();
  const attempts = useRef<Attempts | undefined>(undefined);
  // At once, not after the next frame: the code is what the page waits for.
  useLayoutEffect(() => {
    if (!load) return undefined;
    const loadAll = () => (lostStyles.size === 0 ? load() : loadLostStyles().then(load));
    const begun = loadUntilThere(loadAll, (state) => setTold({ key, state }), hasOtherVersion);
    attempts.current = begun;
    window.addEventListener('online', begun.now);
    return () => {
      begun.end();
      window.removeEventListener('online', begun.now);
    };
  }, [key]);
  return { state: told?.key === key ? told.state : 'loading', retry: () => attempts.current?.now() };
}
