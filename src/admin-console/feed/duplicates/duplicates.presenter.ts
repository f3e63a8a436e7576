import type {
  DismissedClusterDto,
  DuplicateClusterDto,
  DuplicateEvidenceDto,
  MergedClusterDto,
  UnmergedClusterDto,
} from './duplicates.dto';
import { normalise } from '../../../kernel/text/normalise';
import type { DuplicateCluster } from '../../entities/duplicate-cluster.entity';
import type { DuplicateEvidence } from './duplicate-evidence.queries';
import type { ExplainedCluster } from './duplicate.queries';

/** A word, also with characters in it that nobody sees. */
const WORD = /[\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}]+/gu;
/** Shorter words do not describe the problem. */
const MIN_LETTERS = 3;
const SECONDS_PER_MINUTE = 60;

/** A cluster in the list of the console; its window is from the day of the first report to that of the last. */
export function presentCluster({
  id,
  category,
  ward,
  members,
  evidence,
  firstDay,
  lastDay,
  merged,
  canonicalIssueId,
  dismissedAt,
}: ExplainedCluster): DuplicateClusterDto {
  return {
    id,
    category,
    ward,
    window: `${firstDay}/${lastDay}`,
    members,
    evidence: evidence.map(presentEvidence),
    merged,
    canonicalIssueId: canonicalIssueId ?? undefined,
    dismissed: dismissedAt !== null,
  };
}

/** The similarities of a member to the first one (docs/api/console-feed.md#duplicates). */
export function presentEvidence(evidence: DuplicateEvidence): DuplicateEvidenceDto {
  const { issueId, title, firstTitle, metres, seconds, pictureDistance } = evidence;
  return {
    issueId,
    metres: metres === null ? null : Math.round(metres),
    minutes: Math.floor(seconds / SECONDS_PER_MINUTE),
    sharedWords: sharedWords(firstTitle, title),
    pictureDistance,
  };
}

function sharedWords(title: string, other: string): string[] {
  const others = wordsOf(other);
  return [...wordsOf(title)].filter(([key]) => others.has(key)).map(([, word]) => word);
}

/** The words of a title as they are written, by their normalised form. */
function wordsOf(title: string): Map<string, string> {
  const words = title.normalize('NFKC').toLowerCase().match(WORD) ?? [];
  return new Map(
    words.map((word) => [normalise(word), word] as const).filter(([key]) => key.length >= MIN_LETTERS),
  );
}

/** A cluster that was merged. */
export function presentMerged({
  id,
  canonicalIssueId,
}: Pick<MergedClusterDto, 'id' | 'canonicalIssueId'>): MergedClusterDto {
  return { id, merged: true, canonicalIssueId };
}

/** A cluster whose merge was undone. */
export function presentUnmerged({
  id,
  restored,
}: Pick<UnmergedClusterDto, 'id' | 'restored'>): UnmergedClusterDto {
  return { id, merged: false, restored };
}

/** A cluster after it was dismissed, or the dismissal was undone. */
export function presentDismissed({
  id,
  dismissedAt,
}: Pick<DuplicateCluster, 'id' | 'dismissedAt'>): DismissedClusterDto {
  return { id, dismissed: dismissedAt !== null };
}
