import { useCity } from '../../city';
import { holderOptions } from '../../holders';
import { type Option, SelectField, TextArea } from '../../kit/forms/fields';
import type { Form } from '../../kit/forms/form';
import { NotRead } from '../../kit/reads/loaded';
import { useUnits } from '../../use-units';
import { LISTED } from './bulk-acts';
import { textOf } from '../../words';

/** The texts of the form: an act, its value by kind, and to which issues it applies. */
export type BulkTexts = Record<'of' | 'act' | 'holder' | 'listed' | 'note', string>;

/** The value of the chosen act. */
export function valueOf({ act, holder, listed, note }: BulkTexts): string {
  if (act === 'assign') return holder;
  return act === 'note' ? note : listed;
}

/** The fields of an act on many issues. @param acts those that are offered */
export function BulkFields({ form, acts }: { form: Form<BulkTexts>; acts: readonly Option[] }) {
  const { act } = form.values;
  const listed = LISTED[act];
  return (
    <>
      <SelectField form={form} name="act" label={textOf('bulk.whatToDo')} options={acts} />
      {act === 'assign' && <HolderField form={form} />}
      {listed && (
        <SelectField
          form={form}
          name="listed"
          label={listed.label}
          options={[{ value: '', label: textOf('common.choose2') }, ...listed.options]}
        />
      )}
      {act === 'note' && (
        <TextArea
          form={form}
          name="note"
          label={textOf('common.note')}
          hint={textOf('bulk.onlyCityStaffSee')}
        />
      )}
      {act === 'ask_photo' && <p class="hint">{textOf('bulk.everybodySeesTheQuestion')}</p>}
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
        label={textOf('bulk.unitOrPerson')}
        options={holderOptions(units.data ?? [], null)}
      />
      <NotRead of={units} />
    </>
  );
}
