import { applyDecorators } from '@nestjs/common';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsIn, IsString, ValidateNested } from 'class-validator';
import { IssueDto, PERSONAL_DATA } from '../../issues';
import type { PersonalDataChoice } from '../../personal-data';
import type { CategorySlug } from '../../kernel/categories';
import { CITY_SLUGS, type CitySlug, cityNamed } from '../../kernel/cities';
import { MAX_MEDIA } from '../../kernel/media-types';
import { CATEGORY, LIFECYCLE_STATUS, PRIORITY } from '../../kernel/named-values';
import type { Priority } from '../../kernel/priorities';
import type { LifecycleStatus } from '../../kernel/statuses';
import { Literal, ValueOf } from '../../api/openapi/answer-fields';
import { IsHttpUrl, oneOfMessage, IsOneOf, IsOptional, IsText } from '../../api/validation/fields';
import { RefusedAs } from '../../api/validation/request-validation.pipe';
import { type Refusal, Rule, typeRefusal, wrongType } from '../../api/validation/rule';
import { textRefusal } from '../../api/validation/text';

const MIN_CITY_LENGTH = 2;
const MAX_CITY_LENGTH = 100;
const MAX_URL_LENGTH = 2000;

const cityTextRefusal = (value: unknown) => textRefusal(value, MIN_CITY_LENGTH, MAX_CITY_LENGTH);

/** Any name of a city, of 2 to 100 characters; converted to its slug. */
const CityText = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      cityTextRefusal(value) === undefined ? (cityNamed(value as string) ?? value) : value,
    ),
    ApiProperty({ type: 'string', minLength: MIN_CITY_LENGTH, maxLength: MAX_CITY_LENGTH }),
    IsString(wrongType('string')),
    Rule('text', cityTextRefusal),
    IsIn(CITY_SLUGS, { message: oneOfMessage(CITY_SLUGS) }),
  );

/** A picture or video to attach; only its URL is read, the other members of a media item are ignored. */
export class AttachedMediaDto {
  /** @example https://pictures.example/31.jpg */
  @IsHttpUrl(MAX_URL_LENGTH, 'Invalid URL')
  url!: string;
}

/**
 * Up to ten pictures or videos to attach; optional.
 * @param example for the OpenAPI document
 * @param others another list that counts against the same maximum
 */
const Attached = (example: AttachedMediaDto[], others?: 'images'): PropertyDecorator =>
  applyDecorators(
    Type(() => AttachedMediaDto),
    ApiProperty({ type: [AttachedMediaDto], required: false, maxItems: MAX_MEDIA, example }),
    Rule('attached', (value, draft) => attachedRefusal(value, others && draft[others])),
    ValidateNested({ message: 'must be of type object' }),
  );

function attachedRefusal(value: unknown, others: unknown): Refusal | undefined {
  if (value !== undefined && !Array.isArray(value)) return typeRefusal(value, 'array');
  const items: unknown[] = value ?? [];
  if (items.length > MAX_MEDIA) return `must name at most ${MAX_MEDIA}`;
  // An item that is itself a list would be validated as a list of items.
  const lists = items.flatMap((item, index) =>
    Array.isArray(item) ? [{ index, message: 'must be of type object' }] : [],
  );
  if (lists.length > 0) return lists;
  const together = items.length + (Array.isArray(others) ? others.length : 0);
  return others !== undefined && together > MAX_MEDIA
    ? `must be ${MAX_MEDIA} at most, together with images`
    : undefined;
}

/** The fields of an issue that is made from a post. */
class ConversionDto {
  /** @example "Pothole on Hill Road" */
  @IsText(5, 200)
  title!: string;
  /** @example "As written in the chat this morning: it is as wide as a scooter." */
  @IsText(10, 5000)
  description!: string;
  /** @example road */
  @IsOneOf(CATEGORY)
  category!: CategorySlug;
  /** The slug of a city or another of its names; converted to the slug. @example Bombay */
  @CityText()
  city!: CitySlug;
  /** @example high */
  @IsOptional()
  @IsOneOf(PRIORITY)
  priority: Priority = 'medium';
  /** What happens with personal data in the texts: hidden, unless `keep` is chosen. @example hide */
  @IsOptional()
  @IsOneOf(PERSONAL_DATA)
  personalData?: PersonalDataChoice;
}

/** The fields of an issue that is made from a chat message. */
@RefusedAs('unprocessable')
export class ConvertMessageDto extends ConversionDto {}

/** The media to attach instead of those of the mention. */
class AttachmentsDto {
  /** At most ten together with videos. */
  @Attached([{ url: 'https://pictures.example/31.jpg' }])
  images?: AttachedMediaDto[];
  /** At most ten together with images. */
  @Attached([], 'images')
  videos?: AttachedMediaDto[];
}

/** The fields of an issue that is made from a mention, and its media. */
@RefusedAs('unprocessable')
export class ConvertMentionDto extends IntersectionType(ConversionDto, AttachmentsDto) {}

/** The chat message to convert. */
@RefusedAs('unprocessable')
export class MessageIdDto {
  /** The id of the message in the feed. @example wire.7f3a21 */
  @IsText(1, 100)
  messageId!: string;
}

/** The mention on the photo platform to convert. */
@RefusedAs('unprocessable')
export class MediaIdDto {
  /** The id of the mention in the feed. @example "17895695668004550" */
  @IsText(1, 50)
  mediaId!: string;
}

/** The mention on the microblog to convert. */
@RefusedAs('unprocessable')
export class MicroPostIdDto {
  /** The id of the mention in the feed. @example "1790000000000000000" */
  @IsText(1, 50)
  microPostId!: string;
}

/** The issue that a message became. */
export class ConvertedMessageDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  /** @example "Pothole on Hill Road" */
  title!: string;
  @ValueOf(LIFECYCLE_STATUS)
  status!: LifecycleStatus;
  @Literal('chat')
  source!: 'chat';
  /** The platform's id of the message. @example wire.7f3a21 */
  messageId!: string;
  /** Always null: a chat message has no URL. */
  @ApiProperty({ type: 'null' })
  messageUrl!: null;
}

/** The issue that a post became. */
export class ConvertedMentionDto extends IssueDto {
  @Literal('photo', 'micro')
  source!: 'photo' | 'micro';
  /** The platform's id of the post. @example "17895695668004550" */
  microPostId!: string;
}
