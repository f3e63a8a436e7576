import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNumber } from 'class-validator';
import { CATEGORY_SLUGS, type CategorySlug } from '../../kernel/categories';
import { Formed, Literal } from '../../api/openapi/answer-fields';
import { IsOptional } from '../../api/validation/fields';
import { wrongType } from '../../api/validation/rule';
import { type Channel, CHANNELS, FEED_COUNT, type Mode } from '../channel';

const { fallback, least, most } = FEED_COUNT;

/** The number of posts in a query; a number outside of the allowed range is replaced by the nearest allowed one. */
const FeedCount = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? countOf(value) : value)),
    IsNumber({}, wrongType('string', 'must be a number')),
    ApiProperty({
      type: 'integer',
      default: fallback,
      description: `How many posts; a value outside of ${least} to ${most} becomes the nearer limit`,
    }),
  );

function countOf(text: string): number | string {
  const count = text.trim() === '' ? fallback : Number(text);
  return Number.isNaN(count) ? text : Math.trunc(Math.min(most, Math.max(least, count)));
}

/** The options of a feed. */
export class FeedQueryDto {
  /** @example 20 */
  @FeedCount()
  count: number = fallback;
}

/** A picture or video of a post. */
export class ChannelMediaItemDto {
  /** @example "3901245877120034" */
  id!: string;
  /** Empty until the file is fetched. @example https://pictures.example/31.jpg */
  url!: string;
  @Literal('image', 'video')
  type!: 'image' | 'video';
  @Literal(...CHANNELS)
  source!: Channel;
  /** @example "Garbage at the corner" */
  caption!: string;
}

/** The fields of the posts of all channels. */
class FeedPostDto {
  /** The platform's id of the post, which a conversion takes. @example wire.7f3a21 */
  id!: string;
  /** @example "There is a deep pothole on Hill Road in Bandra" */
  text!: string;
  /** Relative to now. @example "5 min ago" */
  timestamp!: string;
  /** The category detected in the text; empty if none. */
  @Formed(new RegExp(`^(${CATEGORY_SLUGS.join('|')})?$`), 'road')
  category_hint!: CategorySlug | '';
  /** The city named in the text; empty if none. @example Mumbai */
  city_hint!: string;
  images!: ChannelMediaItemDto[];
  videos!: ChannelMediaItemDto[];
}

/** A position sent by a person, in degrees (WGS 84). */
export class PostLocationDto {
  /** @example 19.0544 */
  lat!: number;
  /** @example 72.8324 */
  lng!: number;
  /** @example "Bandra Bus Depot" */
  name?: string;
  /** @example "Hill Road, Mumbai" */
  address?: string;
}

/** A message on the chat channel. */
export class ChatMessageDto extends FeedPostDto {
  /** The number of the sender; the platform's id of a person who hides the number. @example "+919812345678" */
  from!: string;
  /** @example Asha */
  fromName!: string;
  location!: PostLocationDto | null;
}

/** The newest messages of the chat channel. */
export class ChatFeedDto {
  messages!: ChatMessageDto[];
  /** `demo`: samples, because the channel is not configured or has no message yet. */
  @Literal('demo', 'live')
  mode!: Mode;
  /** @example demo_phone */
  phoneNumberId!: string;
}

/** A post on the photo or the microblog channel that mentions the account of the service. */
export class MentionDto extends FeedPostDto {
  /** @example @asha */
  user!: string;
  /** Empty if the channel gives none. @example https://pictures.example/p/31 */
  permalink!: string;
}

/** The newest mentions on a channel. */
export class MentionFeedDto {
  mentions!: MentionDto[];
  /** `demo`: samples, because the channel is not configured or does not answer. */
  @Literal('demo', 'live')
  mode!: Mode;
  /** The account of the service, without the @. @example civic_issues */
  handle!: string;
}
