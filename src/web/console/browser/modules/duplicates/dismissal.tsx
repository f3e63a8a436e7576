import { answerOf, api, type Schemas } from '../../api';
import { rereadOnConflict, useAction } from '../../kit/actions/use-action';
import { Button } from '../../kit/button';
import type { Read } from '../../kit/reads/hooks';
import { Refused } from '../../kit/actions/refused';
import { inform, notify } from '../../kit/actions/toast';
import { Permitted } from '../../rights';
import { countOf, textOf } from '../../words';

type Cluster = Schemas['DuplicateCluster'];
type Of = Pick<Cluster, 'id' | 'members'>;

/** @param dismissed true: the issues are no duplicates */
async function decide({ id: clusterId, members }: Of, dismissed: boolean, clusters: Read<Cluster[]>) {
  const request = { params: { path: { clusterId } }, body: { members, dismissed } };
  await rereadOnConflict(
    () => answerOf(api.POST('/api/admin/feed/duplicates/{clusterId}/dismiss', request)),
    clusters.reload,
  );
}

/**
 * Dismisses the issues of a cluster as no duplicates, or takes that back. There is no confirmation, because it can be
 * undone at any time.
 */
async function settle(cluster: Of, dismissed: boolean, clusters: Read<Cluster[]>): Promise<void> {
  const said = (isDismissed: boolean) =>
    `${textOf(isDismissed ? 'moderation.noDuplicates' : 'moderation.toBeDecidedAgain')}: ${countOf('count.issue', cluster.members.length)}`;
  await decide(cluster, dismissed, clusters);
  notify(said(dismissed), async () => {
    await decide(cluster, !dismissed, clusters);
    inform(said(!dismissed));
    await clusters.reload();
  });
  await clusters.reload();
}

interface DismissalProps {
  cluster: Cluster;
  clusters: Read<Cluster[]>;
  /** The heading of the cluster, for screen readers, which read only the button. */
  heading: string;
}

/** The button that dismisses a cluster. */
export function Dismiss({ cluster, clusters, heading }: DismissalProps) {
  const { run, isBusy, refusal } = useAction();
  return (
    <>
      <Button isBusy={isBusy} onClick={() => void run(() => settle(cluster, true, clusters))}>
        {textOf('moderation.noDuplicates')}
        <span class="unseen">: {heading}</span>
      </Button>
      <Refused by={refusal} />
    </>
  );
}

/** The text about a dismissed cluster, with the button that takes it back. */
export function Dismissed({ cluster, clusters, heading }: DismissalProps) {
  const { run, isBusy, refusal } = useAction();
  return (
    <>
      <p>{textOf('moderation.cityStaffDecidedThat')}</p>
      <Permitted to="feed">
        <Button isBusy={isBusy} onClick={() => void run(() => settle(cluster, false, clusters))}>
          {textOf('moderation.decideAgain')}
          <span class="unseen">: {heading}</span>
        </Button>
      </Permitted>
      <Refused by={refusal} />
    </>
  );
}
