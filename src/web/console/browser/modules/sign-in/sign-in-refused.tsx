import { hrefOf, usePlace } from '../../router';
import { type Key, textOf } from '../../words';

/** Why a sign-in through the identity provider was refused, in words. */
const REASONS: Readonly<Record<string, Key>> = {
  not_confirmed: 'provider.notConfirmed',
  no_group: 'provider.noGroup',
  inactive: 'provider.inactive',
  unavailable: 'provider.unavailable',
};

/** Says why somebody whom the identity provider led back may not sign in. */
export function SignInRefused() {
  const reason = REASONS[usePlace().query.get('reason') ?? ''] ?? 'provider.notConfirmed';
  return (
    <>
      <p role="alert">{textOf(reason)}</p>
      <p>
        <a href={hrefOf('')}>{textOf('provider.backToSignIn')}</a>
      </p>
    </>
  );
}
