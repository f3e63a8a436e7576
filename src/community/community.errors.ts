import { DomainError } from '../platform/http/domain-error';

/** There is no event of the id. */
export class EventNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such event');
  }
}

/** An event takes no more attendees than it has places. */
export class EventFull extends DomainError {
  constructor() {
    super('conflict', 'The event has as many attendees as it can take');
  }
}

/** Nobody in the directory of reporters has the id. */
export class ReporterNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such reporter');
  }
}
