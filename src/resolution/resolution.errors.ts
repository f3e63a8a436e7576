import type { LifecycleStatus } from '../kernel/statuses';
import { DomainError, InvalidInput } from '../platform/http/domain-error';

/** The issue's status does not allow this. */
export class WrongStatus extends DomainError {
  constructor(status: LifecycleStatus) {
    super('conflict', `The issue is ${status}, not resolved`);
  }
}

/** There is no such reopen request on this issue. */
export class RequestNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such reopen request on this issue');
  }
}

/** The issue has no resolution. */
export class ResolutionNotFound extends DomainError {
  constructor() {
    super('notFound', 'The issue has no resolution');
  }
}

/** A reopen request can be reviewed only once. */
export class RequestReviewed extends DomainError {
  constructor() {
    super('conflict', 'The reopen request was reviewed before');
  }
}

/** The media of a resolution must belong to its issue. */
export class MediaNotOnIssue extends DomainError {
  constructor(ids: readonly string[]) {
    super('unprocessable', 'The request is not valid', [
      { field: 'mediaIds', message: `must be media of this issue: ${ids.slice(0, 5).join(', ')} are not` },
    ]);
  }
}

/** The repair has to be shown by a photo. */
export class PhotoNeeded extends InvalidInput {
  constructor() {
    super([{ field: 'mediaIds', message: 'must name a photo of the repair, which this category needs' }]);
  }
}
