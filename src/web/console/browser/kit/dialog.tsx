import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Refusal } from '../refusal';
import { createStore, type Store, useStore } from '../store';
import { useAction } from './actions/use-action';
import { Button } from './button';
import { Refused } from './actions/refused';
import { textOf } from '../words';

/** How many dialogs are open. */
let open = 0;

/** Opens a dialog while its component is mounted. */
function useShown() {
  const element = useRef<HTMLDialogElement>(null);
  // Opens before the next frame: otherwise keys typed in the meantime would be lost.
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

/**
 * Whether a pointer event is outside a dialog, on its backdrop: its target is the dialog element, but its position is
 * outside the box of the dialog.
 */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget || !(target instanceof HTMLElement)) return false;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * Closes a dialog on a click outside it. A press that began inside the dialog, for example to select text, does not
 * close it.
 */
function useClickBeside(leave: (() => void) | undefined) {
  const beganBeside = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => void (beganBeside.current = isBeside(event)),
    onClick: (event: MouseEvent) => {
      if (beganBeside.current && isBeside(event)) leave?.();
    },
  };
}

/** A modal dialog. The browser keeps the focus inside, and returns it when the dialog closes. */
export function Dialog({
  title,
  onClose,
  staysAtClick = false,
  children,
}: {
  title: string;
  /** Without it, the user cannot close the dialog. */
  onClose?: (() => void) | undefined;
  /** Whether only keys and buttons close the dialog, and not a click outside it. */
  staysAtClick?: boolean;
  children: ComponentChildren;
}) {
  const id = useId();
  const element = useShown();
  const clicks = useClickBeside(staysAtClick ? undefined : onClose);
  /**
   * The browser closes a dialog at the second Escape, even if `cancel` is prevented. A dialog that must stay is opened
   * again.
   */
  const comeBack = () => {
    if (element.current && !element.current.open) element.current.showModal();
  };
  const closed = () => {
    // A dialog that is unmounted is also closed.
    if (!element.current) return;
    // If the dialog cannot be closed, it opens again at once: otherwise keys typed in the meantime would go to another
    // element.
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

/** A confirmation dialog that is shown before an action. */
export interface Question {
  title: string;
  /** A sentence that says what the action does. */
  text: string;
  /** The label of the button that confirms. */
  confirm: string;
  /** If set, the dialog also asks for a note, with this label. */
  noteLabel?: string;
  /** The initial text of the note. */
  note?: string;
  /** Why the previous attempt was refused. */
  refusal?: Refusal;
  isDangerous?: boolean;
  /** More information about the action, or more fields, below the sentence. */
  details?: ComponentChildren;
  /** Whether something is chosen in these fields, which leaving would lose. */
  isFilled?: () => boolean;
  /** Runs the action. If the service refuses it, the dialog stays open and shows why. */
  act: (note: string, course: Course) => Promise<void>;
  /** Whether the action checks `course.isStopped`. If not, the dialog cannot be closed after the action has started. */
  canStop?: boolean;
}

/** A long-running action, as seen by the dialog. */
export interface Course {
  /** Reports the progress. */
  showProgress: (progress: string) => void;
  /** Whether the user has asked to stop the action. */
  isStopped: () => boolean;
}

/** The open confirmation dialog. */
export const question = createStore<Question | undefined>(undefined);

/** Opens a confirmation dialog. */
export function ask(next: Question): void {
  question.set(next);
}

/** The confirmation before leaving. It is shown over the dialog that the user leaves. */
const leaving = createStore<Question | undefined>(undefined);

/** The texts of the confirmation, which say what will be lost. */
export type LeaveWords = Pick<Question, 'title' | 'text' | 'confirm'>;

const changesAreLost = (): LeaveWords => ({
  title: textOf('shell.discardUnsavedChanges'),
  text: textOf('shell.whatYouChangedOn'),
  confirm: textOf('shell.discard'),
});
const noteIsLost = (): LeaveWords => ({
  title: textOf('shell.discardWhatYouTyped'),
  text: textOf('shell.whatYouTypedHere'),
  confirm: textOf('shell.discard'),
});

/**
 * Asks for confirmation before unsaved changes are lost.
 * @param leave leaves the page or dialog and discards the changes
 */
export function askToLeave(leave: () => void, words: LeaveWords = changesAreLost()): void {
  leaving.set({
    ...words,
    isDangerous: true,
    act: () => {
      leave();
      return Promise.resolve();
    },
  });
}

/** Whether a dialog is open now. */
export function isAsked(): boolean {
  return open > 0 || question.get() !== undefined;
}

/** Renders the confirmation dialogs. */
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
      // A running action is stopped only with a key or a button.
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
            {isBusy && canStop ? textOf('common.stop') : textOf('common.cancel')}
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

/** Runs the action of a dialog, or leaves the dialog. While the action is running, leaving asks it to stop. */
function useAsked(
  { act, isFilled }: Question,
  note: { current: HTMLTextAreaElement | null },
  close: () => void,
) {
  const [progress, setProgress] = useState('');
  const { run, isBusy, refusal } = useAction();
  const isStopped = useRef(false);
  const submit = async () => {
    const course = { showProgress: setProgress, isStopped: () => isStopped.current };
    if (await run(() => act(note.current?.value ?? '', course))) close();
  };
  const leave = () => {
    if (isBusy) isStopped.current = true;
    else if (note.current?.value.trim() || isFilled?.()) askToLeave(close, noteIsLost());
    else close();
  };
  return { progress, refusal, isBusy, submit: () => void submit(), leave };
}

/** The field of a note: Enter sends it, Shift+Enter starts a new line. */
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
  // Puts the cursor after the initial text.
  useLayoutEffect(() => field.current?.setSelectionRange(-1, -1), [field]);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <p class="hint" id={`${id}-hint`}>
        {textOf('shell.pressEnterToSend')}
      </p>
      <textarea
        id={id}
        ref={field}
        // There may be fields before it.
        autoFocus
        rows={3}
        dir="auto"
        defaultValue={text}
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
