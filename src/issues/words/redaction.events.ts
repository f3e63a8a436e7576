import type { TextPlace } from './contribution-texts.service';

/**
 * A published text is to be replaced by another; emitted inside the transaction, under the lock of its issue. The
 * context that stores it replaces it if it still is `from`, and says so.
 */
export class TextReplaced {
  isReplaced = false;

  constructor(
    readonly place: TextPlace,
    readonly from: string,
    readonly to: string,
    readonly at: Date,
  ) {}
}
