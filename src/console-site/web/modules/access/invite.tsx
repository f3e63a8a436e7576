import { useState } from 'preact/hooks';
import type { CitySlug } from '../../../../kernel/cities';
import { answerOf, api, type Schemas } from '../../api';
import { SelectField, TextField } from '../../kit/fields';
import { FormBody, useForm } from '../../kit/form';
import { momentOf } from '../../kit/format';
import { hrefOf } from '../../router';
import { CitiesChoice, cityScopeOf } from './cities-choice';
import { ROLE_LABELS } from './roles';
import { ShownOnce } from './shown-once';

const ROLES = Object.entries(ROLE_LABELS).map(([value, label]) => ({ value, label }));
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
      cityScope: cityScopeOf(cities),
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
        <CitiesChoice cities={cities} onChange={setCities} />
      </FormBody>
      {invited && <Link invited={invited} />}
    </>
  );
}

function Link({ invited: { token, expiresAt } }: { invited: Schemas['Invited'] }) {
  const link = location.origin + hrefOf('/accept-invitation', { token });
  return (
    <ShownOnce title="Send this link" noun="link" secret={link}>
      <p>It is shown only here, works once, and until {momentOf(expiresAt)}. The service does not send it.</p>
    </ShownOnce>
  );
}
