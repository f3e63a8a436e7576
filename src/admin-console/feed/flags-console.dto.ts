import { Integer, Literal } from '../../api/openapi/answer-fields';
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

/** A flag after a decision: the first one that was made about it. */
export class DecidedFlagDto {
  /** @example flg_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @Literal('open', ...Object.values(DECISIONS))
  status!: FlagRow['status'];
}
