import type { MimeType } from '../../kernel/media-types';

/** What a client is about to upload. */
export interface AnnouncedUpload {
  mediaId: string;
  mimeType: MimeType;
  size: number;
  expiresAt: Date;
}

/** Where the bytes of a stored object are for a reader. */
export type ObjectLocation = { file: string } | { url: string };

/**
 * Where uploaded bytes are kept. What a client PUTs lands among the uploads, which nobody is ever served; what is
 * served are the objects this service made of them. Two implementations: a folder of this machine, and any
 * S3-compatible store.
 */
export abstract class ObjectStorage {
  /** The URL the client PUTs the bytes to; good for this size, this type and until `expiresAt` alone. */
  abstract uploadUrl(upload: AnnouncedUpload, lifetimeS: number): Promise<string>;

  /** Whether bytes were uploaded. */
  abstract hasUpload(mediaId: string): Promise<boolean>;

  /** Lets `work` read the uploaded bytes as a local file, which is gone afterwards. */
  abstract withUpload<T>(mediaId: string, work: (file: string) => Promise<T>): Promise<T>;

  /** Keeps a local file as an object. */
  abstract keep(key: string, file: string, mimeType: MimeType): Promise<void>;

  /** Lets `work` read an object as a local file. */
  abstract withObject<T>(key: string, work: (file: string) => Promise<T>): Promise<T>;

  /** Where a reader gets an object, for the next minute at least. */
  abstract locate(key: string, mimeType: MimeType): Promise<ObjectLocation>;

  /** Removes uploaded bytes that became an object, or never will. */
  abstract dropUpload(mediaId: string): Promise<void>;

  /** Removes what processes that died left half done, once nobody can be at it any more. */
  abstract tidy(olderThan: Date): Promise<void>;

  /** Removes objects; those that are gone already are no error. */
  abstract remove(keys: readonly string[]): Promise<void>;
}

/** The key of a medium's object, or of a thumbnail of it. */
export function objectKey(mediaId: string, width?: number): string {
  return width === undefined ? mediaId : `${mediaId}.w${width}`;
}
