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

const ANY = { value: '', label: 'Any' };
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
    notify('The policy is in force');
    form.renew(EMPTY);
    await reload();
  });
  useUnsaved(form.isUnsaved);
  return (
    <Part title="Add a policy">
      <p>It replaces the policy for the same issues, for reports from now on.</p>
      <FormBody form={form} submitLabel="Add the policy">
        <Scope form={form} />
        <Terms form={form} />
      </FormBody>
    </Part>
  );
}

/** The issues the policy applies to. */
function Scope({ form }: { form: Form<Values> }) {
  const city = useCity();
  const wards = useRead(city, () => readWards(city));
  return (
    <>
      <SelectField
        form={form}
        name="cityId"
        label="Cities"
        options={[
          { value: THIS_CITY, label: 'This city' },
          { value: 'all', label: 'All cities' },
        ]}
      />
      <SelectField form={form} name="category" label="Category" options={[ANY, ...CATEGORY_OPTIONS]} />
      <SelectField form={form} name="priority" label="Priority" options={[ANY, ...PRIORITY_OPTIONS]} />
      {/* A ward belongs to one city. */}
      {form.values.cityId === THIS_CITY && (
        <>
          <NotRead of={wards} />
          <SelectField form={form} name="ward" label="Ward" options={wardOptions('Any', wards.data)} />
        </>
      )}
    </>
  );
}

/** The hours, the clock, and the source. */
function Terms({ form }: { form: Form<Values> }) {
  return (
    <>
      <TextField form={form} name="hours" label="Hours" hint="1 to 8,760" inputMode="numeric" />
      <SelectField
        form={form}
        name="clock"
        label="Which hours count"
        options={[
          { value: 'calendar', label: 'All hours' },
          { value: 'working', label: 'Working hours of the city' },
        ]}
      />
      <TextField
        form={form}
        name="sourceUrl"
        label="Where it was published"
        hint="A web address that is shown to citizens (optional)"
      />
    </>
  );
}
