import { Forbidden } from '../../../platform/http/domain-error';

/**
 * Why a sign-in through the identity provider was refused: it was not confirmed there, no group of the person has
 * rights, the account is deactivated, or the provider cannot be reached.
 */
export const REFUSALS = ['not_confirmed', 'no_group', 'inactive', 'unavailable'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** The provider confirmed the person, who may not sign in here. */
export class SignInRefused extends Forbidden {
  constructor(readonly reason: Refusal) {
    super('This account may not sign in to the console');
  }
}
