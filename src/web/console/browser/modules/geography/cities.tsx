import { answerOf, api, type Schemas } from '../../api';
import { SelectField, TextField } from '../../kit/forms/fields';
import { changeOf, FormBody, useForm } from '../../kit/forms/form';
import { useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { Part } from '../../kit/page';
import { notify } from '../../kit/actions/toast';
import { useUnsaved } from '../../kit/actions/unsaved';
import { Changeable } from '../../rights';
import { invalidateCities } from '../../shared-reads';
import { textOf } from '../../words';

type City = Schemas['CityRecord'];

const STATUSES: ReadonlyArray<{ value: City['status']; label: string }> = [
  { value: 'live', label: textOf('city.live') },
  { value: 'rollout', label: textOf('city.beingSetUp') },
  { value: 'waitlist', label: textOf('city.waitingList') },
];

/** The cities; their list is fixed. */
export function Cities() {
  const cities = useRead('cities', () => answerOf(api.GET('/api/admin/geo/cities')));
  return (
    <Loaded of={cities} empty={textOf('city.thereAreNoCities')}>
      {(rows) =>
        rows.map((city) => (
          <Changeable key={city.id} to="geo">
            <CityForm city={city} />
          </Changeable>
        ))
      }
    </Loaded>
  );
}

function CityForm({ city: { id, name, state, timeZone, status, subdomain } }: { city: City }) {
  const initial: Record<'status' | 'subdomain', string> = { status, subdomain };
  const form = useForm(initial, async (values, changed) => {
    const body = changeOf({ ...values, status: values.status as City['status'] }, changed);
    await answerOf(api.PUT('/api/admin/geo/cities/{cityId}', { params: { path: { cityId: id } }, body }));
    invalidateCities();
    notify(textOf('intake.isSaved', { name }));
  });
  useUnsaved(form.isUnsaved);
  return (
    <Part title={name}>
      <p class="quiet">
        {state}, {timeZone}
      </p>
      <FormBody form={form} submitLabel={textOf('city.save', { name })} class="row">
        <SelectField form={form} name="status" label={textOf('common.state')} options={STATUSES} />
        <TextField form={form} name="subdomain" label={textOf('city.subdomain')} />
      </FormBody>
    </Part>
  );
}
