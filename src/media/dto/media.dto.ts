import { z } from 'zod';
import { MEDIA_TYPES, MIME_TYPES, MOST_BYTES, UPLOAD_TYPES } from '../../kernel/media-types';
import { dto } from '../../platform/http/dto';
import { text } from '../../platform/http/fields';
import { THUMBNAIL_WIDTHS } from '../medium';

const LONGEST_URL = 2000;

const reference = z.object({
  type: z.literal('microblog'),
  url: z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }).max(LONGEST_URL),
});

const upload = z
  .object({
    type: z.literal('upload'),
    mimeType: z.enum(MIME_TYPES),
    fileName: text(1, 255),
    fileSize: z.int().min(1),
  })
  .check(({ value, issues }) => {
    const most = MOST_BYTES[UPLOAD_TYPES[value.mimeType]];
    if (value.fileSize <= most) return;
    issues.push({
      code: 'custom',
      path: ['fileSize'],
      message: `must be at most ${most}`,
      input: value.fileSize,
    });
  });

/** The two modes of one route. Which one a body is tells its `type`. */
export class AddMediaDto extends dto(
  z
    .discriminatedUnion('type', [reference, upload])
    .transform((body) => ({ body }))
    .meta({
      id: 'AddMedia',
      override: {
        oneOf: [
          {
            type: 'object',
            properties: {
              type: { const: 'microblog' },
              url: { type: 'string', format: 'uri', maxLength: LONGEST_URL },
            },
            required: ['type', 'url'],
          },
          {
            type: 'object',
            properties: {
              type: { const: 'upload' },
              mimeType: { enum: [...MIME_TYPES] },
              fileName: { type: 'string', minLength: 1, maxLength: 255 },
              fileSize: {
                type: 'integer',
                minimum: 1,
                description: `Bytes: at most ${MOST_BYTES.image} of an image, ${MOST_BYTES.video} of a video`,
              },
            },
            required: ['type', 'mimeType', 'fileName', 'fileSize'],
          },
        ],
      },
    }),
) {}

export class MediaItemDto extends dto(
  z
    .strictObject({
      mediaId: z.string(),
      type: z.enum(MEDIA_TYPES),
      url: z.string(),
      addedAt: z.iso.datetime(),
    })
    .meta({ id: 'AddedMedia' }),
) {}

export class UploadTicketDto extends dto(
  z
    .strictObject({
      mediaId: z.string(),
      uploadUrl: z.string().meta({
        description:
          'PUT the bytes here, with exactly the announced Content-Type and size; good until expiresAt',
      }),
      expiresAt: z.iso.datetime(),
      publicUrl: z.string().meta({ description: 'Shows the file once the PUT is complete' }),
    })
    .meta({ id: 'UploadTicket' }),
) {}

export class DeletedMediaDto extends dto(
  z.strictObject({ mediaId: z.string(), deleted: z.literal(true) }).meta({ id: 'DeletedMedia' }),
) {}

export class MediaFileQueryDto extends dto(
  z
    .object({
      w: z
        .enum(THUMBNAIL_WIDTHS.map(String) as [string, ...string[]])
        .transform(Number)
        .optional()
        .meta({ description: 'The width of a thumbnail in pixels; images only' }),
    })
    .meta({ id: 'MediaFileQuery' }),
) {}

export class UploadQueryDto extends dto(
  z
    // What does not fit is no upload: 403, not 400.
    .object({ expires: z.unknown().optional(), signature: z.unknown().optional() })
    .meta({ id: 'UploadQuery', description: 'As the uploadUrl has them' }),
) {}
