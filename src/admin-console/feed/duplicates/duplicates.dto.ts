import { Count, Literal } from '../../../api/openapi/answer-fields';
import { IsFlag, IsNested, IsOptional } from '../../../api/validation/fields';
import { IsListOfTexts } from '../../../api/validation/list-fields';

/** The similarities of a member of a cluster to the first one. */
export class DuplicateEvidenceDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6j */
  issueId!: string;
  /** The distance between the two; null if one has no coordinates. @example 12 */
  @Count()
  metres!: number | null;
  /** How much later it was reported. @example 95 */
  @Count()
  minutes!: number;
  /** Words of both titles, in lower case. @example ["pothole", "signal"] */
  sharedWords!: string[];
  /**
   * The number of different bits, of 64, between their most similar pictures; up to 6 means the same picture; null if
   * one has none.
   * @example 2
   */
  @Count()
  pictureDistance!: number | null;
}

/** A group of issues that seem to be the same. */
export class DuplicateClusterDto {
  /** @example dup_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** @example Infrastructure */
  category!: string;
  /** The code of the ward. @example H/West */
  ward!: string;
  /** The days from the first report to the last (ISO 8601). @example 2026-03-12/2026-03-14 */
  window!: string;
  /** Ids of issues, oldest first. @example ["iss_01k0g4yq3fe8tr2v7b5x9cdm6h"] */
  members!: string[];
  /** The similarities of each further member to the first one, in the order of the members. */
  evidence!: DuplicateEvidenceDto[];
  merged!: boolean;
  /** Present if it was merged. @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  canonicalIssueId?: string;
  /** Whether city staff dismissed it, as its issues are no duplicates. */
  dismissed!: boolean;
}

/** The members to merge. */
export class MergeClusterDto {
  /**
   * The ids of all members, oldest first; if the cluster now has other members, nothing is merged.
   * @example ["iss_01k0g4yq3fe8tr2v7b5x9cdm6h"]
   */
  @IsOptional()
  @IsListOfTexts({ min: 1 })
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

/** The merge that was seen. */
export class UndoMergeDto {
  /** If the cluster now has other members, nothing is undone. */
  @IsOptional()
  @IsNested(() => MergeClusterDto)
  from?: MergeClusterDto;
}

/** A cluster after its merge was undone. */
export class UnmergedClusterDto {
  /** @example dup_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @Literal(false)
  merged!: false;
  /** The ids of the issues that are by themselves again. @example ["iss_01k0g4yq3fe8tr2v7b5x9cdm6h"] */
  restored!: string[];
}

/** The issues that are no duplicates. */
export class DismissClusterDto extends MergeClusterDto {
  /** false undoes the dismissal. @example true */
  @IsOptional()
  @IsFlag()
  dismissed?: boolean;
}

/** A cluster after it was dismissed, or the dismissal was undone. */
export class DismissedClusterDto {
  /** @example dup_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  dismissed!: boolean;
}
