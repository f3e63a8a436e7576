import { useState } from 'preact/hooks';
import { answerOf, api } from '../../api';
import { TextField } from '../../kit/forms/fields';
import { FormBody, useForm } from '../../kit/forms/form';
import { hrefOf, usePlace } from '../../router';
import { partsOf, textOf } from '../../words';

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
        {partsOf('shell.theAccountOfIs', {
          name,
          link: <a href={hrefOf('')}>{textOf('shell.continueToTheConsole')}</a>,
        })}
      </p>
    );
  return (
    <FormBody form={form} submitLabel={textOf('shell.acceptTheInvitation')}>
      <TextField
        form={form}
        name="token"
        label={textOf('shell.invitationToken')}
        autoComplete="off"
        required
      />
      <TextField
        form={form}
        name="password"
        label={textOf('shell.newPassword')}
        hint={textOf('shell.passwordRule')}
        type="password"
        autoComplete="new-password"
        required
      />
    </FormBody>
  );
}
