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
import { countOf, partsOf, textOf } from '../../words';

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
  inform(textOf('issue.notMergedAnyMore', { countOf: countOf('count.issue', cluster.members.length) }));
  await clusters.reload();
}

/** Asks first, with the titles of the issues. @param titles of the members, in their order */
function merge({ cluster, clusters }: MergingProps, titles: readonly string[]): void {
  const { members } = cluster;
  ask({
    title: countOf('moderation.mergeIssues', members.length),
    text: textOf('moderation.theFirstReportStays'),
    details: (
      <ol>
        {members.map((id, index) => (
          <li key={id} class="words" dir="auto">
            {titles[index]}
          </li>
        ))}
      </ol>
    ),
    confirm: textOf('common.merge'),
    isDangerous: true,
    act: async () => {
      await rereadOnConflict(() => mergeIssues(cluster), clusters.reload);
      notify(textOf('common.merged'), () => undo(cluster, clusters));
      await clusters.reload();
    },
  });
}

/** The button that merges a cluster. */
export function Merge({ titles, ...props }: MergingProps & { titles: readonly string[] }) {
  return (
    <button type="button" class="primary" onClick={() => merge(props, titles)}>
      {countOf('moderation.mergeIssues', props.cluster.members.length)}
      <span class="unseen">: {props.heading}</span>
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
        {partsOf('moderation.mergedInto', {
          link: (
            <a href={hrefOf(`/feed/${cluster.canonicalIssueId}`, { city })}>
              {textOf('moderation.oneIssue')}
            </a>
          ),
        })}
      </p>
      <Permitted to="feed">
        <Button isBusy={isBusy} onClick={() => void run(() => undo(cluster, clusters))}>
          {textOf('moderation.undoTheMerge')}
          <span class="unseen">: {heading}</span>
        </Button>
      </Permitted>
      <Refused by={refusal} />
    </>
  );
}
