import { Count, Literal } from '../../api/openapi/answer-fields';
import { Flag, ListOf, Optional } from '../../api/validation/fields';
import { typeRefusal } from '../../api/validation/rule';

/** What a member of a cluster has in common with the first one. */
export class DuplicateEvidenceDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6j */
  issueId!: string;
  /** Between the two places; null where one has none. @example 12 */
  @Count()
  metres!: number | null;
  /** By how much it was reported later. @example 95 */
  @Count()
  minutes!: number;
  /** Words both titles have, in lower case. @example ["pothole", "signal"] */
  sharedWords!: string[];
  /**
   * In how many of 64 bits their nearest pictures differ, up to 6 being one picture; null where one has none.
   * @example 2
   */
  @Count()
  pictureDistance!: number | null;
}

/** Issues that seem to be one. */
export class DuplicateClusterDto {
  /** @example dup_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** @example Infrastructure */
  category!: string;
  /** The code of the ward. @example H/West */
  ward!: string;
  /** From the first report to the last, as days (ISO 8601). @example 2026-03-12/2026-03-14 */
  window!: string;
  /** Ids of issues, the oldest first. @example ["iss_01k0g4yq3fe8tr2v7b5x9cdm6h"] */
  members!: string[];
  /** Why each member but the first seems to be that one, in the order of the members. */
  evidence!: DuplicateEvidenceDto[];
  merged!: boolean;
  /** Present once it is merged. @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  canonicalIssueId?: string;
  /** Whether city staff have said that its issues are no duplicates. */
  dismissed!: boolean;
}

/** Which members are to be merged. */
export class MergeClusterDto {
  /**
   * The ids of all members, the oldest first; where the cluster has others by now nothing is merged.
   * @example ["iss_01k0g4yq3fe8tr2v7b5x9cdm6h"]
   */
  @Optional()
  @ListOf((id) => typeRefusal(id, 'string'), { min: 1 }, { type: 'string' })
  members?: string[];
}

/** A cluster after it was merged. */
export class MergedClusterDto {
  /** @example dup_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @Literal(true)
  merged!: true;
  /** The issue the others are duplicates of. @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  canonicalIssueId!: string;
}

/** Which issues are no duplicates. */
export class DismissClusterDto extends MergeClusterDto {
  /** false: it is taken back that they are none. @example true */
  @Optional()
  @Flag()
  dismissed?: boolean;
}

/** A cluster after it was said whether its issues are duplicates. */
export class DismissedClusterDto {
  /** @example dup_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  dismissed!: boolean;
}
