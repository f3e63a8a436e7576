import type { Schemas } from '../../api';
import { useCity } from '../../city';
import { rereadOnConflict, useAction } from '../../kit/actions/use-action';
import { Refused } from '../../kit/actions/refused';
import { inform, notify } from '../../kit/actions/toast';
import { Button } from '../../kit/button';
import { ask } from '../../kit/dialog';
import type { Read } from '../../kit/reads/hooks';
import { Permitted } from '../../rights';
import { hrefOf } from '../../router';
import { mergeIssues, undoMerge } from './merge-calls';
import { countOf } from '../../words';

type Cluster = Schemas['DuplicateCluster'];

interface MergingProps {
  cluster: Cluster;
  clusters: Read<Cluster[]>;
  /** The heading of the cluster, for screen readers, which read only the button. */
  heading: string;
}

/** Takes a merge back. There is no confirmation, as the issues can be merged again. */
async function undo(cluster: Cluster, clusters: Read<Cluster[]>): Promise<void> {
  await rereadOnConflict(() => undoMerge(cluster), clusters.reload);
  inform(`Not merged any more: ${countOf('count.issue', cluster.members.length)}`);
  await clusters.reload();
}

/** Asks first, with the titles of the issues. @param titles of the members, in their order */
function merge({ cluster, clusters }: MergingProps, titles: readonly string[]): void {
  const { members } = cluster;
  ask({
    title: `Merge ${members.length} issues`,
    text: 'The first report stays. The others are joined with it and leave the lists, except closed ones: their supporters and followers move to it, and their reporters are told. This can be undone for 30 days.',
    details: (
      <ol>
        {members.map((id, index) => (
          <li key={id} class="words" dir="auto">
            {titles[index]}
          </li>
        ))}
      </ol>
    ),
    confirm: 'Merge',
    isDangerous: true,
    act: async () => {
      await rereadOnConflict(() => mergeIssues(cluster), clusters.reload);
      notify('Merged', () => undo(cluster, clusters));
      await clusters.reload();
    },
  });
}

/** The button that merges a cluster. */
export function Merge({ titles, ...props }: MergingProps & { titles: readonly string[] }) {
  return (
    <button type="button" class="primary" onClick={() => merge(props, titles)}>
      Merge {props.cluster.members.length} issues<span class="unseen">: {props.heading}</span>
    </button>
  );
}

/** The text about a merged cluster, with the button that takes it back. */
export function MergedPart({ cluster, clusters, heading }: MergingProps) {
  const { run, isBusy, refusal } = useAction();
  const city = useCity();
  return (
    <>
      <p>
        Merged into <a href={hrefOf(`/feed/${cluster.canonicalIssueId}`, { city })}>one issue</a>.
      </p>
      <Permitted to="feed">
        <Button isBusy={isBusy} onClick={() => void run(() => undo(cluster, clusters))}>
          Undo the merge<span class="unseen">: {heading}</span>
        </Button>
      </Permitted>
      <Refused by={refusal} />
    </>
  );
}
