import { DomainError } from '../../platform/http/domain-error';

/** There is no event with this id. */
export class EventNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such event');
  }
}

/** All places of the event are taken. */
export class EventFull extends DomainError {
  constructor() {
    super('conflict', 'The event has as many attendees as it can take');
  }
}
