import { DomainError, type FieldProblem, Unavailable } from '../platform/http/domain-error';

/** The given device cannot receive messages, or is not known. */
export class AlertDeviceInvalid extends DomainError {
  /** @param problem the problem of a field, if there is one */
  constructor(problem?: FieldProblem) {
    super('invalid', 'The device cannot show alerts', problem && [problem]);
  }
}

/** A link that was never issued, or has expired. */
export class AlertLinkInvalid extends DomainError {
  constructor() {
    super('notFound', 'The link is invalid or has expired');
  }
}

/** So many confirmation mails wait that no more are accepted until some are sent. */
export class TooManyConfirmations extends Unavailable {}
