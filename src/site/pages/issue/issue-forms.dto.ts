import { FirstText } from '../../../api/validation/query-fields';
import { FormText } from '../../forms/form-fields';

/** Which part of an issue's thread is read, and which act has just been done. */
export class IssueQueryDto {
  @FirstText()
  after?: string;
  @FirstText()
  done?: string;
}

/** A person's support for an issue: `on` or `off`, so that a form sent twice does not take it back. */
export class UpvoteFormDto {
  @FormText()
  want = '';
  /** `report`: instead of sending one's own report, which is dropped once the support is counted. */
  @FormText()
  instead = '';
}

/** A form that does something once, however often it is sent. */
class KeyedFormDto {
  /** Made with the form. */
  @FormText()
  key = '';
}

/** A message for the thread. */
export class MessageFormDto extends KeyedFormDto {
  @FormText()
  content = '';
}

/** A rating of how an issue was resolved. */
export class RatingFormDto {
  @FormText()
  vote = '';
}

/** Why an issue should be reopened. */
export class ReopenFormDto extends KeyedFormDto {
  @FormText()
  reason = '';
}

/** Why an issue, a message, a photo or a person should be looked at. */
export class FlagFormDto {
  @FormText()
  flagReason = '';
  @FormText()
  note = '';
  /** The id of the message, photo or person; empty for the issue itself. */
  @FormText()
  target = '';
}

/** Which message an act is about. */
export class MessageActFormDto {
  @FormText()
  message = '';
}

/** A reaction to a message. */
export class ReactionFormDto extends MessageActFormDto {
  @FormText()
  emoji = '';
  /** What its reader had chosen as they saw it; empty: nothing. Without it the choice is turned over. */
  @FormText()
  mine?: string;
}

/** How an issue was resolved; photos come beside it. */
export class ResolveFormDto extends KeyedFormDto {
  @FormText()
  resolution = '';
}

/** Whether a request to reopen is granted. */
export class ReviewFormDto {
  @FormText()
  request = '';
  @FormText()
  action = '';
}
