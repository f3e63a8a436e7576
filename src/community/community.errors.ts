import { DomainError } from '../platform/http/domain-error';

export class EventNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such event');
  }
}

export class EventFull extends DomainError {
  constructor() {
    super('conflict', 'The event has as many attendees as it can take');
  }
}

export class ReporterNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such reporter');
  }
}
