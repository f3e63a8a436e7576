import { hrefOf, usePlace } from '../../router';

/** Why a sign-in through the identity provider was refused, in words. */
const REASONS: Readonly<Record<string, string>> = {
  not_confirmed:
    'The identity provider did not confirm the sign-in, or not your email address. Try again; if it goes on, ask the administrators of the provider.',
  no_group:
    'You are known there, but none of your groups has rights in this console. Ask your administrator to add you to one.',
  inactive: 'Your account of this console is deactivated. Ask your administrator.',
  unavailable:
    'The identity provider cannot be reached right now. Who is signed in can go on working; try again in a few minutes.',
};

/** Says why somebody whom the identity provider led back may not sign in. */
export function SignInRefused() {
  const reason = REASONS[usePlace().query.get('reason') ?? ''] ?? REASONS.not_confirmed;
  return (
    <>
      <p role="alert">{reason}</p>
      <p>
        <a href={hrefOf('')}>Back to the sign-in</a>
      </p>
    </>
  );
}
