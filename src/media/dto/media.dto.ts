import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow as Keep, IsIn, ValidateIf } from 'class-validator';
import { MEDIA_TYPE, MIME_TYPE } from '../../kernel/named-values';
import { type MediaType, MIME_TYPES, type MimeType, MAX_BYTES, UPLOAD_TYPES } from '../../kernel/media-types';
import { Literal, Moment, ValueOf } from '../../api/openapi/answer-fields';
import {
  IsHttpUrl,
  IsOneOf,
  IsOptional,
  IsText,
  IsWholeNumber,
  oneOfMessage,
} from '../../api/validation/fields';
import { Rule } from '../../api/validation/rule';
import { THUMBNAIL_WIDTHS } from '../medium';

const MAX_URL_LENGTH = 2000;
const MODES = ['microblog', 'upload'] as const;
type Mode = (typeof MODES)[number];

/** The size of a file in bytes; the maximum depends on its type. */
const FileSize = (): PropertyDecorator =>
  applyDecorators(
    IsWholeNumber(1),
    ApiProperty({
      description: `Bytes: at most ${MAX_BYTES.image} of an image, ${MAX_BYTES.video} of a video`,
    }),
    Rule('maxFileSize', (value, { mimeType }) => fileSizeRefusal(value as number, mimeType)),
  );

function fileSizeRefusal(size: number, mimeType: unknown): string | undefined {
  if (!MIME_TYPES.includes(mimeType as MimeType)) return undefined;
  const most = MAX_BYTES[UPLOAD_TYPES[mimeType as MimeType]];
  return size > most ? `must be at most ${most}` : undefined;
}

/** A reference to a post on another site. */
export class MediaReferenceDto {
  @Literal('microblog')
  type!: 'microblog';
  /** The URL of the post. @example https://micro.example/asha/status/1790000000000000000 */
  @IsHttpUrl(MAX_URL_LENGTH)
  url!: string;
}

/** A file that is uploaded afterwards. */
export class MediaUploadDto {
  @Literal('upload')
  type!: 'upload';
  /** @example image/jpeg */
  @IsOneOf(MIME_TYPE)
  mimeType!: MimeType;
  /** @example pothole.jpg */
  @IsText(1, 255)
  fileName!: string;
  /** @example 248000 */
  @FileSize()
  fileSize!: number;
}

/** Applies the rules of a field only in one of the two modes. */
const InMode = (mode: Mode): PropertyDecorator => ValidateIf(({ type }: AddMediaDto) => type === mode);

/** Either a `MediaReferenceDto` or a `MediaUploadDto`, as its `type` says. */
export class AddMediaDto {
  @IsIn(MODES, {
    message: `Invalid discriminator value. Expected ${MODES.map((mode) => `'${mode}'`).join(' | ')}`,
  })
  type!: Mode;
  @InMode('microblog')
  @IsHttpUrl(MAX_URL_LENGTH)
  url!: string;
  @InMode('upload')
  @IsOneOf(MIME_TYPE)
  mimeType!: MimeType;
  @InMode('upload')
  @IsText(1, 255)
  fileName!: string;
  @InMode('upload')
  @FileSize()
  fileSize!: number;
}

/** The item that was attached: a reference, or a photo that city staff sent. */
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
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => widthOf(value))
  @ApiProperty({ enum: [...THUMBNAIL_WIDTHS], type: 'integer' })
  @IsIn(THUMBNAIL_WIDTHS, { message: oneOfMessage(THUMBNAIL_WIDTHS) })
  w?: number;
}

function widthOf(value: unknown): unknown {
  return THUMBNAIL_WIDTHS.find((width) => String(width) === value) ?? value;
}

/** The parameters of an uploadUrl. Invalid ones are refused with 403 instead of 400. */
export class UploadQueryDto {
  @IsOptional()
  @ApiProperty({ type: 'string', description: 'The value in the uploadUrl' })
  @Keep()
  expires?: unknown;
  @IsOptional()
  @ApiProperty({ type: 'string', description: 'The value in the uploadUrl' })
  @Keep()
  signature?: unknown;
}
