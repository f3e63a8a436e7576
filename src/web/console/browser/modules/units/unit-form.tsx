import { type Language, LANGUAGES, textIn } from '../../../../../kernel/languages';
import type { UnitKind } from '../../../../../kernel/units';
import { answerOf, api } from '../../api';
import { useCity } from '../../city';
import { type Option, SelectField, TextField } from '../../kit/forms/fields';
import type { Form } from '../../kit/forms/form';
import { useRead } from '../../kit/reads/hooks';
import { NotRead } from '../../kit/reads/loaded';
import { languageName } from '../../language-names';
import type { Unit } from './unit-calls';
import { textOf } from '../../words';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
type Others = Record<Exclude<Language, 'en'>, string>;
/** The texts of the form. `name` is the English name. */
export type UnitValues = Others & { name: string; kind: string; officialId: string; email: string };

/** What a unit is, in words. */
export const UNIT_KIND_LABELS: Record<UnitKind, string> = {
  department: textOf('units.department'),
  ward_office: textOf('units.wardOffice'),
  contractor: textOf('common.contractor'),
};
const KIND_OPTIONS: Option[] = Object.entries(UNIT_KIND_LABELS).map(([value, label]) => ({ value, label }));

/** The texts of a unit. @param unit undefined: a new one */
export function unitValues(unit?: Unit): UnitValues {
  const { name = '', kind = 'department', officialId = null, email = null } = unit ?? {};
  const inLanguage = (language: Language) => (typeof name === 'string' ? '' : (name[language] ?? ''));
  return {
    ...(Object.fromEntries(OTHERS.map((each) => [each, inLanguage(each)])) as Others),
    name: typeof name === 'string' ? name : inLanguage('en'),
    kind,
    officialId: officialId ?? '',
    email: email ?? '',
  };
}

/** The members of the body that are in the form. A name in English alone is a text. */
export function unitBody(values: UnitValues) {
  const names = Object.fromEntries(
    OTHERS.flatMap((each) => (values[each].trim() === '' ? [] : [[each, values[each]]])),
  );
  const isInOne = Object.keys(names).length === 0;
  return {
    name: isInOne ? values.name : { ...(values.name.trim() !== '' && { en: values.name }), ...names },
    kind: values.kind as UnitKind,
    officialId: values.officialId || null,
    email: values.email.trim() || null,
  };
}

/** What was changed, by the members of the body: each name changes the member `name`. */
export function changedMembers(changed: Partial<UnitValues>): object {
  const isNamed = LANGUAGES.some((each) => each in changed) || 'name' in changed;
  return { ...changed, ...(isNamed && { name: true }) };
}

/** The name of a unit in English, or in the first language that it has. */
export const unitName = ({ name }: Pick<Unit, 'name'>): string => textIn(name);

function useWardOfficers() {
  const city = useCity();
  return useRead(city, () => {
    const query = { cityId: city, designation: 'Ward Officer', limit: 100 };
    return answerOf(api.GET('/api/admin/officials', { params: { query } }));
  });
}

const officerOptions = (officers: ReturnType<typeof useWardOfficers>['data'] = []) =>
  officers.map(({ id, name, ward }) => ({ value: id, label: ward === '' ? name : `${name}, ${ward}` }));

/** The fields of a unit. */
export function UnitFields({ form }: { form: Form<UnitValues> }) {
  const { officialId } = form.values;
  const officers = useWardOfficers();
  const known = officerOptions(officers.data);
  const isOther = officialId !== '' && !known.some(({ value }) => value === officialId);
  return (
    <>
      <TextField form={form} name="name" label={textOf('common.name')} />
      <details>
        <summary>{textOf('units.nameInOtherLanguages')}</summary>
        {OTHERS.map((each) => (
          <TextField key={each} form={form} name={each} label={languageName(each)} />
        ))}
      </details>
      <SelectField form={form} name="kind" label={textOf('common.kind')} options={KIND_OPTIONS} />
      <NotRead of={officers} />
      <SelectField
        form={form}
        name="officialId"
        label={textOf('common.official')}
        hint={textOf('units.issuesAssignedToThis')}
        options={[
          { value: '', label: textOf('units.none2') },
          ...(isOther ? [{ value: officialId, label: textOf('units.thePresentOne') }] : []),
          ...known,
        ]}
      />
      <TextField
        form={form}
        name="email"
        label={textOf('common.email')}
        hint={textOf('units.optional')}
        type="email"
      />
    </>
  );
}
