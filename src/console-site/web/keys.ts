import { useEffect, useRef } from 'preact/hooks';
import { createStore, useStore } from './store';
import { TYPED_INTO } from './typing';

const SETTING = 'console-keys';

const areOn = createStore(readSetting());

function readSetting(): boolean {
  try {
    return localStorage.getItem(SETTING) !== 'off';
  } catch {
    // Storage may be forbidden; keys are on unless somebody turns them off.
    return true;
  }
}

/** Whether single keys act. Whoever speaks to the computer, or types with a stick, turns them off. */
export function useKeysSetting(): [boolean, (on: boolean) => void] {
  const on = useStore(areOn);
  return [
    on,
    (next) => {
      areOn.set(next);
      try {
        localStorage.setItem(SETTING, next ? 'on' : 'off');
      } catch {
        // It then holds until the page is closed.
      }
    },
  ];
}

/** What goes from issue to issue, which a key that is held down may go on doing. */
const MOVES: ReadonlySet<string> = new Set(['j', 'k']);

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'repeat'>;

/** Whether a press is one of a single key. One that is held down acts once, for acts are for one issue. */
export function isMeant({ key, ctrlKey, metaKey, altKey, isComposing, repeat }: Press): boolean {
  return !(ctrlKey || metaKey || altKey || isComposing) && (!repeat || MOVES.has(key));
}

/** Single keys of a page. They do nothing while somebody types or is asked something. @param acts by key */
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
