import { DomainError } from '../../platform/http/domain-error';

/** There is no notification with this id. */
export class NotificationNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such notification');
  }
}
