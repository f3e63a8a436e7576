import { DomainError } from '../platform/http/domain-error';

/** What says it is a device takes no messages, or is not known. */
export class AlertDeviceInvalid extends DomainError {
  constructor() {
    super('invalid', 'The device cannot show alerts');
  }
}

/** A link that was never given out, or is over. */
export class AlertLinkInvalid extends DomainError {
  constructor() {
    super('notFound', 'The link is not good, or not good any more');
  }
}
