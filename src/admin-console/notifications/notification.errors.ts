import { DomainError } from '../../platform/http/domain-error';

/** There is no notification of this id. */
export class NotificationNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such notification');
  }
}
