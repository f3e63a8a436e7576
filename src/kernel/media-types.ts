export const MEDIA_TYPES = ['image', 'video', 'microblog'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** What is uploaded, as against what is referred to. */
export type UploadType = Exclude<MediaType, 'microblog'>;

/** The MIME types that are taken (docs/api/media.md#supported-files). */
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

/** How many bytes a file may have (docs/api/media.md#supported-files). */
export const MAX_BYTES: Record<UploadType, number> = { image: 10 * 1024 * 1024, video: 100 * 1024 * 1024 };

/** How many items an issue may have (docs/api/media.md#item-limit). */
export const MAX_MEDIA = 10;

/** Where everyone sees an upload: at this service, whichever storage holds it. */
export function mediaUrl(baseUrl: string, mediaId: string): string {
  return `${baseUrl}/media/${mediaId}`;
}
