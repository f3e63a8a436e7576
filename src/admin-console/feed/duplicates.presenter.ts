import type { DuplicateClusterDto, MergedClusterDto } from './duplicates.dto';
import type { Cluster } from './duplicates.service';

/** A cluster as the console lists it; its window goes from the day of the first report to that of the last. */
export function presentCluster({
  id,
  category,
  ward,
  members,
  firstAt,
  lastAt,
  merged,
  canonicalIssueId,
}: Cluster): DuplicateClusterDto {
  const window = `${firstAt.toISOString().slice(0, 10)}/${lastAt.toISOString().slice(0, 10)}`;
  return { id, category, ward, window, members, merged, canonicalIssueId: canonicalIssueId ?? undefined };
}

/** A cluster that was merged. */
export function presentMerged({
  id,
  canonicalIssueId,
}: Pick<MergedClusterDto, 'id' | 'canonicalIssueId'>): MergedClusterDto {
  return { id, merged: true, canonicalIssueId };
}
