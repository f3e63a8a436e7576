import type { CategorySlug } from '../kernel/categories';
import type { CitySlug } from '../kernel/cities';

export const CHANNELS = ['chat', 'photo', 'micro'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Whether a channel's feed shows real posts or samples. */
export type Mode = 'demo' | 'live';

/** A picture or video of a post. */
export interface PostMedia {
  id: string;
  url: string;
  type: 'image' | 'video';
  caption: string;
  /** The id of the file in this service, once it was fetched. */
  mediaId?: string;
}

/** A position sent by a person, in degrees. */
export interface PostLocation {
  lat: number;
  lng: number;
  name?: string;
  address?: string;
}

/** A post, as its channel returns it. */
export interface ChannelPost {
  externalId: string;
  /** The author's name or number on the channel. */
  author: string;
  authorName: string;
  text: string;
  permalink: string | null;
  media: PostMedia[];
  location: PostLocation | null;
  sentAt: Date;
}

/** The category and city detected in a post, and the keyword for each; '' if none. */
export interface Hints {
  category: CategorySlug | '';
  categoryKeyword: string;
  city: CitySlug | '';
  cityKeyword: string;
}

/** A post with its hints, as feeds show it. */
export type FeedPost = ChannelPost & Hints;

export interface Feed {
  mode: Mode;
  posts: FeedPost[];
}

/** The number of posts in a feed (docs/api/channels.md#feeds). */
export const FEED_COUNT = { fallback: 20, least: 10, most: 50 } as const;

/**
 * The source of a channel's posts: the channel itself, or samples if it is not configured. Every channel implements
 * this interface.
 */
export abstract class ChannelSource {
  /**
   * The newest posts, newest first.
   * @throws UpstreamFailure if the channel does not answer correctly
   */
  abstract read(count: number): Promise<ChannelPost[]>;
}
