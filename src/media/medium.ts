import type { MimeType, UploadType } from '../kernel/media-types';
import type { NotNull } from '../platform/database/columns';
import type { Media } from './entities/media.entity';

/** An attached item as readers see it. */
export interface MediaItem extends Pick<Media, 'type' | 'postUrl' | 'addedAt'> {
  mediaId: Media['id'];
}

/** An upload, whether its bytes have come or not. */
export interface Upload
  extends Pick<Media, 'issueId' | 'state' | 'widths'>, NotNull<Pick<Media, 'mimeType'>, 'mimeType'> {
  mediaId: Media['id'];
  type: UploadType;
  /** In bytes. */
  size: number;
  expiresAt: Date;
}

/** What a client wants to upload. */
export interface UploadRequest {
  mimeType: MimeType;
  fileName: string;
  fileSize: number;
}

/** What is to be attached: a post, by its `url`, or a file. */
export interface MediaRequest extends UploadRequest {
  type: 'microblog' | 'upload';
  url: string;
}

/** Where to send the bytes, and until when. */
export interface UploadTicket {
  mediaId: string;
  uploadUrl: string;
  expiresAt: Date;
}

/** A photo as it may be served: decoded and written anew. */
export interface CleanPhoto {
  mimeType: MimeType;
  bytes: Buffer;
  /** What it is compared with others by, as `pictureHashOf` makes it. */
  pictureHash: string | null;
}

/** The widths a thumbnail can have, in pixels. */
export const THUMBNAIL_WIDTHS = [160, 320, 640, 1280] as const;
