import type { CategorySlug } from '../../../../../kernel/categories';
import type { CitySlug } from '../../../../../kernel/cities';
import type { Priority } from '../../../../../kernel/priorities';
import { answerOf, api } from '../../api';
import { useCity } from '../../city';
import { SelectField, TextField } from '../../kit/forms/fields';
import { type Form, FormBody, requiredWholeNumber, useForm } from '../../kit/forms/form';
import { useRead } from '../../kit/reads/hooks';
import { NotRead } from '../../kit/reads/loaded';
import { Part } from '../../kit/page';
import { notify } from '../../kit/actions/toast';
import { useUnsaved } from '../../kit/actions/unsaved';
import { CATEGORY_OPTIONS, PRIORITY_OPTIONS } from '../../names';
import { readWards } from '../../shared-reads';
import { wardOptions } from '../geography/ward-options';
import { textOf } from '../../words';

const ANY = { value: '', label: textOf('common.any') };
const THIS_CITY = 'city';
const EMPTY = {
  cityId: THIS_CITY,
  category: '',
  priority: '',
  ward: '',
  hours: '',
  clock: 'calendar',
  sourceUrl: '',
};

type Values = typeof EMPTY;

/** The body of a new policy. @throws Refusal if the hours are not a whole number */
function policyOf(values: Values, city: CitySlug) {
  const hours = requiredWholeNumber('hours', values.hours);
  const isOfCity = values.cityId === THIS_CITY;
  return {
    cityId: isOfCity ? city : null,
    category: (values.category || null) as CategorySlug | null,
    priority: (values.priority || null) as Priority | null,
    ward: (isOfCity && values.ward) || null,
    hours,
    clock: values.clock as 'calendar' | 'working',
    sourceUrl: values.sourceUrl.trim() || null,
  };
}

/** Adds a policy, which is in force at once. */
export function NewPolicy({ reload }: { reload: () => Promise<void> }) {
  const city = useCity();
  const form = useForm(EMPTY, async (values) => {
    const body = policyOf(values, city);
    await answerOf(api.POST('/api/admin/due-dates/policies', { body }));
    notify(textOf('city.thePolicyIsIn'));
    form.renew(EMPTY);
    await reload();
  });
  useUnsaved(form.isUnsaved);
  return (
    <Part title={textOf('city.addAPolicy')}>
      <p>{textOf('city.itReplacesThePolicy')}</p>
      <FormBody form={form} submitLabel={textOf('city.addThePolicy')}>
        <Scope form={form} />
        <Terms form={form} />
      </FormBody>
    </Part>
  );
}

const CITIES = [
  { value: THIS_CITY, label: textOf('city.thisCity') },
  { value: 'all', label: textOf('common.allCities') },
];

/** The issues the policy applies to. */
function Scope({ form }: { form: Form<Values> }) {
  const city = useCity();
  const wards = useRead(city, () => readWards(city));
  return (
    <>
      <SelectField form={form} name="cityId" label={textOf('common.cities')} options={CITIES} />
      <SelectField
        form={form}
        name="category"
        label={textOf('common.category')}
        options={[ANY, ...CATEGORY_OPTIONS]}
      />
      <SelectField
        form={form}
        name="priority"
        label={textOf('common.priority')}
        options={[ANY, ...PRIORITY_OPTIONS]}
      />
      {/* A ward belongs to one city. */}
      {form.values.cityId === THIS_CITY && (
        <>
          <NotRead of={wards} />
          <SelectField
            form={form}
            name="ward"
            label={textOf('common.ward')}
            options={wardOptions(textOf('common.any'), wards.data)}
          />
        </>
      )}
    </>
  );
}

/** The hours, the clock, and the source. */
function Terms({ form }: { form: Form<Values> }) {
  return (
    <>
      <TextField
        form={form}
        name="hours"
        label={textOf('city.hours')}
        hint={textOf('city.1To8760')}
        inputMode="numeric"
      />
      <SelectField
        form={form}
        name="clock"
        label={textOf('city.whichHoursCount')}
        options={[
          { value: 'calendar', label: textOf('city.allHours') },
          { value: 'working', label: textOf('city.workingHoursOfThe') },
        ]}
      />
      <TextField
        form={form}
        name="sourceUrl"
        label={textOf('city.whereItWasPublished')}
        hint={textOf('city.aWebAddressThat')}
      />
    </>
  );
}
