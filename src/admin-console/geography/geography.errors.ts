import { DomainError } from '../../platform/http/domain-error';

/** Wards of a file have other boundaries than when it was looked at. */
export class BoundariesChanged extends DomainError {
  constructor() {
    super('conflict', 'Wards of the file have other boundaries by now');
  }
}

/** A ward has another boundary than the one that was seen. */
export class BoundaryChanged extends DomainError {
  constructor() {
    super('conflict', 'The ward has another boundary by now');
  }
}
