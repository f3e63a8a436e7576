import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { onlyByField, Refusal, refusalBeside, refusalOf, type SortedRefusal, sortRefusal } from '../refusal';
import { Button } from './button';
import { Refused } from './refused';
import { notifyRefused } from './toast';
import { noted } from './under-way';

const NONE: SortedRefusal = { byField: {}, others: [] };

export interface Form<Values extends Record<string, string>> {
  values: Values;
  refusals: SortedRefusal;
  isBusy: boolean;
  /** Whether something is typed that is lost when the page is left: it was not saved, and is not on its way. */
  isUnsaved: boolean;
  /** Where its fields are. */
  element: RefObject<HTMLFormElement | null>;
  set: (name: keyof Values & string, value: string) => void;
  /** Begins anew with these values. */
  reset: (values: Values) => void;
  /** Begins anew with what has become of what was sent; what was typed since stays. For `send` alone. */
  renew: (next: Values) => void;
  submit: (event: Event) => void;
}

/** A field that was refused, or the first box of several. */
const REFUSED = '[aria-invalid="true"], fieldset.refused input';

interface FormOptions {
  /** What the form sends beside its texts, such as ticks: a refusal stands beside that, too. */
  alsoFields?: readonly string[];
  /** Why what was read by these texts was refused: what is about a field stands beside it, the rest `Beside` shows. */
  refusal?: Refusal | undefined;
}

/** The texts that differ from those a form began with. */
export function changedIn<Values extends Record<string, string>>(
  began: Values,
  values: Values,
): Partial<Values> {
  const changed = Object.entries(values).filter(([name, value]) => value !== began[name]);
  return Object.fromEntries(changed) as Partial<Values>;
}

/** The texts of a form that was sent and begins anew: a field that was typed into since keeps its text. */
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
 * The members of a body that are to change: whoever saves a form does not undo what others have changed since in fields
 * that this form leaves alone.
 * @param changed what differs, by the names of the members
 * @throws Refusal where nothing is to change
 */
export function changeOf<Body extends object>(body: Body, changed: object): Partial<Body> {
  const members = Object.entries(body).filter(([name]) => name in changed);
  if (members.length === 0) throw new Refusal(400, ['Nothing was changed.']);
  return Object.fromEntries(members) as Partial<Body>;
}

/**
 * The texts of a form, and sending them.
 * @param send throws what the service refuses, which is then shown beside the fields; `changed` are those of the texts
 *   that differ from what the form began with, or has saved since
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
      // Unless it has begun anew.
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
      if (!isBusy) void noted(run());
    },
  };
}

/** What is typed into the fields of a form, and what it began with. */
function useTexts<Values extends Record<string, string>>(initial: Values) {
  const [values, setValues] = useState(initial);
  const began = useRef(initial);
  return {
    values,
    isTyped: Object.keys(changedIn(began.current, values)).length > 0,
    began,
    set: (name: keyof Values & string, value: string) =>
      setValues((before) => ({ ...before, [name]: value })),
    // Copies: a form that begins anew with the same texts has begun anew.
    begin: (next: Values) => setValues((began.current = { ...next })),
    // `values` are those of the rendering that sent them.
    renew: (next: Values) => {
      began.current = { ...next };
      setValues((now) => renewed(now, values, next));
    },
  };
}

/** Whether a part of a page is still shown: it may be left while something is on its way. */
function useShown(): RefObject<boolean> {
  const isShown = useRef(true);
  useLayoutEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return isShown;
}

/**
 * What is refused of a form, and where its fields are: the focus goes to the first that was refused. Once the form is
 * left a notice says it.
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
    if (!isShown.current) return notifyRefused(`Not done. ${thrown.message}`);
    setRefusals(sortRefusal(thrown, fields));
    requestAnimationFrame(showRefused);
  };
  return { element, refusals, setRefusals, refuse };
}

/** A whole number of a field, or undefined for an empty one. @throws Refusal where it is none */
export function wholeNumber(name: string, text: string): number | undefined {
  if (text.trim() === '') return undefined;
  const value = Number(text);
  if (!Number.isInteger(value)) throw new Refusal(400, [`${name} must be a whole number`]);
  return value;
}

/** The form itself: its fields, what was refused of no field, and the button that sends it. */
export function FormBody<Values extends Record<string, string>>({
  form,
  submitLabel,
  onCancel,
  children,
  class: className,
}: {
  form: Form<Values>;
  submitLabel: string;
  /** Leaves it unsent, which a dialog offers (`useLeave`). */
  onCancel?: () => void;
  children: ComponentChildren;
  class?: string;
}) {
  return (
    <form ref={form.element} class={className ?? 'stack'} noValidate onSubmit={form.submit}>
      {children}
      <Refused by={{ messages: form.refusals.others }} />
      <div class="acts">
        {onCancel && (
          <Button isBusy={form.isBusy} onClick={onCancel}>
            Cancel
          </Button>
        )}
        <button type="submit" class="primary" aria-disabled={form.isBusy ? 'true' : undefined}>
          {submitLabel}
        </button>
      </div>
    </form>
  );
}

/** Shows something without what was refused of its fields, and nothing where that was all. */
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
