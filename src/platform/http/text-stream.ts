/**
 * A text that may be too large to be held: a handler returns it, and it is written piece by piece, each made once the
 * one before is taken. It can be read once.
 */
export class TextStream {
  /**
   * @param pieces the parts of the text, in order
   * @param contentType what it is, with its charset
   * @param isHeld whether it is held until it is whole, and sent with its length and ETag: always, for one whose length
   *   is bounded; only while it is short; or never
   */
  constructor(
    readonly pieces: AsyncIterable<string>,
    readonly contentType: string,
    readonly isHeld: 'always' | 'short' | 'never' = 'short',
  ) {}
}
