import { useRef } from 'preact/hooks';
import { useKeys, useKeysSetting } from '../keys';
import { refusalOf } from '../refusal';
import { createStore, useStore } from '../store';
import { useRoomFor } from './room';
import { underWay } from './under-way';

/** How long a notice stays. One with a way back or a link stays longer, for it has to be read and reached. */
const NOTICE_MS = 6_000;
const UNDO_MS = 20_000;
/** How soon it is looked again whether somebody is still at a notice whose time is over. */
const HELD_MS = 1_000;
/** More of them would hide the page they are about. */
const MAX_SHOWN = 3;
/** How many acts are remembered, so that `z` knows the one before. */
const MAX_DONE = 100;

/** Takes an act back, and says so. @throws Refusal why that cannot be done */
export type Undo = () => Promise<void>;

/** Where a notice leads to. */
interface NoticeLink {
  href: string;
  text: string;
}

interface Toast {
  id: number;
  text: string;
  undo?: Undo | undefined;
  link?: NoticeLink | undefined;
  /** It stays until it is closed, for nothing else says it. */
  isRefusal?: boolean;
}

type Done = Pick<Toast, 'id' | 'text' | 'undo'>;

export const toasts = createStore<readonly Toast[]>([]);
/** What was done and is not taken back, the newest last. */
export const done = createStore<readonly Done[]>([]);
let last = 0;
/** The notice that has the focus or the pointer. */
export const held = createStore<number | undefined>(undefined);

/** Says what was done. @param undo takes it back, where the API can; @param link to what was made, behind the text */
export function notify(text: string, undo?: Undo, link?: NoticeLink): void {
  const id = show({ text, undo, link }, undo || link ? UNDO_MS : NOTICE_MS);
  done.set([...done.get(), { id, text, undo }].slice(-MAX_DONE));
}

/** Says something that is no act of whoever reads it: `z` is not about it. */
export function inform(text: string): void {
  show({ text }, NOTICE_MS);
}

/** Says what was not done where no page shows it. The notice stays until it is closed, for nothing else says so. */
export function notifyRefused(text: string): void {
  show({ text, isRefusal: true });
}

/** @param forMs how long it is shown; until it is closed unless given. @returns the id of the notice */
function show(toast: Omit<Toast, 'id'>, forMs?: number): number {
  const id = ++last;
  toasts.set([...toasts.get(), { ...toast, id }]);
  if (forMs !== undefined) setTimeout(() => expire(id), forMs);
  return id;
}

/** Takes a notice away whose time is over, unless somebody is at it: it would go while it is read or reached for. */
function expire(id: number): void {
  // Offered again after it failed: it stays until it is closed.
  if (toasts.get().some((toast) => toast.id === id && toast.isRefusal)) return;
  if (held.get() === id) setTimeout(() => expire(id), HELD_MS);
  else dismiss(id);
}

/** The focus or the pointer has left a notice, or the notice has gone. */
function letGo(id: number): void {
  if (held.get() === id) held.set(undefined);
}

function dismiss(id: number): void {
  letGo(id);
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

/**
 * Takes an act back. Why it cannot be is said in a notice, too: the page of the act may be gone. That notice stays
 * until it is closed, for nothing else says what was not taken back; it offers that again where the service was not
 * reached or failed.
 */
export async function takeBack({ id, undo }: Pick<Toast, 'id' | 'undo'>): Promise<void> {
  const before = done.get();
  const act = before.find((each) => each.id === id);
  done.set(before.filter((each) => each !== act));
  dismiss(id);
  try {
    await undo?.();
  } catch (thrown) {
    const { status, message } = refusalOf(thrown);
    const again = status === 0 || status >= 500 ? undo : undefined;
    // It is still the newest act, or the one before another.
    if (act) done.set([...done.get(), { ...act, undo: again }].sort((a, b) => a.id - b.id));
    const text = `Not taken back. ${message}`;
    toasts.set([...toasts.get(), { id: again ? id : ++last, text, undo: again, isRefusal: true }]);
  }
}

/**
 * Takes the newest act back, where its notice still offers that: never an older one in its place. An act that is still
 * being done is waited for; where nothing comes of it, nothing is taken back.
 */
export async function takeBackNewest(): Promise<void> {
  const before = done.get().at(-1);
  const acts = [...underWay.get()];
  await Promise.allSettled(acts);
  const newest = done.get().at(-1);
  if (acts.length > 0 && newest?.id === before?.id) return inform('What was begun last changed nothing.');
  if (!newest) return;
  if (newest.undo && toasts.get().some(({ id }) => id === newest.id)) return takeBack(newest);
  inform(`${newest.undo ? 'Can no longer' : 'Cannot'} be taken back: ${newest.text}`);
}

/**
 * What is shown of the notices: the newest, the one that has the focus or the pointer, and beside them what was refused
 * before anything else.
 * @param heldId the notice that has the focus or the pointer
 * @returns also how many are not shown, and how many of these say that something was refused
 */
export function shownOf(all: readonly Toast[], heldId?: number) {
  const [newest, ...others] = [...all].reverse();
  const rankOf = ({ id, isRefusal }: Toast) => (id === heldId ? 0 : isRefusal ? 1 : 2);
  const byNeed = others.sort((a, b) => rankOf(a) - rankOf(b));
  const wanted = new Set([newest, ...byNeed.slice(0, MAX_SHOWN - 1)]);
  const folded = all.filter((each) => !wanted.has(each));
  return {
    shown: all.filter((each) => wanted.has(each)),
    more: folded.length,
    refused: folded.filter((each) => each.isRefusal).length,
  };
}

/** Where notices appear; screen readers read them out. `z` takes back what the newest act offers to. */
export function Toasts() {
  const { shown, more, refused } = shownOf(useStore(toasts), useStore(held));
  // What is still being done is newer than all that is done.
  const isBusy = useStore(underWay).size > 0;
  const newest = useStore(done).at(-1)?.id;
  const [hasKeys] = useKeysSetting();
  const element = useRef<HTMLDivElement>(null);
  useRoomFor(element);
  useKeys({ z: () => void takeBackNewest() });
  return (
    <div class="toasts" role="status" ref={element}>
      {more > 0 && (
        <p class="toast">
          and {more} more{refused > 0 && `, ${refused} of them about what was not done`}
        </p>
      )}
      {shown.map((toast) => (
        <Notice key={toast.id} toast={toast} isByKey={hasKeys && !isBusy && toast.id === newest} />
      ))}
    </div>
  );
}

/** @param isByKey whether a key takes back what it is about */
function Notice({ toast, isByKey }: { toast: Toast; isByKey: boolean }) {
  const { id, text, undo, link } = toast;
  const hold = () => held.set(id);
  const leave = () => letGo(id);
  return (
    <div class="toast" onFocusIn={hold} onFocusOut={leave} onPointerEnter={hold} onPointerLeave={leave}>
      <span>
        {text}
        {link && ' '}
        {link && <a href={link.href}>{link.text}</a>}
      </span>
      {undo && (
        <button type="button" onClick={() => void takeBack(toast)}>
          {isByKey ? 'Undo (z)' : 'Undo'}
        </button>
      )}
      <button type="button" aria-label="Close the notice" onClick={() => dismiss(id)}>
        ×
      </button>
    </div>
  );
}
