import { type Intake, INTAKES } from '../../../../../kernel/intakes';
import { LANGUAGES } from '../../../../../kernel/languages';
import type { Schemas } from '../../api';
import { type Option, SelectField, TextArea, TextField } from '../../kit/forms/fields';
import type { Form } from '../../kit/forms/form';
import { languageName } from '../../language-names';
import { CATEGORY_OPTIONS, PRIORITY_OPTIONS } from '../../names';
import { textOf } from '../../words';

/** The texts of a report, by the names of the members of its body. */
export const EMPTY = {
  intake: 'phone',
  category: '',
  title: '',
  description: '',
  pincode: '',
  'location.address': '',
  priority: 'medium',
  'contact.name': '',
  'contact.phone': '',
  'contact.email': '',
  'contact.language': '',
};
export type IntakeValues = typeof EMPTY;

const INTAKE_LABELS: Record<Intake, string> = {
  phone: textOf('intake.byPhone'),
  counter: textOf('intake.atTheCounter'),
  letter: textOf('intake.byLetter'),
};
const INTAKE_OPTIONS: Option[] = INTAKES.map((value) => ({ value, label: INTAKE_LABELS[value] }));
const LANGUAGE_OPTIONS: Option[] = [
  { value: '', label: textOf('intake.notKnown2') },
  ...LANGUAGES.map((value) => ({ value, label: languageName(value) })),
];

/** An object of the members that have a text; undefined without any. */
function filled<Name extends string>(
  members: Record<Name, string>,
): Partial<Record<Name, string>> | undefined {
  const texts = Object.entries<string>(members).flatMap(([name, text]) =>
    text.trim() === '' ? [] : [[name, text.trim()]],
  );
  return texts.length === 0 ? undefined : (Object.fromEntries(texts) as Partial<Record<Name, string>>);
}

/** The body of a report. @param more the photos, or the issue that is the same */
export function intakeBody(
  cityId: Schemas['CitySlug'],
  values: IntakeValues,
  more: Pick<Schemas['NewIntake'], 'mediaIds' | 'sameAs'>,
): Schemas['NewIntake'] {
  const { intake, category, title, description, priority, pincode } = values;
  const location = filled({ address: values['location.address'] });
  const contact = filled({
    name: values['contact.name'],
    phone: values['contact.phone'],
    email: values['contact.email'],
    language: values['contact.language'],
  });
  return {
    ...{ cityId, title, description, ...more },
    intake: intake as Intake,
    category: category as Schemas['CategorySlug'],
    priority: priority as Schemas['Priority'],
    ...(pincode.trim() !== '' && { pincode: pincode.trim() }),
    ...(location && { location }),
    ...(contact && { contact: contact as Schemas['IntakeContact'] }),
  };
}

/** What is broken, and where. */
export function ReportFields({ form }: { form: Form<IntakeValues> }) {
  return (
    <>
      <SelectField form={form} name="intake" label={textOf('intake.howItCame')} options={INTAKE_OPTIONS} />
      <SelectField
        form={form}
        name="category"
        label={textOf('common.category')}
        options={[{ value: '', label: textOf('intake.chooseOne') }, ...CATEGORY_OPTIONS]}
      />
      <TextField
        form={form}
        name="title"
        label={textOf('common.title')}
        hint={textOf('intake.10To200Characters')}
      />
      <TextArea
        form={form}
        name="description"
        label={textOf('intake.description')}
        hint={textOf('intake.20To2000')}
        rows={3}
      />
      <TextField
        form={form}
        name="pincode"
        label={textOf('common.pincode')}
        inputMode="numeric"
        hint={textOf('intake.orAnAddressOr')}
      />
      <TextField form={form} name="location.address" label={textOf('intake.address2')} />
      <SelectField form={form} name="priority" label={textOf('common.priority')} options={PRIORITY_OPTIONS} />
    </>
  );
}

/** Who reports it. */
export function ContactFields({ form }: { form: Form<IntakeValues> }) {
  return (
    <>
      <p class="hint">{textOf('intake.everythingHereIsOptional')}</p>
      <TextField form={form} name="contact.name" label={textOf('common.name')} autoComplete="off" />
      <TextField form={form} name="contact.phone" label={textOf('common.phone')} autoComplete="off" />
      <TextField
        form={form}
        name="contact.email"
        label={textOf('common.email')}
        type="email"
        autoComplete="off"
      />
      <SelectField
        form={form}
        name="contact.language"
        label={textOf('shell.language')}
        options={LANGUAGE_OPTIONS}
      />
    </>
  );
}
