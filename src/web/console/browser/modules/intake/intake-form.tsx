import { type Intake, INTAKES } from '../../../../../kernel/intakes';
import { LANGUAGES } from '../../../../../kernel/languages';
import type { Schemas } from '../../api';
import { type Option, SelectField, TextArea, TextField } from '../../kit/forms/fields';
import type { Form } from '../../kit/forms/form';
import { languageName } from '../../language-names';
import { CATEGORY_OPTIONS, PRIORITY_OPTIONS } from '../../names';

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
  phone: 'By phone',
  counter: 'At the counter',
  letter: 'By letter',
};
const INTAKE_OPTIONS: Option[] = INTAKES.map((value) => ({ value, label: INTAKE_LABELS[value] }));
const LANGUAGE_OPTIONS: Option[] = [
  { value: '', label: 'Not known' },
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
      <SelectField form={form} name="intake" label="How it came" options={INTAKE_OPTIONS} />
      <SelectField
        form={form}
        name="category"
        label="Category"
        options={[{ value: '', label: 'Choose one' }, ...CATEGORY_OPTIONS]}
      />
      <TextField form={form} name="title" label="Title" hint="10 to 200 characters" />
      <TextArea form={form} name="description" label="Description" hint="20 to 2,000 characters" rows={3} />
      <TextField
        form={form}
        name="pincode"
        label="Pincode"
        inputMode="numeric"
        hint="Or an address, or both"
      />
      <TextField form={form} name="location.address" label="Address" />
      <SelectField form={form} name="priority" label="Priority" options={PRIORITY_OPTIONS} />
    </>
  );
}

/** Who reports it. */
export function ContactFields({ form }: { form: Form<IntakeValues> }) {
  return (
    <>
      <p class="hint">
        Everything here is optional, and nobody sees it afterwards. An email address is asked whether it wants
        to follow the issue.
      </p>
      <TextField form={form} name="contact.name" label="Name" autoComplete="off" />
      <TextField form={form} name="contact.phone" label="Phone" autoComplete="off" />
      <TextField form={form} name="contact.email" label="Email" type="email" autoComplete="off" />
      <SelectField form={form} name="contact.language" label="Language" options={LANGUAGE_OPTIONS} />
    </>
  );
}
