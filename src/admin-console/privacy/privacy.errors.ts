import { DomainError, Forbidden } from '../../platform/http/domain-error';

/** There is nobody, or nothing, with the id. */
export class TargetNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such target');
  }
}

/** The person withdrew their consent to be contacted about reports. */
export class NotContactable extends DomainError {
  constructor() {
    super('conflict', 'The person does not want to be contacted about reports');
  }
}

/** The issue has no such text, or it was deleted. */
export class TextNotFound extends DomainError {
  constructor() {
    super('notFound', 'The issue has no such text');
  }
}

/** The owner of an account asks for its erasure after a fresh sign-in. */
export class AddressOfAccount extends DomainError {
  constructor() {
    super('conflict', 'The address is that of an account, whose person asks for its erasure themselves');
  }
}

export const MAY_NOT_SEARCH = new Forbidden('Only a super_admin may do this');
export const MAY_NOT_REVEAL = new Forbidden(
  'Only a super_admin, or a city_admin in their cities, may do this',
);
export const MAY_NOT_SEE_READS = new Forbidden('Only a super_admin or an auditor may do this');
export const MAY_NOT_ANSWER = new Forbidden(
  'Only a super_admin, or a city_admin for their cities, may do this',
);
