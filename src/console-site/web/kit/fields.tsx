import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { Form } from './form';

interface FieldProps<Values extends Record<string, string>> {
  form: Form<Values>;
  name: keyof Values & string;
  label: string;
  hint?: string;
}

/** The label of a field, what is said of it, and why it was refused. */
function Labelled({
  id,
  label,
  hint,
  refusal,
  children,
}: {
  id: string;
  label: string;
  hint?: string | undefined;
  refusal: string | undefined;
  children: ComponentChildren;
}) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {refusal && (
        <p class="problem" id={`${id}-problem`}>
          {refusal}
        </p>
      )}
    </div>
  );
}

/** What a field carries for assistive technology. */
function described(id: string, hint: string | undefined, refusal: string | undefined) {
  const ids = [hint && `${id}-hint`, refusal && `${id}-problem`].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': ids || undefined,
    'aria-invalid': refusal ? ('true' as const) : undefined,
  };
}

/** A line of text. */
export function TextField<Values extends Record<string, string>>({
  form,
  name,
  label,
  hint,
  ...input
}: FieldProps<Values> & {
  type?: 'text' | 'email' | 'password' | 'date' | 'time' | 'number' | 'datetime-local';
  autoComplete?: string;
  required?: boolean;
  readOnly?: boolean;
}) {
  const id = useId();
  const refusal = form.refusals.byField[name];
  return (
    <Labelled id={id} label={label} hint={hint} refusal={refusal}>
      <input
        // Preact's types have one kind of input for each type: this stands for all of them.
        {...(input as { type?: 'text' })}
        {...described(id, hint, refusal)}
        name={name}
        value={form.values[name]}
        onInput={(event) => form.set(name, event.currentTarget.value)}
      />
    </Labelled>
  );
}

/** Several lines of text. */
export function TextArea<Values extends Record<string, string>>({
  form,
  name,
  label,
  hint,
  rows = 4,
}: FieldProps<Values> & { rows?: number }) {
  const id = useId();
  const refusal = form.refusals.byField[name];
  return (
    <Labelled id={id} label={label} hint={hint} refusal={refusal}>
      <textarea
        {...described(id, hint, refusal)}
        name={name}
        rows={rows}
        value={form.values[name]}
        onInput={(event) => form.set(name, event.currentTarget.value)}
      />
    </Labelled>
  );
}

export interface Option {
  value: string;
  label: string;
}

/** A choice of a form. */
export function SelectField<Values extends Record<string, string>>({
  form,
  name,
  label,
  hint,
  options,
}: FieldProps<Values> & { options: readonly Option[] }) {
  const id = useId();
  const refusal = form.refusals.byField[name];
  return (
    <Labelled id={id} label={label} hint={hint} refusal={refusal}>
      <select
        {...described(id, hint, refusal)}
        name={name}
        value={form.values[name]}
        onChange={(event) => form.set(name, event.currentTarget.value)}
      >
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

/** A choice that counts at once, such as a filter. */
export function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A box to tick that counts at once. */
export function Tick({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label class="tick">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  );
}
