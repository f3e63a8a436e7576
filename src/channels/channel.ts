import type { CategorySlug } from '../kernel/categories';
import type { CitySlug } from '../kernel/cities';

export const CHANNELS = ['chat', 'photo', 'micro'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Whether a channel shows what people really said, or samples. */
export type Mode = 'demo' | 'live';

/** A picture or video of a post. */
export interface PostMedia {
  id: string;
  url: string;
  type: 'image' | 'video';
  caption: string;
  /** The file as this service keeps it, once it was fetched. */
  mediaId?: string;
}

/** A place somebody sent, in degrees. */
export interface PostLocation {
  lat: number;
  lng: number;
  name?: string;
  address?: string;
}

/** A post as a channel's source tells of it. */
export interface ChannelPost {
  externalId: string;
  /** Who said it, by the channel's own name for them. */
  author: string;
  authorName: string;
  text: string;
  permalink: string | null;
  media: PostMedia[];
  location: PostLocation | null;
  sentAt: Date;
}

/** What a post is taken to be about, and by which keyword; '' where nothing says so. */
export interface Hints {
  category: CategorySlug | '';
  categoryKeyword: string;
  city: CitySlug | '';
  cityKeyword: string;
}

/** A post with its hints, as a feed shows it. */
export type FeedPost = ChannelPost & Hints;

export interface Feed {
  mode: Mode;
  posts: FeedPost[];
}

/** How many posts a feed shows (docs/api/channels.md#feeds). */
export const FEED_COUNT = { fallback: 20, least: 10, most: 50 } as const;

/**
 * Where the posts of a channel come from: the channel itself, or samples where it is not set up. The one port of all
 * channels.
 */
export abstract class ChannelSource {
  /**
   * The newest posts, the newest first.
   * @throws UpstreamFailure when the channel does not answer as it should
   */
  abstract read(count: number): Promise<ChannelPost[]>;
}
