import { DomainError } from '../../platform/http/domain-error';

/** There is no act with this id that the account began. */
export class BulkActNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such act');
  }
}

/** The act is not in a state in which it can be stopped or undone. */
export class BulkActSettled extends DomainError {
  constructor(message = 'The act has ended') {
    super('conflict', message);
  }
}
