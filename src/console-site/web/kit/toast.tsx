import { useKeys, useKeysSetting } from '../keys';
import { refusalOf } from '../refusal';
import { createStore, useStore } from '../store';

/** How long a notice stays. One with a way back or a link stays longer, for it has to be read and reached. */
const NOTICE_MS = 6_000;
const UNDO_MS = 20_000;

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
  undo: Undo | undefined;
  link: NoticeLink | undefined;
}

export const toasts = createStore<readonly Toast[]>([]);
let last = 0;

/** Says what was done. @param undo takes it back, where the API can; @param link to what was made, behind the text */
export function notify(text: string, undo?: Undo, link?: NoticeLink): void {
  const id = show({ text, undo, link });
  setTimeout(() => dismiss(id), undo || link ? UNDO_MS : NOTICE_MS);
}

/** Says what was not done where no page shows it. The notice stays until it is closed, for nothing else says so. */
export function notifyRefused(text: string): void {
  show({ text, undo: undefined, link: undefined });
}

/** @returns the id of the notice, which stays until it is closed */
function show(toast: Omit<Toast, 'id'>): number {
  const id = ++last;
  toasts.set([...toasts.get(), { ...toast, id }]);
  return id;
}

function dismiss(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

/**
 * Takes an act back. Why it cannot be is said in a notice, too: the page of the act may be gone. That notice stays
 * until it is closed, for nothing else says what was not taken back.
 */
export async function takeBack({ id, undo }: Toast): Promise<void> {
  dismiss(id);
  try {
    await undo?.();
  } catch (thrown) {
    notifyRefused(`Not taken back. ${refusalOf(thrown).message}`);
  }
}

/** Where notices appear; screen readers read them out. `z` takes back what the newest of them offers to. */
export function Toasts() {
  const shown = useStore(toasts);
  const [hasKeys] = useKeysSetting();
  useKeys({
    z: () => {
      const newest = toasts.get().findLast(({ undo }) => undo);
      if (newest) void takeBack(newest);
    },
  });
  return (
    <div class="toasts" role="status">
      {shown.map((toast) => (
        <Notice key={toast.id} toast={toast} hasKeys={hasKeys} />
      ))}
    </div>
  );
}

function Notice({ toast, hasKeys }: { toast: Toast; hasKeys: boolean }) {
  const { id, text, undo, link } = toast;
  return (
    <div class="toast">
      <span>
        {text}
        {link && ' '}
        {link && <a href={link.href}>{link.text}</a>}
      </span>
      {undo && (
        <button type="button" onClick={() => void takeBack(toast)}>
          {hasKeys ? 'Undo (z)' : 'Undo'}
        </button>
      )}
      <button type="button" aria-label="Close the notice" onClick={() => dismiss(id)}>
        ×
      </button>
    </div>
  );
}
