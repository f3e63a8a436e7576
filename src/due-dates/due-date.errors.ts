import { DomainError } from '../platform/http/domain-error';

/** The clock of the issue is already paused, or has stopped. */
export class PauseConflict extends DomainError {
  constructor(message: string) {
    super('conflict', message);
  }
}

/** There is no pause with this id, or it has ended. */
export class PauseNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such pause under way');
  }
}

/** The issue may not be escalated to the requested office, or not yet, or it already was. */
export class EscalationConflict extends DomainError {
  constructor(message: string) {
    super('conflict', message);
  }
}

/** There is no policy with this id. */
export class PolicyNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such policy');
  }
}

/** The city already has a holiday on that day. */
export class HolidayExists extends DomainError {
  constructor() {
    super('conflict', 'There is a holiday on that day already');
  }
}

/** The city has the maximum number of holidays. */
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

/** The link was not issued by this service, has expired, or its issue is hidden. */
export class OfficeLinkInvalid extends DomainError {
  constructor() {
    super('notFound', 'The link is invalid or has expired');
  }
}

/** The maximum number of replies was sent by the link of an office. */
export class TooManyReplies extends DomainError {
  constructor(limit: number) {
    super('conflict', `The link takes ${limit} replies`);
  }
}
