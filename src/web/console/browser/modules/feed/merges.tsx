import type { Schemas } from '../../api';
import { useCity } from '../../city';
import { inform } from '../../kit/actions/toast';
import { type Action, rereadOnConflict } from '../../kit/actions/use-action';
import { Button } from '../../kit/button';
import { hrefOf } from '../../router';
import { undoMerge } from '../duplicates/merge-calls';
import { countOf, partsOf, textOf } from '../../words';

type Issue = Schemas['FeedIssueDetail'];
type Merge = Schemas['FeedMerge'];

interface Props {
  issue: Issue;
  act: Action;
  after: () => Promise<void>;
}

/** What an issue is a duplicate of, and its merges, each with the button that undoes it. */
export function Merges({ issue, act, after }: Props) {
  const { duplicateOf, merges } = issue;
  const city = useCity();
  const link = ({ id, title }: Schemas['FeedOriginal']) => (
    <a href={hrefOf(`/feed/${id}`, { city })} dir="auto">
      {title}
    </a>
  );
  return (
    <>
      {duplicateOf && <p>{partsOf('issue.aDuplicateWhichWas', { duplicateOf: link(duplicateOf) })}</p>}
      {merges.map((merge) => (
        <section key={merge.clusterId} class="acts" aria-label={textOf('common.merge')}>
          <span>
            {partsOf('issue.mergedWith', {
              others: merge.others.map((other, at) => [
                at > 0 && ', ',
                <span key={other.id}>{link(other)}</span>,
              ]),
            })}
          </span>
          <Button isBusy={act.isBusy} onClick={() => void act.run(() => undo(merge, after))}>
            {partsOf('issue.undoTheMergeWith', {
              part: (
                <span class="unseen">
                  {textOf('issue.with', { value: merge.others.map(({ title }) => title).join(', ') })}
                </span>
              ),
            })}
          </Button>
        </section>
      ))}
    </>
  );
}

/** Undoes a merge. There is no confirmation, as the issues can be merged again. */
async function undo({ clusterId: id, members }: Merge, after: Props['after']): Promise<void> {
  await rereadOnConflict(() => undoMerge({ id, members }), after);
  inform(textOf('issue.notMergedAnyMore', { countOf: countOf('count.issue', members.length) }));
  await after();
}
