import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { createStore, useStore } from '../store';
import { useAct } from './act';
import { Refused } from './refused';

/** A modal dialog. The browser keeps the focus inside, and gives it back afterwards. */
export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string;
  /** Without it the dialog cannot be left. */
  onClose?: () => void;
  children: ComponentChildren;
}) {
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  // At once, not after the next frame: what is typed meanwhile would be lost.
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}

interface Question {
  title: string;
  /** What the act does, in a sentence. */
  text: string;
  /** The word of the button that does it. */
  confirm: string;
  /** Asks for a note as well, with this label. */
  noteLabel?: string;
  isDangerous?: boolean;
  /** More of what it does, below the sentence. */
  details?: ComponentChildren;
  /** Does it; what the service refuses is shown in the dialog, which stays. `tell` says how far it is. */
  act: (note: string, tell: (progress: string) => void) => Promise<void>;
}

const question = createStore<Question | undefined>(undefined);

/** Asks before something is done. */
export function ask(next: Question): void {
  question.set(next);
}

/** Where questions appear. */
export function Questions() {
  const current = useStore(question);
  return current ? <Ask key={current.title} question={current} /> : null;
}

function Ask({
  question: { title, text, confirm, noteLabel, isDangerous, details, act },
}: {
  question: Question;
}) {
  const [progress, setProgress] = useState('');
  const { run, isBusy, refusal } = useAct();
  const note = useRef<HTMLTextAreaElement>(null);
  const close = () => question.set(undefined);
  const submit = async () => {
    if (await run(() => act(note.current?.value ?? '', setProgress))) close();
  };
  return (
    <Dialog title={title} onClose={close}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p>{text}</p>
        {details}
        {noteLabel && <Note label={noteLabel} field={note} onSubmit={() => void submit()} />}
        <Refused by={refusal} />
        <p role="status">{progress}</p>
        <div class="acts">
          <button type="button" onClick={close}>
            Cancel
          </button>
          <button type="submit" class={isDangerous ? 'danger' : 'primary'} disabled={isBusy}>
            {confirm}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** The field of a note: Enter sends it, Shift+Enter begins a line. */
function Note({
  label,
  field,
  onSubmit,
}: {
  label: string;
  field: { current: HTMLTextAreaElement | null };
  onSubmit: () => void;
}) {
  const id = useId();
  useLayoutEffect(() => field.current?.focus(), [field]);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <p class="hint" id={`${id}-hint`}>
        Enter sends it, Shift+Enter begins a line.
      </p>
      <textarea
        id={id}
        ref={field}
        rows={3}
        maxLength={1000}
        aria-describedby={`${id}-hint`}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
          event.preventDefault();
          onSubmit();
        }}
      />
    </div>
  );
}
