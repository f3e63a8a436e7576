/**
 * A text that may be too large to be held: a handler returns it, and it is written piece by piece, each made once the
 * one before is taken. It can be read once.
 */
export class TextStream {
  /**
   * @param pieces the parts of the text, in order
   * @param contentType what it is, with its charset
   * @param isWhole whether a short one is held, and sent with its length and ETag; otherwise it is always sent in parts
   */
  constructor(
    readonly pieces: AsyncIterable<string>,
    readonly contentType: string,
    readonly isWhole = true,
  ) {}
}
