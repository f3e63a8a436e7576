export const MEDIA_TYPES = ['image', 'video', 'microblog'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];
