import { DomainError } from '../platform/http/domain-error';

/** The issue has no such item, or the item cannot be shown. */
export class MediaNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such media item');
  }
}

/** A PUT that does not match the upload URL. */
export class UploadRefused extends DomainError {
  constructor() {
    super('forbidden', 'This upload URL is for other bytes, was used, or has expired');
  }
}
