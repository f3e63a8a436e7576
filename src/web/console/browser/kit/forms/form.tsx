import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { typedText } from '../../../../../kernel/text/typed-text';
import {
  onlyByField,
  Refusal,
  refusalBeside,
  refusalOf,
  type SortedRefusal,
  sortRefusal,
} from '../../refusal';
import { Button } from '../button';
import { Refused } from '../actions/refused';
import { notifyRefused } from '../actions/toast';
import { track } from '../actions/queue';
import { textOf } from '../../words';

const NONE: SortedRefusal = { byField: {}, others: [] };

export interface Form<Values extends Record<string, string>> {
  values: Values;
  refusals: SortedRefusal;
  isBusy: boolean;
  /** Whether the form has text that would be lost when the page is left: it is not saved, and is not being sent. */
  isUnsaved: boolean;
  /** The form element that contains the fields. */
  element: RefObject<HTMLFormElement | null>;
  set: (name: keyof Values & string, value: string) => void;
  /** Starts again with these values. */
  reset: (values: Values) => void;
  /**
   * Starts again with the values that the service stored. Text that was typed since is kept. Only `send` may call this.
   */
  renew: (next: Values) => void;
  submit: (event: Event) => void;
}

/** A refused field, or the first checkbox of a refused group. */
const REFUSED = '[aria-invalid="true"], fieldset.refused input';

interface FormOptions {
  /** Fields that the form sends in addition to its texts, such as checkboxes. Refusals are also shown beside these. */
  alsoFields?: readonly string[];
  /**
   * Why the read with these texts was refused. Messages about a field are shown beside the field, and `Beside` shows
   * the rest.
   */
  refusal?: Refusal | undefined;
}

/** The texts that differ from the initial texts of the form. */
export function changedIn<Values extends Record<string, string>>(
  began: Values,
  values: Values,
): Partial<Values> {
  const changed = Object.entries(values).filter(([name, value]) => value !== began[name]);
  return Object.fromEntries(changed) as Partial<Values>;
}

/** The texts of a form that was sent and starts again. A field that was changed since then keeps its text. */
export function renewed<Values extends Record<string, string>>(
  now: Values,
  sent: Values,
  next: Values,
): Values {
  const texts = Object.entries(next).map(([name, text]) => [
    name,
    now[name] === sent[name] ? text : now[name],
  ]);
  return Object.fromEntries(texts) as Values;
}

/**
 * Returns only the members of a body that the user changed, so that saving a form does not revert changes of other
 * users in the other fields.
 * @param changed the changes, by the names of the members
 * @throws Refusal if nothing was changed
 */
export function changeOf<Body extends object>(body: Body, changed: object): Partial<Body> {
  const members = Object.entries(body).filter(([name]) => name in changed);
  if (members.length === 0) throw new Refusal(400, [textOf('form.nothingChanged')]);
  return Object.fromEntries(members) as Partial<Body>;
}

/**
 * Holds the texts of a form, and sends them.
 * @param send throws the refusal of the service, which is then shown beside the fields; `changed` are the texts that
 *   differ from the initial texts, or from the texts that were last saved
 */
export function useForm<Values extends Record<string, string>>(
  initial: Values,
  send: (values: Values, changed: Partial<Values>) => Promise<void>,
  { alsoFields = [], refusal }: FormOptions = {},
): Form<Values> {
  const { values, isTyped, began, set, begin, renew } = useTexts(initial);
  const [isBusy, setBusy] = useState(false);
  const { element, refusals, setRefusals, refuse } = useRefused(refusal);
  async function run(): Promise<void> {
    setBusy(true);
    const before = began.current;
    try {
      await send(values, changedIn(before, values));
      // Unless the form has started again in the meantime.
      if (began.current === before) began.current = values;
      setRefusals(NONE);
    } catch (thrown) {
      refuse(refusalOf(thrown), [...Object.keys(values), ...alsoFields]);
    } finally {
      setBusy(false);
    }
  }
  return {
    values,
    isUnsaved: isTyped && !isBusy,
    refusals: refusal && refusals === NONE ? onlyByField(refusal, Object.keys(values)) : refusals,
    isBusy,
    element,
    set,
    reset: (next) => {
      begin(next);
      setRefusals(NONE);
    },
    renew,
    submit: (event) => {
      event.preventDefault();
      if (!isBusy) void track(run());
    },
  };
}

