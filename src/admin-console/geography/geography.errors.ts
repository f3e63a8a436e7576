import { DomainError } from '../../platform/http/domain-error';

/** Wards of a file have other boundaries than at the dry run. */
export class BoundariesChanged extends DomainError {
  constructor() {
    super('conflict', 'Wards of the file have other boundaries by now');
  }
}

/** The boundary of the ward is not the expected one. */
export class BoundaryChanged extends DomainError {
  constructor() {
    super('conflict', 'The ward has another boundary by now');
  }
}
