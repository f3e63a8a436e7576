import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';
import { MEDIA_TYPE, MIME_TYPE } from '../../kernel/named-values';
import { type MediaType, MIME_TYPES, type MimeType, MAX_BYTES, UPLOAD_TYPES } from '../../kernel/media-types';
import { Literal, Moment, ValueOf } from '../../api/openapi/answer-fields';
import { fieldRule } from '../../api/validation/field-rule';
import { HttpUrl, OneOf, Optional, Text, wholeRefusal } from '../../api/validation/fields';
import { Rule } from '../../api/validation/rule';
import { THUMBNAIL_WIDTHS } from '../medium';

const MAX_URL_LENGTH = 2000;
const MODES = ['microblog', 'upload'] as const;
type Mode = (typeof MODES)[number];

/** The size of a file in bytes; the maximum depends on its type. */
const FileSize = (): PropertyDecorator =>
  fieldRule('fileSize', (value, { mimeType }) => fileSizeRefusal(value, mimeType), {
    type: 'integer',
    minimum: 1,
    description: `Bytes: at most ${MAX_BYTES.image} of an image, ${MAX_BYTES.video} of a video`,
  });

function fileSizeRefusal(value: unknown, mimeType: unknown): string | undefined {
  const isKnown = MIME_TYPES.includes(mimeType as MimeType);
  const most = isKnown ? MAX_BYTES[UPLOAD_TYPES[mimeType as MimeType]] : Number.MAX_SAFE_INTEGER;
  return wholeRefusal(value, 1, most);
}

/** A reference to a post on another site. */
export class MediaReferenceDto {
  @Literal('microblog')
  type!: 'microblog';
  /** The URL of the post. @example https://micro.example/asha/status/1790000000000000000 */
  @HttpUrl(MAX_URL_LENGTH)
  url!: string;
}

/** A file that is uploaded afterwards. */
export class MediaUploadDto {
  @Literal('upload')
  type!: 'upload';
  /** @example image/jpeg */
  @OneOf(MIME_TYPE)
  mimeType!: MimeType;
  /** @example pothole.jpg */
  @Text(1, 255)
  fileName!: string;
  /** @example 248000 */
  @FileSize()
  fileSize!: number;
}

/** Applies the rules of a field only in one of the two modes. */
const InMode = (mode: Mode): PropertyDecorator => ValidateIf(({ type }: AddMediaDto) => type === mode);

/** Either a `MediaReferenceDto` or a `MediaUploadDto`, as its `type` says. */
export class AddMediaDto {
  @Rule('mode', (value) =>
    MODES.includes(value as Mode)
      ? undefined
      : `Invalid discriminator value. Expected ${MODES.map((mode) => `'${mode}'`).join(' | ')}`,
  )
  type!: Mode;
  @InMode('microblog')
  @HttpUrl(MAX_URL_LENGTH)
  url!: string;
  @InMode('upload')
  @OneOf(MIME_TYPE)
  mimeType!: MimeType;
  @InMode('upload')
  @Text(1, 255)
  fileName!: string;
  @InMode('upload')
  @FileSize()
  fileSize!: number;
}

/** The reference that was attached. */
export class AddedMediaDto {
  /** @example med_01k0g4yq3fe8tr2v7b5x9cdm6h */
  mediaId!: string;
  @ValueOf(MEDIA_TYPE)
  type!: MediaType;
  /** @example https://micro.example/asha/status/1790000000000000000 */
  url!: string;
  @Moment()
  addedAt!: string;
}

/** Where to send the bytes of a file. */
export class UploadTicketDto {
  /** @example med_01k0g4yq3fe8tr2v7b5x9cdm6h */
  mediaId!: string;
  /** PUT the bytes to this URL, with exactly the announced Content-Type and size; valid until expiresAt. */
  uploadUrl!: string;
  @Moment()
  expiresAt!: string;
  /** The URL of the file once the PUT is complete. */
  publicUrl!: string;
}

/** The confirmation that an item was removed from its issue. */
export class DeletedMediaDto {
  /** @example med_01k0g4yq3fe8tr2v7b5x9cdm6h */
  mediaId!: string;
  @Literal(true)
  deleted!: true;
}

/** The requested version of a file. */
export class MediaFileQueryDto {
  /** The width of a thumbnail in pixels; images only. Without it the original size. @example 320 */
  @Optional()
  @Transform(({ value }: { value: unknown }) => widthOf(value))
  @ApiProperty({ enum: [...THUMBNAIL_WIDTHS], type: 'integer' })
  @Rule('width', (value) =>
    typeof value === 'number' ? undefined : `must be one of ${THUMBNAIL_WIDTHS.join(', ')}`,
  )
  w?: number;
}

function widthOf(value: unknown): unknown {
  return THUMBNAIL_WIDTHS.find((width) => String(width) === value) ?? value;
}

/** The parameters of an uploadUrl. Invalid ones are refused with 403 instead of 400. */
export class UploadQueryDto {
  @Optional()
  @ApiProperty({ type: 'string', description: 'The value in the uploadUrl' })
  @Rule('any', () => undefined)
  expires?: unknown;
  @Optional()
  @ApiProperty({ type: 'string', description: 'The value in the uploadUrl' })
  @Rule('any', () => undefined)
  signature?: unknown;
}
