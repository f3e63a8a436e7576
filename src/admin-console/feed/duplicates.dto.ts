import { Literal } from '../../api/openapi/answer-fields';

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
  merged!: boolean;
  /** Present once it is merged. @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  canonicalIssueId?: string;
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
