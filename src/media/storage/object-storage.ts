import type { MimeType } from '../../kernel/media-types';

/** An upload a client has announced. */
export interface AnnouncedUpload {
  mediaId: string;
  mimeType: MimeType;
  size: number;
  expiresAt: Date;
}

/** The type of a stored object. */
export type ObjectType = MimeType | 'application/pdf' | 'application/zip' | 'application/x-ndjson';

/** Where a reader gets the bytes of a stored object. */
export type ObjectLocation = { file: string } | { url: string };

/**
 * The storage of uploaded files. The bytes a client PUTs are kept as uploads, which are never served; the objects this
 * service makes from them are served. Methods throw StorageUnavailable if the storage fails. There are two
 * implementations: a local folder, and any S3-compatible store.
 */
export abstract class ObjectStorage {
  /** The URL for the client's PUT; valid only for this size and type, until `expiresAt`. */
  abstract uploadUrl(upload: AnnouncedUpload, lifetimeS: number): Promise<string>;

  /** Whether the bytes of an upload have arrived. */
  abstract hasUpload(mediaId: string): Promise<boolean>;

  /** Calls `work` with the uploaded bytes as a local file, which is removed afterwards. */
  abstract withUpload<T>(mediaId: string, work: (file: string) => Promise<T>): Promise<T>;

  /** Stores a local file as an object. */
  abstract keep(key: string, file: string, type: ObjectType): Promise<void>;

  /** Calls `work` with an object as a local file. */
  abstract withObject<T>(key: string, work: (file: string) => Promise<T>): Promise<T>;

  /** Where a reader gets an object; valid for at least a minute. */
  abstract locate(key: string, mimeType: ObjectType): Promise<ObjectLocation>;

  /** Removes uploaded bytes that were processed or rejected. */
  abstract dropUpload(mediaId: string): Promise<void>;

  /** Removes incomplete files older than the given time, which crashed processes left. */
  abstract tidy(olderThan: Date): Promise<void>;

  /** Checks that files can be stored. @throws StorageUnavailable */
  abstract assertWritable(): Promise<void>;

  /** Removes objects; missing ones are ignored. */
  abstract remove(keys: readonly string[]): Promise<void>;
}

/** The key of a thumbnail of an object, or of the object itself. @param key the key of the object */
export function thumbnailKey(key: string, width?: number): string {
  return width === undefined ? key : `${key}.w${width}`;
}
