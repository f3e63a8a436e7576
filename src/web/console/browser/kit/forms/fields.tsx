import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { FieldFrame } from '../../../../kit/field-frame';
import { inWordsOf, type Refusal, sortRefusal } from '../../refusal';
import type { Form } from './form';

interface FieldProps<Values extends Record<string, string>> {
  form: Form<Values>;
  name: keyof Values & string;
  label: string;
  hint?: string;
}

/** Why a field was refused, with the label of the field in place of its name. */
export function problemOf<Values extends Record<string, string>>(
  { refusals }: Form<Values>,
  name: string,
  label: string,
): string | undefined {
  const message = refusals.byField[name];
  return message === undefined ? undefined : inWordsOf(message, name, label);
}

/** A text input of one line. */
export function TextField<Values extends Record<string, string>>({
  form,
  name,
  label,
  hint,
  ...input
}: FieldProps<Values> & {
  /** Not `number`: browsers hand out no text that is not a number, so that it would be lost without a word. */
  type?: 'text' | 'email' | 'password' | 'date' | 'time' | 'datetime-local';
  inputMode?: 'numeric';
  autoComplete?: string;
  /** Gets the focus when its dialog opens. */
  autoFocus?: boolean;
  required?: boolean;
  readOnly?: boolean;
}) {
  return (
    <FieldFrame id={useId()} label={label} hint={hint} problem={problemOf(form, name, label)}>
      {(described) => (
        <input
          // Preact has a separate type for each input type. This cast covers all of them.
          {...(input as { type?: 'text' })}
          {...described}
          dir="auto"
          name={name}
          value={form.values[name]}
          onInput={(event) => form.set(name, event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}

/** A text input of several lines. */
export function TextArea<Values extends Record<string, string>>({
  form,
  name,
  label,
  hint,
  rows = 4,
}: FieldProps<Values> & { rows?: number }) {
  return (
    <FieldFrame id={useId()} label={label} hint={hint} problem={problemOf(form, name, label)}>
      {(described) => (
        <textarea
          {...described}
          dir="auto"
          name={name}
          rows={rows}
          value={form.values[name]}
          onInput={(event) => form.set(name, event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}

export interface Option {
  value: string;
  label: string;
}

/** A select field of a form. */
export function SelectField<Values extends Record<string, string>>({
  form,
  name,
  label,
  hint,
  options,
}: FieldProps<Values> & { options: ChoiceProps['options'] }) {
  return (
    <FieldFrame id={useId()} label={label} hint={hint} problem={problemOf(form, name, label)}>
      {(described) => (
        <select
          {...described}
          name={name}
          value={form.values[name]}
          onChange={(event) => form.set(name, event.currentTarget.value)}
        >
          {grouped(options)}
        </select>
      )}
    </FieldFrame>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  /** Options of one group follow each other. */
  options: ReadonlyArray<Option & { group?: string }>;
  name?: string;
  onChange: (value: string) => void;
}

/** A select field that takes effect at once, such as a filter. */
export function Choice({ label, value, options, name, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={({ currentTarget: select }) => {
          onChange(select.value);
          // The change may need a confirmation first, so the field shows the current value until the value has changed.
          select.value = value;
        }}
      >
        {grouped(options)}
      </select>
    </div>
  );
}

/** Options, those of a group below its name. */
function grouped(options: ChoiceProps['options']): ComponentChildren {
  const ungrouped = options.filter(({ group }) => group === undefined);
  const groups = new Set(options.flatMap(({ group }) => group ?? []));
  const optionOf = ({ value, label }: Option) => (
    <option key={value} value={value}>
      {label}
    </option>
  );
  return (
    <>
      {ungrouped.map(optionOf)}
      {[...groups].map((group) => (
        <optgroup key={group} label={group}>
          {options.filter((option) => option.group === group).map(optionOf)}
        </optgroup>
      ))}
    </>
  );
}

/** The name of the file in the messages of the service. */
export const FILE = 'file';

/** A field to choose a file, with why the service refused the file. @param onChange receives undefined for no file */
export function FileField({
  label,
  accept,
  refusal,
  onChange,
}: {
  label: string;
  accept: string;
  refusal: Refusal | undefined;
  onChange: (file: File | undefined) => void;
}) {
  const chosen = useRef<File | undefined>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const message = refusal && sortRefusal(refusal, [FILE]).byField[FILE];
  // With the focus, screen readers announce why it was refused. Each refusal is a new object.
  useEffect(() => {
    if (message !== undefined) field.current?.focus();
  }, [refusal]);
  const problem = message === undefined ? undefined : inWordsOf(message, FILE, label);
  return (
    <FieldFrame id={useId()} label={label} problem={problem}>
      {(described) => (
        <input
          {...described}
          ref={field}
          type="file"
          accept={accept}
          onClick={({ currentTarget: input }) => {
            // The user may choose the same file again after correcting it. The browser reports that as a change only if
            // the field is empty.
            input.value = '';
          }}
          onCancel={({ currentTarget: input }) => {
            // If the user cancels, the field keeps the previous file.
            if (chosen.current) input.files = listOf(chosen.current);
          }}
          onChange={({ currentTarget: input }) => onChange((chosen.current = input.files?.[0]))}
        />
      )}
    </FieldFrame>
  );
}

/** A list of one file. The files of an input can be set only with such a list. */
function listOf(file: File): FileList {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer.files;
}

/** A checkbox that takes effect at once. */
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
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget: box }) => {
          onChange(box.checked);
          // The change may happen later or not at all, so the checkbox shows the current value until it has changed.
          box.checked = checked;
        }}
      />
      {label}
    </label>
  );
}

/** A group of checkboxes. @param problem why the selection was refused */
export function Ticks({
  legend,
  problem,
  children,
}: {
  legend: string;
  problem: string | undefined;
  children: ComponentChildren;
}) {
  const id = useId();
  return (
    <fieldset class={problem && 'refused'} aria-describedby={problem && id}>
      <legend>{legend}</legend>
      {problem && (
        <p class="error" id={id}>
          {problem}
        </p>
      )}
      {children}
    </fieldset>
  );
}
