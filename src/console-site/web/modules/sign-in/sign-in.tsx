import { answerOf, api } from '../../api';
import { TextField } from '../../kit/fields';
import { FormBody, useForm } from '../../kit/form';
import { beginSession } from '../../session';

/** Asks who somebody is, and begins a session. */
export function SignInForm() {
  const form = useForm({ email: '', password: '' }, async (body) => {
    const { admin } = await answerOf(api.POST('/api/admin/auth/login', { body }));
    beginSession(admin);
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
        required
      />
    </FormBody>
  );
}
