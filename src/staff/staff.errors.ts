import { DomainError } from '../platform/http/domain-error';

/** There is no unit with this id. */
export class UnitNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such unit');
  }
}
