import type { Schemas } from '../../api';
import { Button } from '../../kit/button';
import { Permitted } from '../../rights';
import { MARKS } from './act-words';
import { type ActPlace, mark } from './issue-acts';
import type { Mark } from './issue-calls';
import { askToSplit } from './split';
import { type FeedStatus, mayMove, nextStep, STATUS_NAMES, STATUSES, type Transitions } from './statuses';
import { textOf } from '../../words';

type Issue = Schemas['FeedIssueDetail'];

/** The marks with a key of their own; those without are labels of older versions, and seldom used. */
const MARKS_WITH_KEY: ReadonlyArray<readonly [mark: Mark, key: string]> = [
  ['hidden', 'h'],
  ['pinned', 'i'],
];
const OLD_MARKS: readonly Mark[] = ['closed', 'slaPaused', 'forced'];

interface Props {
  issue: Issue;
  transitions: Transitions | undefined;
  place: ActPlace;
  move: (status: FeedStatus) => void;
}

/** All that can be done with an issue. Only the next step is filled; old labels are under “More”. */
export function IssueActions({ issue, transitions, place, move }: Props) {
  const { status } = issue;
  const { isBusy } = place.act;
  const next = nextStep(transitions, status);
  const moves = STATUS_NAMES.filter((to) => mayMove(transitions, status, to));
  const others = moves.filter((to) => to !== next);
  const moveTo = (to: FeedStatus) => (
    <Button key={to} class={to === next ? 'primary' : ''} isBusy={isBusy} onClick={() => move(to)}>
      {STATUSES[to].verb}
      {STATUSES[to].key && ` (${STATUSES[to].key})`}
    </Button>
  );
  const flip = (name: Mark, key?: string) => (
    <Button key={name} isBusy={isBusy} onClick={() => mark(issue, name, !issue[name], place)}>
      {issue[name] ? MARKS[name].unset : MARKS[name].set}
      {key && ` (${key})`}
    </Button>
  );
  return (
    <section class="acts" aria-label={textOf('common.actions')}>
      {next && moveTo(next)}
      {others.map(moveTo)}
      <Permitted to="feed">
        {MARKS_WITH_KEY.map(([name, key]) => flip(name, key))}
        {!issue.hidden && (
          <Button isBusy={isBusy} onClick={() => askToSplit(issue, place)}>
            {textOf('issue.split2')}
          </Button>
        )}
        <details class="more">
          <summary class="button">{textOf('issue.more')}</summary>
          <div class="acts">{OLD_MARKS.map((name) => flip(name))}</div>
        </details>
      </Permitted>
    </section>
  );
}
