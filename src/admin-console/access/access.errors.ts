import { DomainError } from '../../platform/http/domain-error';

/** There is no account of this id. */
export class AccountNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such account');
  }
}

/** An account is deactivated by somebody else alone. */
export class OwnAccount extends DomainError {
  constructor() {
    super('conflict', 'Nobody deactivates his own account');
  }
}

/** Nobody is invited to an account there is. */
export class AccountExists extends DomainError {
  constructor() {
    super('conflict', 'There is an account with this email already');
  }
}

/** An invitation is good once, for three days, while whoever invited is an active super_admin. */
export class InviteNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such invitation, or it was used, or it has expired');
  }
}
