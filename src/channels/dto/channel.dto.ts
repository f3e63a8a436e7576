import { z } from 'zod';
import { CATEGORY_SLUGS } from '../../kernel/categories';
import { CITY_SLUGS, cityNamed } from '../../kernel/cities';
import { MOST_MEDIA } from '../../kernel/media-types';
import { PRIORITIES } from '../../kernel/priorities';
import { IssueDto } from '../../issues/dto/issue.dto';
import { dto, unprocessable } from '../../platform/http/dto';
import { text } from '../../platform/http/fields';
import { Literal } from '../../platform/http/openapi/answer-fields';
import { CHANNELS, FEED_COUNT } from '../channel';

const { fallback, least, most } = FEED_COUNT;

export class FeedQueryDto extends dto(
  z
    .object({
      count: z
        .string()
        .transform((value) => (value.trim() === '' ? fallback : Number(value)))
        .refine((value) => !Number.isNaN(value), 'must be a number')
        .transform((value) => Math.trunc(Math.min(most, Math.max(least, value))))
        .default(fallback)
        .meta({
          override: { type: 'integer', default: fallback },
          description: `Taken as ${least} to ${most}`,
        }),
    })
    .meta({ id: 'FeedQuery' }),
) {}

const mediaItem = z
  .strictObject({
    id: z.string(),
    url: z.string().meta({ description: 'Empty until the file was fetched' }),
    type: z.enum(['image', 'video']),
    source: z.enum(CHANNELS),
    caption: z.string(),
  })
  .meta({ id: 'ChannelMediaItem' });
const hints = {
  timestamp: z.string().meta({ description: 'Relative, such as 5 min ago' }),
  category_hint: z.union([z.enum(CATEGORY_SLUGS), z.literal('')]),
  city_hint: z.string(),
  images: z.array(mediaItem),
  videos: z.array(mediaItem),
};
const mode = z.enum(['demo', 'live']);

export class ChatFeedDto extends dto(
  z
    .strictObject({
      messages: z.array(
        z.strictObject({
          id: z.string(),
          text: z.string(),
          from: z.string(),
          fromName: z.string(),
          ...hints,
          location: z
            .strictObject({
              lat: z.number(),
              lng: z.number(),
              name: z.string().optional(),
              address: z.string().optional(),
            })
            .nullable(),
        }),
      ),
      mode,
      phoneNumberId: z.string(),
    })
    .meta({ id: 'ChatFeed' }),
) {}

const mention = z
  .strictObject({ id: z.string(), text: z.string(), user: z.string(), ...hints, permalink: z.string() })
  .meta({ id: 'Mention' });

export class MentionFeedDto extends dto(
  z.strictObject({ mentions: z.array(mention), mode, handle: z.string() }).meta({ id: 'MentionFeed' }),
) {}

const draft = {
  title: text(5, 200),
  description: text(10, 5000),
  category: z.enum(CATEGORY_SLUGS),
  city: text(2, 100)
    .transform((name) => cityNamed(name) ?? name)
    .pipe(z.enum(CITY_SLUGS))
    .meta({ override: { type: 'string', minLength: 2, maxLength: 100, description: 'Any name of a city' } }),
  priority: z.enum(PRIORITIES).default('medium'),
};

export class ConvertMessageDto extends unprocessable(z.object(draft).meta({ id: 'ConvertMessage' })) {}

const attached = z
  .array(z.object({ url: z.url({ protocol: /^https?$/ }).max(2000) }).loose())
  .max(MOST_MEDIA, `must name at most ${MOST_MEDIA}`)
  .optional();

export class ConvertMentionDto extends unprocessable(
  z
    .object({ ...draft, images: attached, videos: attached })
    .refine(({ images = [], videos = [] }) => images.length + videos.length <= MOST_MEDIA, {
      path: ['videos'],
      error: `must be ${MOST_MEDIA} at most, together with images`,
    })
    .meta({ id: 'ConvertMention' }),
) {}

const idOf = (name: string, longest: number) => z.object({ [name]: text(1, longest) });

export class MessageIdDto extends unprocessable(idOf('messageId', 100).meta({ id: 'MessageId' })) {}

export class MediaIdDto extends unprocessable(idOf('mediaId', 50).meta({ id: 'MediaId' })) {}

export class MicroPostIdDto extends unprocessable(idOf('microPostId', 50).meta({ id: 'MicroPostId' })) {}

export class ConvertedMessageDto extends dto(
  z
    .strictObject({
      issueId: z.string(),
      title: z.string(),
      status: z.string(),
      source: z.literal('chat'),
      messageId: z.string(),
      messageUrl: z.null(),
    })
    .meta({ id: 'ConvertedMessage' }),
) {}

/** The issue a post was made into. */
export class ConvertedMentionDto extends IssueDto {
  @Literal('photo', 'micro')
  source!: 'photo' | 'micro';
  /** The id the platform knows the post by. */
  microPostId!: string;
}
