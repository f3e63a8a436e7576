import { useCity } from '../../city';
import { holderOptions } from '../../holders';
import { SelectField, TextArea } from '../../kit/forms/fields';
import type { Form } from '../../kit/forms/form';
import { NotRead } from '../../kit/reads/loaded';
import { useUnits } from '../../use-units';
import { ACT_OPTIONS, LISTED } from './bulk-acts';

/** The texts of the form: an act, its value by kind, and to which issues it applies. */
export type BulkTexts = Record<'of' | 'act' | 'holder' | 'listed' | 'note', string>;

/** The value of the chosen act. */
export function valueOf({ act, holder, listed, note }: BulkTexts): string {
  if (act === 'assign') return holder;
  return act === 'note' ? note : listed;
}

/** The fields of an act on many issues. */
export function BulkFields({ form }: { form: Form<BulkTexts> }) {
  const { act } = form.values;
  const listed = LISTED[act];
  return (
    <>
      <SelectField form={form} name="act" label="What to do" options={ACT_OPTIONS} />
      {act === 'assign' && <HolderField form={form} />}
      {listed && (
        <SelectField
          form={form}
          name="listed"
          label={listed.label}
          options={[{ value: '', label: 'Choose' }, ...listed.options]}
        />
      )}
      {act === 'note' && (
        <TextArea
          form={form}
          name="note"
          label="Note"
          hint="Only city staff see it, on each of the issues."
        />
      )}
      {act === 'ask_photo' && (
        <p class="hint">
          Everybody sees the question, in the language of the reporter where it is known. It cannot be taken
          back.
        </p>
      )}
    </>
  );
}

function HolderField({ form }: { form: Form<BulkTexts> }) {
  const units = useUnits(useCity());
  return (
    <>
      <SelectField
        form={form}
        name="holder"
        label="Unit or person"
        options={holderOptions(units.data ?? [], null)}
      />
      <NotRead of={units} />
    </>
  );
}
