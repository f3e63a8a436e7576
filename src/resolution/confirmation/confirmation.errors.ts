import { DomainError } from '../../platform/http/domain-error';

/** Nobody is asked whether the issue was repaired. */
export class NothingAsked extends DomainError {
  constructor() {
    super('conflict', 'Nobody is asked whether this issue was repaired');
  }
}

/** It is decided whether the issue was repaired. */
export class ConfirmationDecided extends DomainError {
  constructor() {
    super('conflict', 'It is decided already whether this issue was repaired');
  }
}

/** The link of a mail was altered, or its question is decided. */
export class ConfirmationLinkInvalid extends DomainError {
  constructor() {
    super('notFound', 'This link is not valid any more');
  }
}
