import { DomainError } from '../platform/http/domain-error';

/** The issue has no such item, or the item cannot be shown. */
export class MediaNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such media item');
  }
}

/** A video with tracks that cannot be removed from it. */
export class TracksRefused extends DomainError {
  constructor() {
    super('unprocessable', 'A fragmented video may have only tracks of video and audio');
  }
}

/** A PUT that does not match the upload URL. */
export class UploadRefused extends DomainError {
  constructor() {
    super('forbidden', 'This upload URL is for other bytes, was used, or has expired');
  }
}

/** Only parts of a stored picture can be covered. */
export class NotAPicture extends DomainError {
  constructor() {
    super('conflict', 'The item is not a photo, or its file has not arrived');
  }
}

/** Somebody else has changed the picture meanwhile. */
export class MediaChanged extends DomainError {
  constructor() {
    super('conflict', 'The photo was changed meanwhile; look at it again');
  }
}
