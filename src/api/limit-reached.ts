import { DomainError } from '../platform/http/domain-error';

/** The caller used too much of what is shared; others are not affected. */
export class LimitReached extends DomainError {
  /** @param retryAfterS when to try again, in seconds */
  constructor(
    message: string,
    readonly retryAfterS: number,
  ) {
    super('limited', message);
  }
}
