import { useState } from 'preact/hooks';
import type { Schemas } from '../../api';
import { type Action, rereadOnConflict } from '../../kit/actions/use-action';
import { inform, notify } from '../../kit/actions/toast';
import { Choice, type Option } from '../../kit/forms/fields';
import { type Holder, holderName, holderOf, holderOptions, valueOf } from '../../holders';
import { Part } from '../../kit/page';
import { NotRead } from '../../kit/reads/loaded';
import { Refusal, refusalOf } from '../../refusal';
import { Changeable } from '../../rights';
import { useUnits } from '../../use-units';
import { naming } from './acts-in-turn';
import { assignIssue, readIssue } from './issue-calls';
import { textOf } from '../../words';

type Issue = Schemas['FeedIssueDetail'];

/** Who works on the issue, and the choice of somebody else. @param after shows the change, also in the list */
export function HolderPart({ issue, act, after }: { issue: Issue; act: Action; after: () => Promise<void> }) {
  const units = useUnits(issue.cityId);
  // Drawn anew, the control shows who has the issue, not what was chosen in vain.
  const [, showAgain] = useState({});
  const options = holderOptions(units.data ?? [], issue.holder);
  return (
    <Part title={textOf('common.holder')}>
      <Changeable to="feed">
        <Choice
          label={textOf('bulk.unitOrPerson')}
          name="holder"
          value={valueOf(issue.holder)}
          options={options}
          onChange={(value) => {
            const to = options.find((option) => option.value === value);
            if (to && !act.isBusy) return assign(issue, to, act, after);
            inform(textOf('issue.anotherActionOnThisIssue'));
            showAgain({});
          }}
        />
      </Changeable>
      <NotRead of={units} />
    </Part>
  );
}

/** Gives an issue to somebody; the notice has an Undo. */
function assign(issue: Issue, to: Option, act: Action, after: () => Promise<void>): void {
  const { id, title, holder } = issue;
  const undo = () =>
    act.enqueueAnyway(id, async () => {
      await naming(title, () => give(id, holderOf(to.value), holder, after));
      await after();
      inform(textOf('issue.undone', { title }));
    });
  void act.run(async () => {
    await give(id, holder, holderOf(to.value), after);
    await after();
    notify(
      textOf(to.value === '' ? 'issue.nobodyHasItNow' : 'issue.givenTo', { label: to.label, title }),
      undo,
    );
  });
}

/** Gives an issue to somebody. @throws Refusal that says who has it, if that was changed meanwhile */
async function give(
  id: string,
  from: Holder | null,
  to: Holder | null,
  after: () => Promise<void>,
): Promise<void> {
  try {
    await rereadOnConflict(() => assignIssue(id, from, to), after);
  } catch (thrown) {
    const refusal = refusalOf(thrown);
    if (refusal.status !== 409) throw refusal;
    const { holder } = await readIssue(id);
    throw new Refusal(409, [textOf('issue.notChangedAsSomebody', { holder: holderName(holder) })]);
  }
}
