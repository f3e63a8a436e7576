import { DomainError } from '../../platform/http/domain-error';

/** A ward has another boundary than the one that was seen. */
export class BoundaryChanged extends DomainError {
  constructor() {
    super('conflict', 'The ward has another boundary by now');
  }
}
