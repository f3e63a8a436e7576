import { useEffect, useState } from 'preact/hooks';
import { CODE_REQUIRED } from '../../../../../kernel/console';
import { answerOf, api } from '../../api';
import { TextField } from '../../kit/forms/fields';
import { FormBody, useForm } from '../../kit/forms/form';
import { useRead } from '../../kit/reads/hooks';
import { refusalOf } from '../../refusal';
import { beginSession, session } from '../../session';
import { textOf } from '../../words';

/** Begins a session. @returns the form, and whether the account has a second factor, so that a code is asked for */
function useSignIn(email: string) {
  const [isCodeWanted, setCodeWanted] = useState(false);
  const form = useForm({ email, password: '', code: '' }, async ({ code, ...credentials }) => {
    const body = { ...credentials, ...(code.trim() !== '' && { code }) };
    try {
      const { admin, ...rights } = await answerOf(api.POST('/api/admin/auth/login', { body }));
      beginSession(admin, rights);
    } catch (thrown) {
      const refusal = refusalOf(thrown);
      if (isCodeWanted || refusal.message !== CODE_REQUIRED) throw refusal;
      setCodeWanted(true);
    }
  });
  useEffect(() => {
    if (isCodeWanted) form.element.current?.querySelector<HTMLElement>('[name="code"]')?.focus();
  }, [isCodeWanted]);
  return { form, isCodeWanted };
}

/** The ways to sign in here: through the identity provider, with a password, or both. */
export function SignIn() {
  const methods = useRead('sign-in methods', () => answerOf(api.GET('/api/admin/auth/methods')));
  const { password = true, provider = false } = methods.data ?? {};
  return (
    <>
      {provider && <ThroughProvider />}
      {provider && password && <p class="quiet">{textOf('provider.orWithAPassword')}</p>}
      {password && <PasswordForm />}
    </>
  );
}

/** Leads to the identity provider, and back to this page. */
function ThroughProvider() {
  const next = window.location.pathname + window.location.search;
  return (
    <p>
      <a class="button" href={`/api/admin/auth/oidc?next=${encodeURIComponent(next)}`}>
        {textOf('provider.signIn')}
      </a>
    </p>
  );
}

/** Asks for email and password, then for a code. Somebody whose session expired only enters the password. */
function PasswordForm() {
  const email = session.get().admin?.email ?? '';
  const { form, isCodeWanted } = useSignIn(email);
  return (
    <FormBody form={form} submitLabel={textOf('shell.signIn')}>
      <TextField
        form={form}
        name="email"
        label={textOf('common.email')}
        type="email"
        autoComplete="username"
        required
      />
      <TextField
        form={form}
        name="password"
        label={textOf('shell.password')}
        type="password"
        autoComplete="current-password"
        autoFocus={email !== ''}
        required
      />
      {isCodeWanted && (
        <TextField
          form={form}
          name="code"
          label={textOf('common.code')}
          hint={textOf('shell.codeRequired')}
          autoComplete="one-time-code"
          required
        />
      )}
    </FormBody>
  );
}
