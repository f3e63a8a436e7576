import { DomainError } from '../../platform/http/domain-error';

/** The account has no valid session with this id. */
export class SessionNotFound extends DomainError {
  constructor() {
    super('notFound', 'You have no such session, or it is over');
  }
}
