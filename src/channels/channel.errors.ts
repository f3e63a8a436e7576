import { DomainError, Forbidden } from '../platform/http/domain-error';

/** The verify token of a webhook verification is wrong. */
export class VerificationRefused extends Forbidden {
  constructor() {
    super('The verify token is not the one that is configured');
  }
}

/** A delivery has no valid signature. */
export class SignatureRefused extends Forbidden {
  constructor() {
    super('The body is not signed as the platform signs it');
  }
}

/** There is no post with this id, or it may not be used. */
export class MentionNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such mention');
  }
}
