import { DomainError } from '../platform/http/domain-error';

/** There is no such message in this thread. */
export class MessageNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such message');
  }
}

/** A deleted message accepts no reactions. */
export class MessageDeleted extends DomainError {
  constructor() {
    super('conflict', 'The message was deleted');
  }
}
