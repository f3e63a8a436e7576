import { DomainError } from '../platform/http/domain-error';

/** There is no such item on the issue, or nothing to show of it. */
export class MediaNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such media item');
  }
}

/** A PUT that is not the one the upload URL was made for. */
export class UploadRefused extends DomainError {
  constructor() {
    super('forbidden', 'This upload URL is for other bytes, was used, or has expired');
  }
}
