/**
 * Why bytes are refused: they are not such a file, a picture that is too large to be decoded, or a video with tracks
 * that cannot be removed.
 */
export type UnfitReason = 'unreadable' | 'pixels' | 'side' | 'tracks';

/** The bytes are not of the announced type, or cannot be decoded. */
export class UnfitMedia extends Error {
  constructor(
    message: string,
    readonly reason: UnfitReason = 'unreadable',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
