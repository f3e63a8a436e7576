import { issueNumber } from '../../../../../kernel/issue-number';
import type { Schemas } from '../../api';
import { useCity } from '../../city';
import { Refused } from '../../kit/actions/refused';
import { type Action, useAction } from '../../kit/actions/use-action';
import { Button } from '../../kit/button';
import { Dialog } from '../../kit/dialog';
import { hrefOf } from '../../router';
import { type BulkAct, byReason, isRunning, stateInWords } from './bulk-acts';
import { stopAct } from './bulk-calls';
import { countOf, partsOf, textOf } from '../../words';

export type Preview = Schemas['StartedBulkAct'];

/** How many issues of a reason are named. */
const NAMED = 8;

interface StepProps {
  /** The titles of issues that are known. */
  titles: ReadonlyMap<string, string>;
  action: Action;
  onClose: () => void;
}

/** What an act would do. */
export function PreviewStep({
  preview: { total, would = 0, refused = [] },
  titles,
  action,
  onBack,
  onPerform,
  onClose,
}: StepProps & { preview: Preview; onBack: () => void; onPerform: () => void }) {
  const { isBusy, refusal } = action;
  return (
    <Dialog title={textOf('common.preview')} onClose={isBusy ? undefined : onClose} staysAtClick>
      <p>
        {partsOf(would < total ? 'bulk.someWouldBe' : 'bulk.allWouldBe', {
          part: (
            <strong>
              {would === total
                ? textOf('bulk.all', { countOf: countOf('count.issue', total) })
                : textOf('bulk.of', { would, countOf: countOf('count.issue', total) })}
            </strong>
          ),
        })}
      </p>
      <Reasons of={refused} all={total - would} titles={titles} />
      <Refused by={refusal} />
      <div class="acts">
        <Button isBusy={isBusy} onClick={onBack}>
          {textOf('bulk.back')}
        </Button>
        <Button class="primary" isBusy={isBusy || would === 0} onClick={onPerform}>
          {partsOf('bulk.change', { countOf: countOf('count.issue', would) })}
        </Button>
      </div>
    </Dialog>
  );
}

/** The course of an act, and what came of it. @param onUndo absent: it cannot be undone */
export function RunStep({
  act,
  titles,
  action: { isBusy, refusal },
  onUndo,
  onClose,
}: StepProps & { act: BulkAct; onUndo: (() => void) | undefined }) {
  const stopping = useAction();
  const isGoing = isRunning(act);
  return (
    <Dialog title={textOf('bulk.changeIssues')} onClose={onClose} staysAtClick>
      <p role="status">{stateInWords(act)}</p>
      {isGoing && (
        <progress aria-label={textOf('bulk.progress')} max={act.total} value={act.done + act.failed} />
      )}
      <Results of={act} titles={titles} />
      <Refused by={refusal ?? stopping.refusal} />
      <div class="acts">
        {act.state === 'running' && (
          <Button
            isBusy={stopping.isBusy}
            onClick={() => void stopping.run(async () => void (await stopAct(act)))}
          >
            {textOf('common.stop')}
          </Button>
        )}
        {onUndo && (
          <Button isBusy={isBusy} onClick={onUndo}>
            {textOf('common.undo')}
          </Button>
        )}
        <button type="button" class="primary" onClick={onClose}>
          {isGoing ? textOf('bulk.goOnInThe') : textOf('common.close')}
        </button>
      </div>
    </Dialog>
  );
}

/** Issues by the reason why they stay as they are. @param all how many there are; not all may be named */
function Reasons({
  of,
  all,
  titles,
}: {
  of: ReadonlyArray<{ issueId: string; reason?: string }>;
  all: number;
  titles: StepProps['titles'];
}) {
  const city = useCity();
  return (
    <ul class="reasons">
      {byReason(of).map(({ reason, issueIds }) => (
        <li key={reason}>
          <strong>{reason}</strong>
          <ul>
            {issueIds.slice(0, NAMED).map((id) => linkTo(id, titles, city))}
            {issueIds.length > NAMED && (
              <li>{partsOf('bulk.and', { countOf: countOf('count.moreIssue', issueIds.length - NAMED) })}</li>
            )}
          </ul>
        </li>
      ))}
      {all > of.length && (
        <li>{partsOf('bulk.and', { countOf: countOf('count.moreIssue', all - of.length) })}</li>
      )}
    </ul>
  );
}

/** What was refused, and once the act has ended also what was changed, closed until it is wanted. */
function Results({ of: act, titles }: Pick<StepProps, 'titles'> & { of: BulkAct }) {
  const { state, done, failed, results } = act;
  const city = useCity();
  const changed = results.filter((result) => result.done);
  const isUndone = state === 'undone';
  return (
    <>
      {failed > 0 && <p>{isUndone ? textOf('bulk.theseStayAsThey') : textOf('bulk.theseWereRefused')}</p>}
      <Reasons
        of={results.filter((result) => !result.done && result.reason !== undefined)}
        all={failed}
        titles={titles}
      />
      {!isRunning(act) && !isUndone && changed.length > 0 && (
        <details>
          <summary>{partsOf('bulk.changed', { countOf: countOf('count.issue', done) })}</summary>
          <ul class="reasons">
            {changed.map(({ issueId }) => linkTo(issueId, titles, city))}
            {done > changed.length && (
              <li>{partsOf('bulk.and', { countOf: countOf('count.moreIssue', done - changed.length) })}</li>
            )}
          </ul>
        </details>
      )}
    </>
  );
}

/** An issue by its title, otherwise by its number. */
function linkTo(id: string, titles: StepProps['titles'], city: string) {
  return (
    <li key={id}>
      <a href={hrefOf(`/queue/${id}`, { city })} target="_blank" rel="noopener" dir="auto">
        {titles.get(id) ?? issueNumber(id)}
      </a>
    </li>
  );
}
