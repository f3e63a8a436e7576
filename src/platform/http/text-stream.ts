/**
 * A text that may be too large to hold in memory. A handler returns it, and it is written part by part; each part is
 * produced once the previous one is sent. It can be read once.
 */
export class TextStream {
  /**
   * @param pieces the parts of the text, in order
   * @param contentType the content type, with its charset
   * @param isHeld whether the text is buffered and sent with its length and ETag: always, if its size is bounded; only
   *   while it is short; or never
   */
  constructor(
    readonly pieces: AsyncIterable<string>,
    readonly contentType: string,
    readonly isHeld: 'always' | 'short' | 'never' = 'short',
  ) {}
}
