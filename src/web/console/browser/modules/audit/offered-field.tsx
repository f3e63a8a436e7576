import { useId } from 'preact/hooks';
import { FieldFrame } from '../../../../kit/field-frame';
import { problemOf } from '../../kit/forms/fields';
import type { Form } from '../../kit/forms/form';

/** A text field for which the browser suggests matching values; any other text is allowed. */
export function OfferedField<Values extends Record<string, string>>({
  form,
  name,
  label,
  offered,
}: {
  form: Form<Values>;
  name: keyof Values & string;
  label: string;
  offered: readonly string[];
}) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} problem={problemOf(form, name, label)}>
      {(described) => (
        <>
          <input
            {...described}
            dir="auto"
            name={name}
            list={`${id}-offered`}
            autoComplete="off"
            value={form.values[name]}
            onInput={(event) => form.set(name, event.currentTarget.value)}
          />
          <datalist id={`${id}-offered`}>
            {offered.map((value) => (
              <option key={value} value={value} />
            ))}
          </datalist>
        </>
      )}
    </FieldFrame>
  );
}
