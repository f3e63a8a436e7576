import type { CitySlug } from '../../kernel/cities';
import { CITY } from '../../kernel/named-values';
import { Integer, Literal, Moment, ValueOf } from '../../api/openapi/answer-fields';
import { FirstText } from '../../api/validation/query-fields';
import { DECISIONS } from './flag-review.service';
import type { FlagRow } from './flag.queries';

/** Which flags are listed. */
export class FlagListQueryDto {
  /** One of spam, abuse, wronginfo, duplicate, other, or all. @example spam */
  @FirstText()
  reason: string = 'all';
}

/** A flag: all open reports of one target. */
export class ConsoleFlagDto {
  /** @example flg_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** The reason most of the reports give. @example Spam */
  reasonLabel!: string;
  /** What kind of thing was flagged: Issue, Comment, Media or Reporter profile. @example Issue */
  target!: string;
  /** The beginning of its text, or its name. @example "Buy my lamps" */
  snippet!: string;
  /** How many people reported it. */
  @Integer({ minimum: 1 })
  reporterCount!: number;
  /** Whether it is decided. */
  resolved!: boolean;
  /** How it was decided; empty while it is open. @example Removed */
  resolvedLabel!: string;
  /** Whether a person was flagged, who can be banned. */
  showBan!: boolean;
}

/** What somebody said against the target of a flag. */
export class FlagReportDto {
  /** @example Spam */
  reasonLabel!: string;
  /** Empty where none was given. @example "The same text is under six issues." */
  note!: string;
  @Moment()
  at!: string;
}

/** What was flagged, whole, and what was said against it. */
export class FlagDetailDto {
  /** @example flg_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** The words of the target: of an issue its title and description, of media the name of the file or the post. */
  text!: string;
  /** The issue it is, or belongs to; null for a person. @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string | null;
  /** The city of the issue. */
  @ValueOf(CITY)
  cityId!: CitySlug | null;
  /** Of media a path of this service, or the address of a post; null of all else, and where nobody is shown it. */
  mediaUrl!: string | null;
  /** The newest 100. */
  reports!: FlagReportDto[];
}

/** A flag after a decision: the first one that was made about it. */
export class DecidedFlagDto {
  /** @example flg_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @Literal('open', ...Object.values(DECISIONS))
  status!: FlagRow['status'];
}
