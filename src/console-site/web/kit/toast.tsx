import { createStore, useStore } from '../store';

/** How long a notice stays. One with a way back stays longer, for it has to be read and reached. */
const NOTICE_MS = 6_000;
const UNDO_MS = 20_000;

interface Toast {
  id: number;
  text: string;
  undo: (() => void) | undefined;
}

const toasts = createStore<readonly Toast[]>([]);
let last = 0;

/** Says what was done. @param undo takes it back, where the API can */
export function notify(text: string, undo?: () => void): void {
  const id = ++last;
  toasts.set([...toasts.get(), { id, text, undo }]);
  setTimeout(() => dismiss(id), undo ? UNDO_MS : NOTICE_MS);
}

function dismiss(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

/** Where notices appear; screen readers read them out. */
export function Toasts() {
  return (
    <div class="toasts" role="status">
      {useStore(toasts).map(({ id, text, undo }) => (
        <div key={id} class="toast">
          <span>{text}</span>
          {undo && (
            <button
              type="button"
              onClick={() => {
                dismiss(id);
                undo();
              }}
            >
              Undo
            </button>
          )}
          <button type="button" aria-label="Close the notice" onClick={() => dismiss(id)}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
}
