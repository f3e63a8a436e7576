import { type SourceLabel, SOURCE_LABELS } from '../../kernel/sources';
import { CONFIRMATION_STATE, FEED_STATUS } from '../../kernel/named-values';
import type { ConfirmationState } from '../../kernel/confirmations';
import type { FeedStatus } from '../../kernel/statuses';
import { Count, Formed, Integer, Literal, ValueOf } from '../../api/openapi/answer-fields';
import { FirstText } from '../../api/validation/query-fields';
import { BeforeAfterDto, OriginalIssueDto, OutcomeReasonDto } from '../../issues';
import { CityScopeDto } from '../city-scope.dto';
import { ListLimit, Words } from '../parameters';

/** A tile in place of a photo or a video. */
export class MediaTileDto {
  @Literal('photo', 'video')
  t!: 'photo' | 'video';
  d?: string;
}

/** The public data of an issue. */
export class PublicIssueDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** @example "Deep pothole at the Hill Road signal" */
  title!: string;
  /** The label of the category. @example Infrastructure */
  category!: string;
  /** @example "Bandra West" */
  area!: string;
  /** The code of the ward. @example H/West */
  ward!: string;
  /** @example "400050" */
  pincode!: string;
  /** The parliamentary constituency; the person who holds the office is not named. @example "Mumbai North Central" */
  mp!: string;
  /** The number of the ward; 0 if unknown. @example 11 */
  @Integer()
  wardNo!: number;
  @ValueOf(FEED_STATUS)
  status!: FeedStatus;
  /** Where it was reported. */
  @Literal(...Object.values(SOURCE_LABELS))
  channel!: SourceLabel;
  /** @example 41 */
  @Count()
  votes!: number;
  /** How long ago it was reported, in minutes, hours or days. */
  @Formed(/^\d+[mhd]$/, '2d')
  timeAgo!: string;
  /** The reporter's display name, or Anonymous. @example "Asha Kulkarni" */
  reporter!: string;
  /** Whether the reporter is a citizen reporter. @example true */
  isCR!: boolean;
  /** @example "19.0544° N, 72.8324° E" */
  coords!: string | null;
  /** @example "Hill Road signal, Bandra West" */
  addr!: string | null;
  /** Placeholder: a tile for each media item, without its file. */
  media!: MediaTileDto[];
  /** @example "A pothole as wide as a scooter has opened in the left lane just before the signal." */
  desc!: string;
  /** Why it was resolved without a repair; null if it was repaired, or is not resolved. */
  outcomeReason!: OutcomeReasonDto | null;
  /** Whether it was repaired, as people say who were asked; null if nobody was asked about its present state. */
  @ValueOf(CONFIRMATION_STATE)
  confirmation!: ConfirmationState | null;
  /** The photos that show the repair. */
  beforeAfter!: BeforeAfterDto[];
  /** Present if it is a duplicate of another issue: that issue; null if it is hidden by moderation. */
  duplicateOf?: OriginalIssueDto | null;
}

/** The filters of the list of issues. */
export class PublicIssueListQueryDto extends CityScopeDto {
  /** The label of a category, exactly; All: no filter. @example Infrastructure */
  @FirstText('All')
  category?: string;
  /** Text in the title, area, ward, pincode, id, category or name of the reporter. @example pothole */
  @Words()
  q?: string;
  @ListLimit()
  limit?: number;
}
