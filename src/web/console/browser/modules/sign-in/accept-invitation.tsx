import { useState } from 'preact/hooks';
import { answerOf, api } from '../../api';
import { TextField } from '../../kit/forms/fields';
import { FormBody, useForm } from '../../kit/forms/form';
import { hrefOf, usePlace } from '../../router';

/** Creates the account of an invitation. The token is in the link. */
export function AcceptInvitation() {
  const { query } = usePlace();
  const [name, setName] = useState<string>();
  const form = useForm({ token: query.get('token') ?? '', password: '' }, async (body) => {
    const { admin } = await answerOf(api.POST('/api/admin/auth/accept-invite', { body }));
    setName(admin.name);
  });
  if (name !== undefined)
    return (
      <p role="status">
        The account of {name} is made. <a href={hrefOf('')}>Continue to the console</a>
      </p>
    );
  return (
    <FormBody form={form} submitLabel="Accept the invitation">
      <TextField form={form} name="token" label="Invitation token" autoComplete="off" required />
      <TextField
        form={form}
        name="password"
        label="New password"
        hint="12 to 200 characters, not a common password"
        type="password"
        autoComplete="new-password"
        required
      />
    </FormBody>
  );
}
