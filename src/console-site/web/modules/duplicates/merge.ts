import type { Schemas } from '../../api';
import { Refusal } from '../../refusal';

type Cluster = Schemas['DuplicateCluster'];

/**
 * Holds a cluster that is to be merged against what was asked about: the service merges whatever is in it by then.
 * @param now the clusters as they are now; @throws Refusal where others would be merged than somebody was asked about
 */
export function mustBeAsAsked(
  { id, members }: Pick<Cluster, 'id' | 'members'>,
  now: readonly Cluster[],
): void {
  const found = now.find((cluster) => cluster.id === id);
  // The service says what became of one that is gone.
  if (!found || found.members.join() === members.join()) return;
  throw new Refusal(409, [
    `The cluster has changed: it has ${found.members.length} issues now. Nothing was merged; look at it again.`,
  ]);
}
