import type { MediaType } from '../kernel/media-types';

/** An item was attached to an issue (1), or taken off it (-1); emitted inside the transaction. */
export class MediaCounted {
  constructor(
    readonly type: MediaType,
    readonly addedBy: string,
    readonly change: 1 | -1,
  ) {}
}
