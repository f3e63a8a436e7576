import type { MediaType } from '../kernel/media-types';

/** A picture could not be fetched or stored for days, and is not tried again; emitted inside the transaction. */
export class PictureGivenUp {
  constructor(readonly issueId: string) {}
}

/** The bytes of an upload of an issue have arrived, and were examined; emitted inside the transaction. */
export class UploadStored {
  constructor(
    readonly issueId: string,
    readonly mediaId: string,
  ) {}
}

/** An item was added to an issue (1), or removed from it (-1); emitted inside the transaction. */
export class MediaCounted {
  constructor(
    readonly type: MediaType,
    readonly addedBy: string,
    readonly change: 1 | -1,
  ) {}
}
