import { Forbidden } from '../platform/http/domain-error';

/** Whoever verifies the webhook does not know the verify token. */
export class VerificationRefused extends Forbidden {
  constructor() {
    super('The verify token is not the one that is configured');
  }
}

/** A delivery is not signed with the channel's token. */
export class SignatureRefused extends Forbidden {
  constructor() {
    super('The body is not signed as the platform signs it');
  }
}
