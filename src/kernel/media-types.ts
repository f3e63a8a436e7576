export const MEDIA_TYPES = ['image', 'video', 'microblog'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** The media types that are uploaded as files; a `microblog` item is a reference to a post. */
export type UploadType = Exclude<MediaType, 'microblog'>;

/** The accepted MIME types (docs/api/media.md#supported-files). */
export const UPLOAD_TYPES = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/webp': 'image',
  'image/gif': 'image',
  'video/mp4': 'video',
  'video/webm': 'video',
  'video/quicktime': 'video',
} as const satisfies Record<string, UploadType>;
export type MimeType = keyof typeof UPLOAD_TYPES;
export const MIME_TYPES = Object.keys(UPLOAD_TYPES) as [MimeType, ...MimeType[]];

/** The maximum size of a file in bytes (docs/api/media.md#supported-files). */
export const MAX_BYTES: Record<UploadType, number> = { image: 10 * 1024 * 1024, video: 100 * 1024 * 1024 };

/** The maximum number of media items of an issue (docs/api/media.md#item-limit). */
export const MAX_MEDIA = 10;

/** The public URL of an uploaded file. It is the same for every kind of storage. */
export function mediaUrl(baseUrl: string, mediaId: string): string {
  return `${baseUrl}/media/${mediaId}`;
}
