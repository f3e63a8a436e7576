import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Refusal, refusalOf, type SortedRefusal, sortRefusal } from '../refusal';
import { Refused } from './refused';

const NONE: SortedRefusal = { byField: {}, others: [] };

export interface Form<Values extends Record<string, string>> {
  values: Values;
  refusals: SortedRefusal;
  isBusy: boolean;
  set: (name: keyof Values & string, value: string) => void;
  /** Begins anew with these values. */
  reset: (values: Values) => void;
  submit: (event: Event) => void;
}

/**
 * The texts of a form, and sending them.
 * @param send throws what the service refuses, which is then shown beside the fields
 */
export function useForm<Values extends Record<string, string>>(
  initial: Values,
  send: (values: Values) => Promise<void>,
): Form<Values> {
  const [values, setValues] = useState(initial);
  const [refusals, setRefusals] = useState(NONE);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement | null>(null);
  async function run(): Promise<void> {
    setBusy(true);
    try {
      await send(values);
      setRefusals(NONE);
    } catch (thrown) {
      setRefusals(sortRefusal(refusalOf(thrown), Object.keys(values)));
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    } finally {
      setBusy(false);
    }
  }
  return {
    values,
    refusals,
    isBusy,
    set: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    reset: (next) => {
      setValues(next);
      setRefusals(NONE);
    },
    submit: (event) => {
      event.preventDefault();
      form.current = event.currentTarget as HTMLFormElement;
      if (!isBusy) void run();
    },
  };
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
  children,
  class: className,
}: {
  form: Form<Values>;
  submitLabel: string;
  children: ComponentChildren;
  class?: string;
}) {
  return (
    <form class={className ?? 'stack'} noValidate onSubmit={form.submit}>
      {children}
      <Refused by={{ messages: form.refusals.others }} />
      <div class="acts">
        <button type="submit" class="primary" aria-disabled={form.isBusy ? 'true' : undefined}>
          {submitLabel}
        </button>
      </div>
    </form>
  );
}
