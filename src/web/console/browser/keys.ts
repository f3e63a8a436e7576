import { useEffect, useRef } from 'preact/hooks';
import { createStore, useStore } from './store';
import { TYPED_INTO } from './typing';

const SETTING = 'console-keys';

const areOn = createStore(readSetting());

function readSetting(): boolean {
  try {
    return localStorage.getItem(SETTING) !== 'off';
  } catch {
    // The browser may forbid storage. Shortcuts are on by default.
    return true;
  }
}

/** Whether single-key shortcuts are on. Users of speech input or of a mouth stick can turn them off. */
export function useKeysSetting(): [boolean, (on: boolean) => void] {
  const on = useStore(areOn);
  return [
    on,
    (next) => {
      areOn.set(next);
      try {
        localStorage.setItem(SETTING, next ? 'on' : 'off');
      } catch {
        // Without storage, the setting lasts until the page is closed.
      }
    },
  ];
}

/** Keys that move between issues. They repeat while the key is held down. */
const MOVES: ReadonlySet<string> = new Set(['j', 'k']);

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'repeat'>;

/**
 * Whether a key press is a single-key shortcut. A key that is held down works only once, because an action applies to
 * one issue.
 */
export function isMeant({ key, ctrlKey, metaKey, altKey, isComposing, repeat }: Press): boolean {
  return !(ctrlKey || metaKey || altKey || isComposing) && (!repeat || MOVES.has(key));
}

/**
 * Registers the single-key shortcuts of a page. They are ignored while the user types or a dialog is open.
 * @param acts the actions, by key
 */
export function useKeys(acts: Readonly<Record<string, () => void>>): void {
  const latest = useRef(acts);
  latest.current = acts;
  const on = useStore(areOn);
  useEffect(() => {
    if (!on) return undefined;
    const press = (event: KeyboardEvent) => {
      if (!isMeant(event)) return;
      if (event.target instanceof Element && event.target.matches(TYPED_INTO)) return;
      if (document.querySelector('dialog[open]')) return;
      const act = latest.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
}
