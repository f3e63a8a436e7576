import { useState } from 'preact/hooks';
import { CITY_SLUGS, type CitySlug } from '../../../../kernel/cities';
import { answerOf, api, type Schemas } from '../../api';
import { SelectField, TextField, Tick } from '../../kit/fields';
import { FormBody, useForm } from '../../kit/form';
import { momentOf } from '../../kit/format';
import { hrefOf } from '../../router';

const ROLES: ReadonlyArray<{ value: Schemas['ConsoleRoleName']; label: string }> = [
  { value: 'super_admin', label: 'Super admin' },
  { value: 'city_admin', label: 'City admin' },
  { value: 'reviewer', label: 'Reviewer' },
  { value: 'auditor', label: 'Auditor' },
];
const EMPTY = { email: '', name: '', role: 'reviewer', cityScope: '' };

/** Invites somebody. The link is shown once: nothing is sent by the service. */
export function Invite() {
  const [cities, setCities] = useState<readonly CitySlug[]>([]);
  const [invited, setInvited] = useState<Schemas['Invited']>();
  const form = useForm(EMPTY, async ({ email, name, role }) => {
    setInvited(undefined);
    const body = {
      email,
      name,
      role: role as Schemas['ConsoleRoleName'],
      cityScope: cities.length === 0 ? null : [...cities],
    };
    setInvited(await answerOf(api.POST('/api/admin/access/invite', { body })));
    form.reset(EMPTY);
    setCities([]);
  });
  return (
    <>
      <FormBody form={form} submitLabel="Invite">
        <TextField form={form} name="email" label="Email of the new account" type="email" />
        <TextField form={form} name="name" label="Name" />
        <SelectField form={form} name="role" label="Role" options={ROLES} />
        <fieldset>
          <legend>Cities (none ticked: all)</legend>
          {CITY_SLUGS.map((city) => (
            <Tick
              key={city}
              label={city}
              checked={cities.includes(city)}
              onChange={(on) => setCities(on ? [...cities, city] : cities.filter((each) => each !== city))}
            />
          ))}
        </fieldset>
      </FormBody>
      {invited && <Link invited={invited} />}
    </>
  );
}

function Link({ invited: { token, expiresAt } }: { invited: Schemas['Invited'] }) {
  const link = location.origin + hrefOf('/accept-invitation', { token });
  return (
    <section role="status">
      <h2>Send this link</h2>
      <p>It is shown only here, works once, and until {momentOf(expiresAt)}. The service does not send it.</p>
      <p>
        <code>{link}</code>
      </p>
      <button type="button" onClick={() => void navigator.clipboard.writeText(link)}>
        Copy the link
      </button>
    </section>
  );
}
