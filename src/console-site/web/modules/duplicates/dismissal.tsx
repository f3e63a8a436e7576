import { answerOf, api, type Schemas } from '../../api';
import { useAct } from '../../kit/act';
import { Button } from '../../kit/button';
import { showingConflict } from '../../kit/conflict';
import type { Loading } from '../../kit/load';
import { Refused } from '../../kit/refused';
import { inform, notify } from '../../kit/toast';

type Cluster = Schemas['DuplicateCluster'];
type Of = Pick<Cluster, 'id' | 'members'>;

/** @param dismissed whether the issues are to be no duplicates */
async function decide({ id: clusterId, members }: Of, dismissed: boolean, clusters: Loading<Cluster[]>) {
  const request = { params: { path: { clusterId } }, body: { members, dismissed } };
  await showingConflict(
    () => answerOf(api.POST('/api/admin/feed/duplicates/{clusterId}/dismiss', request)),
    clusters.reload,
  );
}

/** Says that the issues of a cluster are no duplicates; without a question, for it can be taken back at any time. */
async function dismiss(cluster: Of, clusters: Loading<Cluster[]>): Promise<void> {
  await decide(cluster, true, clusters);
  notify(`No duplicates: ${cluster.members.length} issues`, async () => {
    await decide(cluster, false, clusters);
    inform(`To be decided again: ${cluster.members.length} issues`);
    await clusters.reload();
  });
  await clusters.reload();
}

/** Takes back that they are no duplicates. */
async function proposeAgain(cluster: Of, clusters: Loading<Cluster[]>): Promise<void> {
  await decide(cluster, false, clusters);
  notify(`To be decided again: ${cluster.members.length} issues`, async () => {
    await decide(cluster, true, clusters);
    inform(`No duplicates: ${cluster.members.length} issues`);
    await clusters.reload();
  });
  await clusters.reload();
}

interface DismissalProps {
  cluster: Cluster;
  clusters: Loading<Cluster[]>;
  /** Which cluster it is, for those who hear the button alone. */
  heading: string;
}

/** The button that says that issues are no duplicates. */
export function Dismiss({ cluster, clusters, heading }: DismissalProps) {
  const { run, isBusy, refusal } = useAct();
  return (
    <>
      <Button isBusy={isBusy} onClick={() => void run(() => dismiss(cluster, clusters))}>
        No duplicates<span class="unseen">: {heading}</span>
      </Button>
      <Refused by={refusal} />
    </>
  );
}

/** What is said of issues that are no duplicates, with the way back. */
export function Dismissed({ cluster, clusters, heading }: DismissalProps) {
  const { run, isBusy, refusal } = useAct();
  return (
    <>
      <p>City staff have said that these are no duplicates.</p>
      <Button isBusy={isBusy} onClick={() => void run(() => proposeAgain(cluster, clusters))}>
        Decide again<span class="unseen">: {heading}</span>
      </Button>
      <Refused by={refusal} />
    </>
  );
}
