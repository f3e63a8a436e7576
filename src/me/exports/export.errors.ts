import { LimitReached } from '../../api/limit-reached';
import { DomainError } from '../../platform/http/domain-error';

/** The person has no such export, or not any more. */
export class ExportNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such export');
  }
}

/** The file of an export is not made yet, or could not be made. */
export class ExportNotReady extends DomainError {
  constructor() {
    super('conflict', 'The export is not ready');
  }
}

/** The person asked for too many exports within a week. */
export class TooManyExports extends LimitReached {
  constructor(retryAfterS: number) {
    super('You can ask for two exports in a week', retryAfterS);
  }
}
