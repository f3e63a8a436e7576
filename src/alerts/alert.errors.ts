import { DomainError, type FieldProblem, Unavailable } from '../platform/http/domain-error';

/** What says it is a device takes no messages, or is not known. */
export class AlertDeviceInvalid extends DomainError {
  /** @param problem the field it shows in, if it is one */
  constructor(problem?: FieldProblem) {
    super('invalid', 'The device cannot show alerts', problem && [problem]);
  }
}

/** A link that was never given out, or is over. */
export class AlertLinkInvalid extends DomainError {
  constructor() {
    super('notFound', 'The link is not good, or not good any more');
  }
}

/**
 * So many mails wait that ask an address whether it wants to be written to that no more are taken until some are sent.
 */
export class QuestionsHeldUp extends Unavailable {}
