import type { MediaType, MimeType, UploadType } from '../kernel/media-types';

/** An attached item as readers see it. */
export interface MediaItem {
  mediaId: string;
  type: MediaType;
  postUrl: string | null;
  addedAt: Date;
}

/** An upload, whether its bytes have come or not. */
export interface Upload {
  mediaId: string;
  issueId: string;
  type: UploadType;
  state: 'awaited' | 'stored';
  mimeType: MimeType;
  size: number;
  expiresAt: Date;
  widths: number[];
}

/** What a client wants to upload. */
export interface UploadRequest {
  mimeType: MimeType;
  fileName: string;
  fileSize: number;
}

/** Where to send the bytes, and until when. */
export interface UploadTicket {
  mediaId: string;
  uploadUrl: string;
  expiresAt: Date;
}

/** The widths a thumbnail can have, in pixels. */
export const THUMBNAIL_WIDTHS = [160, 320, 640, 1280] as const;
