import { useRef } from 'preact/hooks';
import { useKeys, useKeysSetting } from '../../keys';
import { refusalOf } from '../../refusal';
import { createStore, useStore } from '../../store';
import { useBottomInset } from '../bottom-inset';
import { runningActions } from './queue';
import { countOf, textOf } from '../../words';

/**
 * How long a notice stays. A notice with an undo button or a link stays longer, because the user has to read it and
 * reach the button.
 */
const NOTICE_MS = 6_000;
const UNDO_MS = 20_000;
/** How often the page checks again whether the user is still at an expired notice. */
const HELD_MS = 1_000;
/** More notices would cover the page they are about. */
const MAX_SHOWN = 3;
/** How many actions are remembered, so that `z` can revert earlier ones. */
const MAX_DONE = 100;

/** Reverts an action, and shows a notice about it. @throws Refusal if the action cannot be reverted */
export type Undo = () => Promise<void>;

/** The link of a notice. */
interface NoticeLink {
  href: string;
  text: string;
}

interface Toast {
  id: number;
  text: string;
  undo?: Undo | undefined;
  link?: NoticeLink | undefined;
  /** The notice stays until it is closed, because nothing else shows the refusal. */
  isRefusal?: boolean;
}

type Done = Pick<Toast, 'id' | 'text' | 'undo'>;

export const toasts = createStore<readonly Toast[]>([]);
/** The actions that were done and not reverted, the newest last. */
export const done = createStore<readonly Done[]>([]);
let last = 0;
/** The notice that has the focus or the pointer. */
export const held = createStore<number | undefined>(undefined);

/**
 * Shows a notice that an action was done.
 * @param undo reverts it, if the API can
 * @param link to the created item, after the text
 */
export function notify(text: string, undo?: Undo, link?: NoticeLink): void {
  const id = show({ text, undo, link }, undo || link ? UNDO_MS : NOTICE_MS);
  done.set([...done.get(), { id, text, undo }].slice(-MAX_DONE));
}

/** Shows a notice that is not about an action of this user. `z` ignores it. */
export function inform(text: string): void {
  show({ text }, NOTICE_MS);
}

/**
 * Shows a notice about a refused action that no page shows. The notice stays until it is closed, because nothing else
 * shows the refusal.
 */
export function notifyRefused(text: string): void {
  show({ text, isRefusal: true });
}

/** @param forMs how long the notice is shown; default: until it is closed. @returns the id of the notice */
function show(toast: Omit<Toast, 'id'>, forMs?: number): number {
  const id = ++last;
  toasts.set([...toasts.get(), { ...toast, id }]);
  if (forMs !== undefined) setTimeout(() => expire(id), forMs);
  return id;
}

/**
 * Removes an expired notice, unless it has the focus or the pointer: otherwise it would disappear while the user reads
 * it or moves to it.
 */
function expire(id: number): void {
  // The undo failed and the notice was shown again, so it stays until it is closed.
  if (toasts.get().some((toast) => toast.id === id && toast.isRefusal)) return;
  if (held.get() === id) setTimeout(() => expire(id), HELD_MS);
  else dismiss(id);
}

/** Called when the focus or the pointer leaves a notice, or when the notice is removed. */
function letGo(id: number): void {
  if (held.get() === id) held.set(undefined);
}

function dismiss(id: number): void {
  letGo(id);
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

/**
 * Reverts an action. If that is refused, a notice shows the reason, because the page of the action may be closed. The
 * notice stays until it is closed, because nothing else shows what was not reverted. If the service was not reached or
 * failed, the notice offers the undo again.
 */
export async function undoAction({ id, undo }: Pick<Toast, 'id' | 'undo'>): Promise<void> {
  const before = done.get();
  const act = before.find((each) => each.id === id);
  done.set(before.filter((each) => each !== act));
  dismiss(id);
  try {
    await undo?.();
  } catch (thrown) {
    const { status, message } = refusalOf(thrown);
    const again = status === 0 || status >= 500 ? undo : undefined;
    // The action returns to its old position: it may be the newest one, or older than another one.
    if (act) done.set([...done.get(), { ...act, undo: again }].sort((a, b) => a.id - b.id));
    const text = textOf('toast.undoFailed', { why: message });
    toasts.set([...toasts.get(), { id: again ? id : ++last, text, undo: again, isRefusal: true }]);
  }
}

/**
 * Reverts the newest action if its notice still offers that, and never an older action instead. It waits for actions
 * that are still running. If these change nothing, nothing is reverted.
 */
export async function undoNewest(): Promise<void> {
  const before = done.get().at(-1);
  const acts = [...runningActions.get()];
  await Promise.allSettled(acts);
  const newest = done.get().at(-1);
  if (acts.length > 0 && newest?.id === before?.id) return inform(textOf('shell.nothingToUndo'));
  if (!newest) return;
  if (newest.undo && toasts.get().some(({ id }) => id === newest.id)) return undoAction(newest);
  inform(textOf(newest.undo ? 'toast.noLongerUndone' : 'toast.notUndone', { text: newest.text }));
}

/**
 * Selects the notices to show: the newest, the one with the focus or the pointer, and then refusals before all others.
 * @param heldId the notice that has the focus or the pointer
 * @returns also how many notices are not shown, and how many of these are refusals
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

/**
 * Renders the notices; screen readers read them aloud. The key `z` undoes the newest action if its notice offers that.
 */
export function Toasts() {
  const { shown, more, refused } = shownOf(useStore(toasts), useStore(held));
  // A running action is newer than all finished ones.
  const isBusy = useStore(runningActions).size > 0;
  const newest = useStore(done).at(-1)?.id;
  const [hasKeys] = useKeysSetting();
  const element = useRef<HTMLDivElement>(null);
  useBottomInset(element);
  useKeys({ z: () => void undoNewest() });
  return (
    <div class="toasts" role="status" ref={element}>
      {more > 0 && (
        <p class="toast">
          {refused > 0 ? countOf('toast.moreRefused', more, { refused }) : countOf('toast.more', more)}
        </p>
      )}
      {shown.map((toast) => (
        <Notice key={toast.id} toast={toast} isByKey={hasKeys && !isBusy && toast.id === newest} />
      ))}
    </div>
  );
}

/** @param isByKey whether the key `z` reverts the action of this notice */
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
        <button type="button" onClick={() => void undoAction(toast)}>
          {isByKey ? textOf('shell.undoZ') : textOf('common.undo')}
        </button>
      )}
      <button type="button" aria-label={textOf('shell.closeTheNotice')} onClick={() => dismiss(id)}>
        ×
      </button>
    </div>
  );
}
