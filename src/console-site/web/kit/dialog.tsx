import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Refusal } from '../refusal';
import { createStore, useStore } from '../store';
import { useAct } from './act';
import { Button } from './button';
import { Refused } from './refused';

/** How many dialogs are open. */
let open = 0;

/** Shows a dialog while its component is there. */
function useShown() {
  const element = useRef<HTMLDialogElement>(null);
  // At once, not after the next frame: what is typed meanwhile would be lost.
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    open++;
    return () => {
      open--;
      dialog?.close();
    };
  }, []);
  return element;
}

/** A modal dialog. The browser keeps the focus inside, and gives it back afterwards. */
export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string;
  /** Without it the dialog cannot be left. */
  onClose?: (() => void) | undefined;
  children: ComponentChildren;
}) {
  const id = useId();
  const element = useShown();
  /**
   * The browser closes a dialog at the second Escape, whatever is done about `cancel`: one that is to stay comes back.
   */
  const comeBack = () => {
    if (element.current && !element.current.open) element.current.showModal();
  };
  const closed = () => {
    // One that is taken away is closed as well.
    if (!element.current) return;
    // At once where it cannot be left: keys typed meanwhile would go elsewhere.
    if (!onClose) return comeBack();
    onClose();
    requestAnimationFrame(comeBack);
  };
  return (
    <dialog
      ref={element}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClose={closed}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}

/** What is asked before something is done. */
export interface Question {
  title: string;
  /** What the act does, in a sentence. */
  text: string;
  /** The word of the button that does it. */
  confirm: string;
  /** Asks for a note as well, with this label. */
  noteLabel?: string;
  /** What the note begins with. */
  note?: string;
  /** Why it was not done the time before. */
  refusal?: Refusal;
  isDangerous?: boolean;
  /** More of what it does, below the sentence. */
  details?: ComponentChildren;
  /** Does it; what the service refuses is shown in the dialog, which stays. */
  act: (note: string, course: Course) => Promise<void>;
  /** Whether the act looks at `course.isStopped`; else it cannot be left once it has begun. */
  canStop?: boolean;
}

/** An act that takes its time, as the dialog sees it. */
export interface Course {
  /** Says how far it is. */
  tell: (progress: string) => void;
  /** Whether it has been asked to end where it is. */
  isStopped: () => boolean;
}

/** The question that is open. */
export const question = createStore<Question | undefined>(undefined);

/** Asks before something is done. */
export function ask(next: Question): void {
  question.set(next);
}

/** Whether somebody is asked something now. */
export function isAsked(): boolean {
  return open > 0 || question.get() !== undefined;
}

/** Where questions appear. */
export function Questions() {
  const current = useStore(question);
  return current ? <Ask key={current.title} question={current} /> : null;
}

function Ask({ question }: { question: Question }) {
  const { title, text, confirm, noteLabel, isDangerous, details, canStop } = question;
  const note = useRef<HTMLTextAreaElement>(null);
  const { progress, refusal, isBusy, submit, leave } = useAsked(question, note);
  return (
    <Dialog title={title} onClose={isBusy && !canStop ? undefined : leave}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p>{text}</p>
        {details}
        {noteLabel && <Note label={noteLabel} text={question.note} field={note} onSubmit={submit} />}
        <Refused by={refusal ?? question.refusal} />
        <p role="status">{progress}</p>
        <div class="acts">
          <Button isBusy={isBusy && !canStop} onClick={leave}>
            {isBusy && canStop ? 'Stop' : 'Cancel'}
          </Button>
          <button
            type="submit"
            class={isDangerous ? 'danger' : 'primary'}
            aria-disabled={isBusy ? 'true' : undefined}
          >
            {confirm}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** Doing what is asked about, and leaving it: while it is being done that means to end it. */
function useAsked({ act }: Question, note: { current: HTMLTextAreaElement | null }) {
  const [progress, setProgress] = useState('');
  const { run, isBusy, refusal } = useAct();
  const isStopped = useRef(false);
  const close = () => question.set(undefined);
  const submit = async () => {
    const course = { tell: setProgress, isStopped: () => isStopped.current };
    if (await run(() => act(note.current?.value ?? '', course))) close();
  };
  const leave = () => {
    if (isBusy) isStopped.current = true;
    else close();
  };
  return { progress, refusal, isBusy, submit: () => void submit(), leave };
}

/** The field of a note: Enter sends it, Shift+Enter begins a line. */
function Note({
  label,
  text,
  field,
  onSubmit,
}: {
  label: string;
  text: string | undefined;
  field: { current: HTMLTextAreaElement | null };
  onSubmit: () => void;
}) {
  const id = useId();
  useLayoutEffect(() => {
    field.current?.focus();
    // One goes on behind what it begins with.
    field.current?.setSelectionRange(-1, -1);
  }, [field]);
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
        defaultValue={text}
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
