import { Moment, ValueOf } from '../../../api/openapi/answer-fields';
import { IsOptional, IsText } from '../../../api/validation/fields';
import { IsListOfObjects, IsListOfTexts } from '../../../api/validation/list-fields';
import type { MediaType } from '../../../kernel/media-types';
import { MEDIA_TYPE } from '../../../kernel/named-values';

const MAX_TITLE = 200;
const [MIN_PARTS, MAX_PARTS] = [2, 10];
const MAX_IDS = 1000;

/** An issue that becomes of a part of another. */
export class PartDto {
  /** @example "Lamp out at the bus stop" */
  @IsText(1, MAX_TITLE)
  title!: string;
  /** Messages of the thread that move to it, without answers of the city. */
  @IsOptional()
  @IsListOfTexts({ max: MAX_IDS }, { example: [] })
  messageIds: string[] = [];
  /** Photos, videos and posts of the issue that move to it, without those that show a repair. */
  @IsOptional()
  @IsListOfTexts({ max: MAX_IDS }, { example: [] })
  mediaIds: string[] = [];
  /** The people whose upvotes move to it. */
  @IsOptional()
  @IsListOfTexts({ max: MAX_IDS }, { example: [] })
  supporterIds: string[] = [];
}

/** How to split an issue. */
export class SplitIssueDto {
  @IsListOfObjects(() => PartDto, { min: MIN_PARTS, max: MAX_PARTS })
  parts!: PartDto[];
}

/** The issues that an issue was split into. */
export class SplitIssuesDto {
  /** The ids of the new issues, in the order of the parts. @example ["iss_01k0g4yq3fe8tr2v7b5x9cdm6h"] */
  issueIds!: string[];
}

/** A message that can move to a part of an issue. */
export class MovableMessageDto {
  /** @example msg_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** The shown name. @example "Asha Kulkarni" */
  author!: string;
  /** Its first 200 characters. @example "The bin beside it is full, too." */
  text!: string;
  @Moment()
  at!: string;
}

/** A photo, a video or a post that can move to a part of an issue. */
export class MovableMediumDto {
  /** @example med_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @ValueOf(MEDIA_TYPE)
  type!: MediaType;
  /** A path of this service, or the URL of a post. @example /media/med_01k0g4yq3fe8tr2v7b5x9cdm6h */
  url!: string;
}

/** Somebody whose upvote can move to a part of an issue. */
export class SupporterDto {
  /** @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** null: somebody who does not show their name. @example "Asha Kulkarni" */
  name!: string | null;
  /** When they upvoted it. */
  @Moment()
  at!: string;
}

/** What the parts of an issue can have. */
export class MovableDto {
  messages!: MovableMessageDto[];
  media!: MovableMediumDto[];
  supporters!: SupporterDto[];
}
