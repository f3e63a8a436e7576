import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Refusal } from '../refusal';
import { createStore, type Store, useStore } from '../store';
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

/** Whether a press is beside a dialog, on what lies behind it: that is one on the dialog itself, but not in its box. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget || !(target instanceof HTMLElement)) return false;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Leaves a dialog by a click beside it; not by a press that began in it, such as one that marks text. */
function useClickBeside(leave: (() => void) | undefined) {
  const beganBeside = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => void (beganBeside.current = isBeside(event)),
    onClick: (event: MouseEvent) => {
      if (beganBeside.current && isBeside(event)) leave?.();
    },
  };
}

/** A modal dialog. The browser keeps the focus inside, and gives it back afterwards. */
export function Dialog({
  title,
  onClose,
  staysAtClick = false,
  children,
}: {
  title: string;
  /** Without it the dialog cannot be left. */
  onClose?: (() => void) | undefined;
  /** Whether it is left by keys and buttons alone, and not by a click beside it. */
  staysAtClick?: boolean;
  children: ComponentChildren;
}) {
  const id = useId();
  const element = useShown();
  const clicks = useClickBeside(staysAtClick ? undefined : onClose);
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
      {...clicks}
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

/** What is asked before something is left, over the dialog or the question that is left. */
const leaving = createStore<Question | undefined>(undefined);

const LEAVE = {
  title: 'Leave what is not stored',
  text: 'What was changed on this page is not stored. It will be lost.',
  confirm: 'Leave it',
  isDangerous: true,
};
const LEAVE_NOTE = {
  ...LEAVE,
  title: 'Leave what is typed',
  text: 'What is typed here was not sent. It will be lost.',
};

/** What is asked, and what will be lost. */
export type LeaveWords = Pick<typeof LEAVE, 'title' | 'text' | 'confirm'>;

/** Asks before changes that are not stored are lost. @param leave loses them */
export function askToLeave(leave: () => void, words: LeaveWords = LEAVE): void {
  leaving.set({
    ...LEAVE,
    ...words,
    act: () => {
      leave();
      return Promise.resolve();
    },
  });
}

/** Whether somebody is asked something now. */
export function isAsked(): boolean {
  return open > 0 || question.get() !== undefined;
}

/** Where questions appear. */
export function Questions() {
  return (
    <>
      <AskedIn store={question} />
      <AskedIn store={leaving} />
    </>
  );
}

function AskedIn({ store }: { store: Store<Question | undefined> }) {
  const current = useStore(store);
  return current ? <Ask key={current.title} question={current} close={() => store.set(undefined)} /> : null;
}

function Ask({ question, close }: { question: Question; close: () => void }) {
  const { title, text, confirm, noteLabel, isDangerous, details, canStop } = question;
  const note = useRef<HTMLTextAreaElement>(null);
  const { progress, refusal, isBusy, submit, leave } = useAsked(question, note, close);
  return (
    <Dialog
      title={title}
      onClose={isBusy && !canStop ? undefined : leave}
      // An act that goes on is ended on purpose alone.
      staysAtClick={isBusy}
    >
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
function useAsked({ act }: Question, note: { current: HTMLTextAreaElement | null }, close: () => void) {
  const [progress, setProgress] = useState('');
  const { run, isBusy, refusal } = useAct();
  const isStopped = useRef(false);
  const submit = async () => {
    const course = { tell: setProgress, isStopped: () => isStopped.current };
    if (await run(() => act(note.current?.value ?? '', course))) close();
  };
  const leave = () => {
    if (isBusy) isStopped.current = true;
    else if (note.current?.value.trim()) askToLeave(close, LEAVE_NOTE);
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
