import { applyDecorators } from '@nestjs/common';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { IssueDto } from '../../issues';
import type { CategorySlug } from '../../kernel/categories';
import { CITY_SLUGS, type CitySlug, cityNamed } from '../../kernel/cities';
import { MAX_MEDIA } from '../../kernel/media-types';
import { CATEGORY, LIFECYCLE_STATUS, PRIORITY } from '../../kernel/named-values';
import type { Priority } from '../../kernel/priorities';
import type { LifecycleStatus } from '../../kernel/statuses';
import { Literal, ValueOf } from '../../api/openapi/answer-fields';
import { fieldRule } from '../../api/validation/field-rule';
import { HttpUrl, oneOfRefusal, OneOf, Optional, Text } from '../../api/validation/fields';
import { RefusedAs } from '../../api/validation/request-validation.pipe';
import { type Refusal, typeRefusal } from '../../api/validation/rule';
import { textRefusal } from '../../api/validation/text';

const MIN_CITY_LENGTH = 2;
const MAX_CITY_LENGTH = 100;
const MAX_URL_LENGTH = 2000;

const cityTextRefusal = (value: unknown) => textRefusal(value, MIN_CITY_LENGTH, MAX_CITY_LENGTH);

/** Any name of a city, of 2 to 100 characters; its slug is kept. */
const CityText = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      cityTextRefusal(value) === undefined ? (cityNamed(value as string) ?? value) : value,
    ),
    fieldRule('city', (value) => cityTextRefusal(value) ?? oneOfRefusal(value, CITY_SLUGS), {
      type: 'string',
      minLength: MIN_CITY_LENGTH,
      maxLength: MAX_CITY_LENGTH,
    }),
  );

/** A picture or video that is attached; only its address is read, the other members of a media item are ignored. */
export class AttachedMediaDto {
  /** @example https://pictures.example/31.jpg */
  @HttpUrl(MAX_URL_LENGTH, 'Invalid URL')
  url!: string;
}

/**
 * Up to ten pictures or videos that are attached; may be left out.
 * @param example for the OpenAPI document
 * @param others the list they are counted together with
 */
const Attached = (example: AttachedMediaDto[], others?: 'images'): PropertyDecorator =>
  applyDecorators(
    Type(() => AttachedMediaDto),
    ApiProperty({ type: [AttachedMediaDto], required: false, maxItems: MAX_MEDIA, example }),
    fieldRule('attached', (value, draft) => attachedRefusal(value, others && draft[others]), {}),
    ValidateNested({ message: 'must be of type object' }),
  );

function attachedRefusal(value: unknown, others: unknown): Refusal | undefined {
  if (value !== undefined && !Array.isArray(value)) return typeRefusal(value, 'array');
  const items: unknown[] = value ?? [];
  if (items.length > MAX_MEDIA) return `must name at most ${MAX_MEDIA}`;
  // Each would be looked at as a list of items.
  const lists = items.flatMap((item, index) =>
    Array.isArray(item) ? [{ index, message: 'must be of type object' }] : [],
  );
  if (lists.length > 0) return lists;
  const together = items.length + (Array.isArray(others) ? others.length : 0);
  return others !== undefined && together > MAX_MEDIA
    ? `must be ${MAX_MEDIA} at most, together with images`
    : undefined;
}

/** What an issue says that is made of a post. */
class ConversionDto {
  /** @example "Pothole on Hill Road" */
  @Text(5, 200)
  title!: string;
  /** @example "As written in the chat this morning: it is as wide as a scooter." */
  @Text(10, 5000)
  description!: string;
  /** @example road */
  @OneOf(CATEGORY)
  category!: CategorySlug;
  /** The slug of a city or another of its names; the slug is kept. @example Bombay */
  @CityText()
  city!: CitySlug;
  /** @example high */
  @Optional()
  @OneOf(PRIORITY)
  priority: Priority = 'medium';
}

/** What an issue says that is made of a chat message. */
@RefusedAs('unprocessable')
export class ConvertMessageDto extends ConversionDto {}

/** What is attached instead of what a mention shows. */
class AttachmentsDto {
  /** With videos ten at most. */
  @Attached([{ url: 'https://pictures.example/31.jpg' }])
  images?: AttachedMediaDto[];
  /** With images ten at most. */
  @Attached([], 'images')
  videos?: AttachedMediaDto[];
}

/** What an issue says that is made of a mention, and what is attached to it. */
@RefusedAs('unprocessable')
export class ConvertMentionDto extends IntersectionType(ConversionDto, AttachmentsDto) {}

/** Which message of the chat is converted. */
@RefusedAs('unprocessable')
export class MessageIdDto {
  /** The id of the message, as the feed has it. @example wire.7f3a21 */
  @Text(1, 100)
  messageId!: string;
}

/** Which mention of the photo platform is converted. */
@RefusedAs('unprocessable')
export class MediaIdDto {
  /** The id of the mention, as the feed has it. @example "17895695668004550" */
  @Text(1, 50)
  mediaId!: string;
}

/** Which mention of the microblog is converted. */
@RefusedAs('unprocessable')
export class MicroPostIdDto {
  /** The id of the mention, as the feed has it. @example "1790000000000000000" */
  @Text(1, 50)
  microPostId!: string;
}

/** The issue a message was made into. */
export class ConvertedMessageDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  /** @example "Pothole on Hill Road" */
  title!: string;
  @ValueOf(LIFECYCLE_STATUS)
  status!: LifecycleStatus;
  @Literal('chat')
  source!: 'chat';
  /** The id the platform knows the message by. @example wire.7f3a21 */
  messageId!: string;
  /** Always null: a chat message has no address. */
  @ApiProperty({ type: 'null' })
  messageUrl!: null;
}

/** The issue a post was made into. */
export class ConvertedMentionDto extends IssueDto {
  @Literal('photo', 'micro')
  source!: 'photo' | 'micro';
  /** The id the platform knows the post by. @example "17895695668004550" */
  microPostId!: string;
}
