import type { CitySlug } from '../../../kernel/cities';
import { CITY } from '../../../kernel/named-values';
import { Integer, Literal, Moment, ValueOf } from '../../../api/openapi/answer-fields';
import { FirstText } from '../../../api/validation/query-fields';
import { DECISIONS } from './flag-review.service';
import type { FlagRow } from './flag.queries';

/** The filter of the list of flags. */
export class FlagListQueryDto {
  /** One of spam, abuse, wronginfo, duplicate, other, or all. @example spam */
  @FirstText()
  reason: string = 'all';
}

/** All open reports of one target. */
export class ConsoleFlagDto {
  /** @example flg_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** The most frequent reason of the reports. @example Spam */
  reasonLabel!: string;
  /** The kind of the target: Issue, Comment, Media or Reporter profile. @example Issue */
  target!: string;
  /** The beginning of its text, or its name. @example "Buy my lamps" */
  snippet!: string;
  /** How many people reported it. */
  @Integer({ minimum: 1 })
  reporterCount!: number;
  /** Whether it is decided. */
  resolved!: boolean;
  /** The decision; empty while it is open. @example Removed */
  resolvedLabel!: string;
  /** Whether the target is a person, who can be banned. */
  showBan!: boolean;
}

/** A person's report about the target of a flag. */
export class FlagReportDto {
  /** @example Spam */
  reasonLabel!: string;
  /** Empty if none was given. @example "The same text is under six issues." */
  note!: string;
  @Moment()
  at!: string;
}

/** The target of a flag, and the reports about it. */
export class FlagDetailDto {
  /** @example flg_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** The text of the target: title and description of an issue, for media the file name or the post. */
  text!: string;
  /**
   * The issue that is the target, or to which it belongs; null for a person. @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h
   */
  issueId!: string | null;
  /** The city of the issue. */
  @ValueOf(CITY)
  cityId!: CitySlug | null;
  /**
   * For media a path of this service, or the URL of a post; null for other targets, and for media that are not shown.
   */
  mediaUrl!: string | null;
  /** The newest 100 reports. */
  reports!: FlagReportDto[];
}

/** A flag after a decision; the first decision counts. */
export class DecidedFlagDto {
  /** @example flg_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @Literal('open', ...Object.values(DECISIONS))
  status!: FlagRow['status'];
}
