import { DomainError } from '../../platform/http/domain-error';

/** There is no account with this id. */
export class AccountNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such account');
  }
}

/** An account cannot deactivate itself. */
export class OwnAccount extends DomainError {
  constructor() {
    super('conflict', 'You cannot deactivate your own account');
  }
}

/** One super_admin has to stay active, with this role: nobody else can invite people. */
export class LastSuperAdmin extends DomainError {
  constructor(change: 'be deactivated' | 'get another role') {
    super('conflict', `The last active super_admin cannot ${change}`);
  }
}

/** The email already has an account. */
export class AccountExists extends DomainError {
  constructor() {
    super('conflict', 'There is an account with this email already');
  }
}

/** The email has another invitation than the one that was seen. */
export class InviteReplaced extends DomainError {
  constructor() {
    super('conflict', 'There is another invitation of this email by now');
  }
}

/** There is no valid invitation: each is valid once, for three days, while its sender is an active super_admin. */
export class InviteNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such invitation, or it was used, or it has expired');
  }
}

/** There is no group with this id. */
export class GroupNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such group');
  }
}

/** The name of a group is given already. */
export class GroupExists extends DomainError {
  constructor() {
    super('conflict', 'There is a group with this name already');
  }
}
