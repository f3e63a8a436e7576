import { FirstText } from '../../../../api/validation/query-fields';
import { FormText, FormTexts } from '../../forms/form-fields';
import { DecidedWordsDto } from '../../forms/found-words.service';

/** The requested page of the thread, the act that has just been done, and the merged issue that was opened instead. */
export class IssueQueryDto {
  @FirstText()
  after?: string;
  @FirstText()
  done?: string;
  @FirstText()
  joined?: string;
  /** Present: the reader wants to cover parts of the photos. */
  @FirstText()
  cover?: string;
}

/** How a person wants to be shown in an issue. */
export class ShownAsFormDto {
  @FormText()
  shownAs = '';
}

/** The parts of a photo that are covered. */
export class CoverFormDto {
  @FormText()
  photo = '';
  /** `column-row` of a grid. */
  @FormTexts()
  cells: string[] = [];
  /** Those that were chosen with a script: the corner and the sides of each, in parts of those of the photo. */
  @FormTexts()
  parts: string[] = [];
}

/** A person's support for an issue: `on` or `off`, so that a repeated form does not toggle it. */
export class UpvoteFormDto {
  @FormText()
  want = '';
  /** `report`: instead of one's own report, whose draft is dropped once the support is counted. */
  @FormText()
  instead = '';
}

/** A form that is processed once, however often it is sent. */
class KeyedFormDto extends DecidedWordsDto {
  /** Generated with the form. */
  @FormText()
  key = '';
  /** How its author wants to be shown in the issue; empty: as before, else as they chose. */
  @FormText()
  shownAs = '';
}

/** A new message in the thread. */
export class MessageFormDto extends KeyedFormDto {
  @FormText()
  content = '';
}

/** A rating of a resolution. */
export class RatingFormDto {
  @FormText()
  vote = '';
}

/** An answer whether the issue was repaired. */
export class ConfirmationFormDto {
  @FormText()
  answer = '';
  @FormText()
  words = '';
}

/** How exactly everyone is to see the place of the issue. */
export class PlaceFormDto {
  @FormText()
  place = '';
}

/** The reason to reopen an issue. */
export class ReopenFormDto extends KeyedFormDto {
  @FormText()
  reason = '';
}

/** A flag of an issue, a message, a photo or a person. */
export class FlagFormDto {
  @FormText()
  flagReason = '';
  @FormText()
  note = '';
  /** The id of the message, photo or person; empty for the issue itself. */
  @FormText()
  target = '';
}

/** The message of an act. */
export class MessageActFormDto {
  @FormText()
  message = '';
}

/** A reaction to a message. */
export class ReactionFormDto extends MessageActFormDto {
  @FormText()
  emoji = '';
  /** The reaction the reader saw as their own; empty: none. Without it, the reaction is toggled. */
  @FormText()
  mine?: string;
}

/** How an issue was resolved; photos are sent in the same form. */
export class ResolveFormDto extends KeyedFormDto {
  @FormText()
  resolution = '';
}

/** The decision about a reopen request. */
export class ReviewFormDto {
  @FormText()
  request = '';
  @FormText()
  action = '';
}
