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

/** What keys do, by the key, or by two keys with a blank between them: `g l` is `g`, then `l`. */
export type KeyActs = Readonly<Record<string, () => void>>;

/** How long the first of two keys waits for the second. */
const SECOND_KEY_MS = 5_000;

/**
 * What a key press does.
 * @param begun the first of two keys, if it was the key before
 * @param maps what keys do on the page, the most specific first
 * @returns the act; `begun` if it is the first of two keys
 */
export function meaningOf(
  key: string,
  begun: string | undefined,
  maps: readonly KeyActs[],
): { act?: () => void; begun?: string } {
  const name = begun === undefined ? key : `${begun} ${key}`;
  const act = maps.find((map) => map[name])?.[name];
  if (act) return { act };
  const isFirst = maps.some((map) => Object.keys(map).some((each) => each.startsWith(`${name} `)));
  return isFirst ? { begun: name } : {};
}

/** The keys of all that is shown, in the order in which it was shown. */
const shown = new Set<{ readonly current: KeyActs }>();
let first: { key: string; at: number } | undefined;

function press(event: KeyboardEvent): void {
  const isTyped = event.target instanceof Element && event.target.matches(TYPED_INTO);
  if (!areOn.get() || !isMeant(event) || isTyped || document.querySelector('dialog[open]')) return;
  const waiting = first && event.timeStamp - first.at < SECOND_KEY_MS ? first.key : undefined;
  const maps = [...shown].reverse().map(({ current }) => current);
  const { act, begun } = meaningOf(event.key, waiting, maps);
  first = begun === undefined ? undefined : { key: begun, at: event.timeStamp };
  if (!act && begun === undefined) return;
  event.preventDefault();
  act?.();
}

/**
 * Registers the single-key shortcuts of a page. They are ignored while the user types or a dialog is open.
 * @param acts the actions, by key
 */
export function useKeys(acts: KeyActs): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    if (shown.size === 0) document.addEventListener('keydown', press);
    shown.add(latest);
    return () => {
      shown.delete(latest);
      if (shown.size === 0) document.removeEventListener('keydown', press);
    };
  }, []);
}
