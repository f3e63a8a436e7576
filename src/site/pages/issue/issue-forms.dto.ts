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
}

/** A message for the thread. */
export class MessageFormDto {
  @FormText()
  content = '';
}

/** A rating of how an issue was resolved. */
export class RatingFormDto {
  @FormText()
  vote = '';
}

/** Why an issue should be reopened. */
export class ReopenFormDto {
  @FormText()
  reason = '';
}

/** Why an issue, or a message of its thread, should be looked at. */
export class FlagFormDto {
  @FormText()
  flagReason = '';
  @FormText()
  note = '';
  /** The id of the message; empty for the issue itself. */
  @FormText()
  message = '';
}