/** The current texts of a form, and the initial texts. */
function useTexts<Values extends Record<string, string>>(initial: Values) {
  const [values, setValues] = useState(initial);
  const began = useRef(initial);
  return {
    values,
    isTyped: Object.keys(changedIn(began.current, values)).length > 0,
    began,
    set: (name: keyof Values & string, value: string) =>
      setValues((before) => ({ ...before, [name]: value })),
    // Copies the object, so that starting again with the same texts is also recognized as a new start.
    begin: (next: Values) => setValues((began.current = { ...next })),
    // `values` are the values of the render that sent them.
    renew: (next: Values) => {
      began.current = { ...next };
      setValues((now) => renewed(now, values, next));
    },
  };
}

/** Whether a part of a page is still mounted: the user may leave it while a request is running. */
function useShown(): RefObject<boolean> {
  const isShown = useRef(true);
  useLayoutEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return isShown;
}

/**
 * The refusals of a form, and the form element. The focus moves to the first refused field. After the form is left, the
 * refusal is shown as a notice.
 */
function useRefused(refusal: Refusal | undefined) {
  const [refusals, setRefusals] = useState(NONE);
  const element = useRef<HTMLFormElement | null>(null);
  const isShown = useShown();
  const showRefused = () => element.current?.querySelector<HTMLElement>(REFUSED)?.focus();
  useEffect(() => {
    if (refusal) showRefused();
  }, [refusal]);
  const refuse = (thrown: Refusal, fields: readonly string[]) => {
    if (!isShown.current) return notifyRefused(textOf('refusal.notDone', { why: thrown.message }));
    setRefusals(sortRefusal(thrown, fields));
    requestAnimationFrame(showRefused);
  };
  return { element, refusals, setRefusals, refuse };
}

/** Reads a whole number from a field; undefined if the field is empty. @throws Refusal if it is not a whole number */
export function wholeNumber(name: string, text: string): number | undefined {
  const typed = typedText(text);
  if (typed === '') return undefined;
  const value = Number(typed);
  if (!Number.isInteger(value)) throw new Refusal(400, [`${name} ${textOf('refusal.wholeNumber')}`]);
  return value;
}

/** Reads a whole number from a field that may not be empty. @throws Refusal if it is not a whole number */
export function requiredWholeNumber(name: string, text: string): number {
  const value = wholeNumber(name, text);
  if (value === undefined) throw new Refusal(400, [`${name} ${textOf('refusal.wholeNumber')}`]);
  return value;
}

/** The form element: the fields, the refusals that belong to no field, and the submit button. */
export function FormBody<Values extends Record<string, string>>({
  form,
  submitLabel,
  onCancel,
  children,
  class: className,
  isQuiet = false,
}: {
  form: Form<Values>;
  submitLabel: string;
  /** Leaves the form without sending it; used in a dialog (`useLeave`). */
  onCancel?: () => void;
  children: ComponentChildren;
  class?: string;
  /** Whether it is not what the page is for, so that its button is not filled. */
  isQuiet?: boolean;
}) {
  return (
    <form ref={form.element} class={className ?? 'stack'} noValidate onSubmit={form.submit}>
      {children}
      <Refused by={{ messages: form.refusals.others }} />
      <div class="acts">
        {onCancel && (
          <Button isBusy={form.isBusy} onClick={onCancel}>
            {textOf('common.cancel')}
          </Button>
        )}
        <button
          type="submit"
          class={isQuiet ? '' : 'primary'}
          aria-disabled={form.isBusy ? 'true' : undefined}
        >
          {submitLabel}
        </button>
      </div>
    </form>
  );
}

/** Shows its content without the refusals of the given fields. If there are no other refusals, it shows nothing. */
export function Beside<T extends { refusal: Refusal | undefined }>({
  fields,
  of,
  children,
}: {
  fields: readonly string[];
  of: T;
  children: (rest: T) => ComponentChildren;
}) {
  const refusal = refusalBeside(of.refusal, fields);
  return of.refusal && !refusal ? null : <>{children({ ...of, refusal })}</>;
}
