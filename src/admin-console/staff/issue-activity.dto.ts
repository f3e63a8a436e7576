import { FEED_STATUS } from '../../kernel/named-values';
import type { FeedStatus } from '../../kernel/statuses';
import { Literal, Moment, ValueOf } from '../../api/openapi/answer-fields';
import { FirstText } from '../../api/validation/query-fields';
import { StaffFileDto } from './notes.dto';

/** The requested page of the activity. */
export class IssueActivityQueryDto {
  /** The id of the last entry of the previous page. */
  @FirstText()
  after: string = '';
}

/** Who did something: a person, or an account of the console. */
export class ActivityAuthorDto {
  /** @example usr_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** @example "Asha Kulkarni" */
  name!: string;
}

/** Something that happened to an issue. */
export class ActivityEntryDto {
  /** `message`, `answer`, `note`, `status`, `assign`, or the name of an act without its prefix. @example note */
  kind!: string;
  /** @example nte_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @Moment()
  at!: string;
  /** null: the service. Of an answer, the account that wrote it. */
  author!: ActivityAuthorDto | null;
  /** The words of a message, a note or an answer, or the reason that was given with an act. */
  text!: string | null;
  /** What happened, as a sentence; null for messages, notes and answers. @example "Hidden by Asha Kulkarni" */
  event!: string | null;
  /** The former status; null for a report. Only of changes of status. */
  @ValueOf(FEED_STATUS)
  from?: FeedStatus | null;
  /** The new status. Only of changes of status. */
  @ValueOf(FEED_STATUS)
  to?: FeedStatus;
  /** The shown name of the unit. Only of answers. */
  unit?: string;
  /** Whether an answer waits, or waited, for the reporter. Only of answers. */
  question?: boolean;
  /** Present only on a deleted message. */
  @Literal(true)
  deleted?: true;
  /** When the note was corrected; null if it was not. Only of notes. */
  @Moment()
  editedAt?: string | null;
  /** The ids of the accounts and units that were told of it. Only of notes. */
  mentions?: string[];
  /** Only of notes. */
  files?: StaffFileDto[];
}
