import { z } from 'zod';
import { REACTIONS, reactionOf } from '../../kernel/reactions';
import { TOKEN_ROLES } from '../../kernel/roles';
import { dto } from '../../platform/http/dto';
import { pageCursor, pageLimit, text } from '../../platform/http/fields';
import { pageDto } from '../../platform/http/page';
import { MAX_CONTENT_LENGTH } from '../message';

const reactions = z
  .partialRecord(z.enum(REACTIONS), z.int().min(1))
  .meta({ id: 'Reactions', description: 'How many people reacted with each emoji; {} when nobody did' });
const myReaction = z.enum(REACTIONS).nullable();

const posted = z.strictObject({
  messageId: z.string(),
  issueId: z.string(),
  content: z.string().meta({ maxLength: MAX_CONTENT_LENGTH }),
  author: z.strictObject({
    userId: z.string(),
    displayName: z.string(),
    avatarUrl: z.string().nullable(),
    role: z.enum(TOKEN_ROLES),
  }),
  reactions,
  createdAt: z.iso.datetime(),
});

const message = posted
  .extend({
    myReaction: myReaction.meta({ description: 'null without a valid Authorization header' }),
    editedAt: z.iso.datetime().nullable(),
    deleted: z.literal(true).optional().meta({ description: 'Present on a deleted message alone' }),
  })
  .meta({ id: 'Message' });

export class MessageDto extends dto(message) {}

export class PostedMessageDto extends dto(posted.meta({ id: 'PostedMessage' })) {}

export class MessagePageDto extends pageDto(message, 'MessagePage') {}

export class MessageListQueryDto extends dto(
  z
    .object({
      limit: pageLimit(50),
      lastKey: pageCursor().meta({
        description:
          'The nextKey of the previous page, or the messageId of a message of this thread: the page begins after it',
      }),
    })
    .meta({ id: 'MessageListQuery' }),
) {}

export class PostMessageDto extends dto(
  z.object({ content: text(1, MAX_CONTENT_LENGTH) }).meta({ id: 'PostMessage' }),
) {}

export class ReactDto extends dto(
  z
    .object({
      emoji: z
        .string()
        .max(8, `must be one of ${REACTIONS.join(' ')}`)
        .transform((value, context) => {
          const reaction = reactionOf(value);
          if (reaction) return reaction;
          context.addIssue({ code: 'custom', message: `must be one of ${REACTIONS.join(' ')}` });
          return z.NEVER;
        })
        .meta({ override: { type: 'string', enum: [...REACTIONS] } }),
    })
    .meta({ id: 'React' }),
) {}

export class ReactedDto extends dto(
  z.strictObject({ messageId: z.string(), reactions, myReaction }).meta({ id: 'Reacted' }),
) {}

export class DeletedMessageDto extends dto(
  z.strictObject({ messageId: z.string(), deleted: z.literal(true) }).meta({ id: 'DeletedMessage' }),
) {}
