import type { MimeType, UploadType } from '../kernel/media-types';
import type { NotNull } from '../platform/database/columns';
import type { Media } from './entities/media.entity';
import type { CleanImage } from './media-inspector';
import type { PhotoOrigin } from './photo-origin';

/** A media item, as readers see it. */
export interface MediaItem extends Pick<Media, 'type' | 'postUrl' | 'addedAt'> {
  mediaId: Media['id'];
}

/** An upload, stored or not. */
export interface Upload
  extends
    Pick<Media, 'issueId' | 'state' | 'widths' | 'addedBy'>,
    NotNull<Pick<Media, 'mimeType'>, 'mimeType'> {
  mediaId: Media['id'];
  type: UploadType;
  /** The key of its object. */
  objectKey: string;
  /** In bytes. */
  size: number;
  expiresAt: Date;
}

/** The file a client wants to upload. */
export interface UploadRequest {
  mimeType: MimeType;
  fileSize: number;
  /** Where and when it was taken, if its bytes were read already. */
  origin?: PhotoOrigin;
}

/** What a client wants to add: a post, by its `url`, or a file. */
export interface MediaRequest extends UploadRequest {
  type: 'microblog' | 'upload';
  url: string;
}

/** Where to send the bytes, and the deadline. */
export interface UploadTicket {
  mediaId: string;
  uploadUrl: string;
  expiresAt: Date;
}

/** A photo that may be served: decoded and encoded again. */
export interface CleanPhoto extends CleanImage {
  mimeType: MimeType;
}

/** The available widths of thumbnails, in pixels. */
export const THUMBNAIL_WIDTHS = [160, 320, 640, 1280] as const;
