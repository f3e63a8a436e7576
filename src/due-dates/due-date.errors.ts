import { DomainError } from '../platform/http/domain-error';

/** The clock of the issue is paused already, or does not run any more. */
export class PauseConflict extends DomainError {
  constructor(message: string) {
    super('conflict', message);
  }
}

/** There is no pause of that id, or it is over. */
export class PauseNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such pause under way');
  }
}

/** The issue is not to be escalated to the office that is asked for, or not yet, or was already. */
export class EscalationConflict extends DomainError {
  constructor(message: string) {
    super('conflict', message);
  }
}

/** There is no policy of that id. */
export class PolicyNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such policy');
  }
}

/** The city has a holiday on that day already. */
export class HolidayExists extends DomainError {
  constructor() {
    super('conflict', 'There is a holiday on that day already');
  }
}

/** The city has as many holidays as one may have. */
export class TooManyHolidays extends DomainError {
  constructor(limit: number) {
    super('conflict', `There are ${limit} holidays already; remove those that are over`);
  }
}

/** The city has no holiday on that day. */
export class HolidayNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such holiday');
  }
}

/** A link that was never given out, is over, or is of an issue that is not shown any more. */
export class OfficeLinkInvalid extends DomainError {
  constructor() {
    super('notFound', 'The link is not good, or not good any more');
  }
}

/** As many replies were sent by the link of an office as it takes. */
export class TooManyReplies extends DomainError {
  constructor(limit: number) {
    super('conflict', `The link takes ${limit} replies`);
  }
}
