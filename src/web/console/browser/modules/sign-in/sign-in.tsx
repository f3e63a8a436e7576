import { answerOf, api } from '../../api';
import { TextField } from '../../kit/forms/fields';
import { FormBody, useForm } from '../../kit/forms/form';
import { beginSession, session } from '../../session';

/** Asks for email and password, and begins a session. Somebody whose session expired only enters the password. */
export function SignInForm() {
  const email = session.get().admin?.email ?? '';
  const form = useForm({ email, password: '' }, async (body) => {
    const { admin, ...rights } = await answerOf(api.POST('/api/admin/auth/login', { body }));
    beginSession(admin, rights);
  });
  return (
    <FormBody form={form} submitLabel="Sign in">
      <TextField form={form} name="email" label="Email" type="email" autoComplete="username" required />
      <TextField
        form={form}
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        autoFocus={email !== ''}
        required
      />
    </FormBody>
  );
}
