import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsString } from 'class-validator';
import { REACTION, SHOWN_AS, TOKEN_ROLE } from '../../kernel/named-values';
import { type Reaction, reactionOf, REACTIONS } from '../../kernel/reactions';
import type { ShownAs } from '../../kernel/people/shown-as';
import type { TokenRole } from '../../kernel/people/roles';
import { Literal, Moment, ValueOf } from '../../api/openapi/answer-fields';
import { PageDto } from '../../api/page.dto';
import { IsOneOf, IsOptional, IsText } from '../../api/validation/fields';
import { PERSONAL_DATA, RemovedRangesDto } from '../../issues';
import type { PersonalDataChoice } from '../../personal-data';
import { IsPageCursor, IsPageLimit } from '../../api/validation/query-fields';
import { wrongType } from '../../api/validation/rule';
import { MAX_CONTENT_LENGTH } from '../message';

const MESSAGE_TEXT = { enum: ['content'] as const, enumName: 'MessageText' };

/** How many people reacted with each emoji; {} when nobody did. */
const ReactionCounts = (): PropertyDecorator =>
  ApiProperty({
    type: 'object',
    properties: Object.fromEntries(REACTIONS.map((emoji) => [emoji, { type: 'integer', minimum: 1 }])),
    example: { '👍': 2 },
  });

/** What is to be removed from a message. */
export class RedactMessageDto extends RemovedRangesDto {
  /** @example content */
  @IsOptional()
  @IsOneOf(MESSAGE_TEXT)
  field = 'content' as const;
}

/** Who wrote a message. */
export class MessageAuthorDto {
  /** @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h */
  userId!: string;
  /** @example "Asha Kulkarni" */
  displayName!: string;
  avatarUrl!: string | null;
  @ValueOf(TOKEN_ROLE)
  role!: TokenRole;
}

/** A message, in the answer to its author. */
export class PostedMessageDto {
  /** @example msg_01k0g4yq3fe8tr2v7b5x9cdm6h */
  messageId!: string;
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  /** Plain text. @example "Still dark." */
  @ApiProperty({ type: 'string', maxLength: MAX_CONTENT_LENGTH })
  content!: string;
  author!: MessageAuthorDto;
  /** How many people reacted with each emoji; {} when nobody did. */
  @ReactionCounts()
  reactions!: Partial<Record<Reaction, number>>;
  @Moment()
  createdAt!: string;
  /** Present only on an answer of the city. */
  @Literal(true)
  answer?: true;
}

/** A message in a thread. */
export class MessageDto extends PostedMessageDto {
  /** The reader's own reaction; null without a valid Authorization header. */
  @ValueOf(REACTION)
  myReaction!: Reaction | null;
  @Moment()
  editedAt!: string | null;
  /** Present if the reader wrote it without their name. */
  @Literal(true)
  mine?: true;
  /** Present only on a deleted message. */
  @Literal(true)
  deleted?: true;
}

/** One page of a thread. */
export class MessagePageDto extends PageDto {
  items!: MessageDto[];
}

/** The requested page of a thread. */
export class MessageListQueryDto {
  @IsPageLimit()
  limit: number = 50;
  @IsPageCursor(
    'The nextKey of the previous page, or the messageId of a message of this thread: the page begins after it',
  )
  lastKey?: string;
}

/** A new message. */
export class PostMessageDto {
  /** Markup is removed. @example "Still dark." */
  @IsText(1, MAX_CONTENT_LENGTH)
  content!: string;
  /** What happens with personal data in the text, as for a report. @example hide */
  @IsOptional()
  @IsOneOf(PERSONAL_DATA)
  personalData?: PersonalDataChoice;
  /** How the author is shown; by default as before in the issue, else as they chose. @example name */
  @IsOptional()
  @IsOneOf(SHOWN_AS)
  shownAs?: ShownAs;
}

const MAX_EMOJI_LENGTH = 8;

const IsReaction = (): PropertyDecorator =>
  applyDecorators(
    IsString(wrongType('string')),
    IsIn(REACTIONS, { message: `must be one of ${REACTIONS.join(' ')}` }),
  );

/** A reaction to a message. */
export class ReactDto {
  /** With or without the emoji presentation selector. @example 👍 */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.length <= MAX_EMOJI_LENGTH ? (reactionOf(value) ?? value) : value,
  )
  @ApiProperty({ enum: [...REACTIONS], enumName: 'Reaction' })
  @IsReaction()
  emoji!: Reaction;
}

/** The reactions to a message after one changed. */
export class ReactedDto {
  /** @example msg_01k0g4yq3fe8tr2v7b5x9cdm6h */
  messageId!: string;
  /** How many people reacted with each emoji; {} when nobody did. */
  @ReactionCounts()
  reactions!: Partial<Record<Reaction, number>>;
  /** null if the reaction was removed. */
  @ValueOf(REACTION)
  myReaction!: Reaction | null;
}

/** The confirmation that a message is deleted. */
export class DeletedMessageDto {
  /** @example msg_01k0g4yq3fe8tr2v7b5x9cdm6h */
  messageId!: string;
  @Literal(true)
  deleted!: true;
}
