import { isDone } from '../../../../kernel/statuses';
import { useView } from '../../view';
import type { IssueView } from './issue-view.service';
import { type Step, stepsOf } from './steps';

const NAMES = {
  reported: 'timeline.reported',
  assigned: 'step.assigned',
  begun: 'step.begun',
  fixed: 'step.fixed',
} as const satisfies Record<Step['name'], string>;

/** How far an issue is, with the day of each step, or when it is due. */
export function StepBar({ view: { issue, timeline, place, due } }: { view: IssueView }) {
  const { t, words } = useView();
  const { status, createdAt } = issue;
  const notRepaired = issue.outcomeReason !== null;
  const steps = stepsOf({ status, notRepaired, createdAt, isAssigned: !!place?.assignedTo, timeline });
  const current = steps.findLastIndex(({ isReached }) => isReached);
  return (
    <ol class="steps" aria-label={t('step.label')}>
      {steps.map(({ name, isReached, at }, index) => (
        <li class={isReached ? 'on' : undefined} aria-current={index === current ? 'step' : undefined}>
          <strong>{t(NAMES[name])}</strong>
          {at && <time dateTime={new Date(at).toISOString()}>{words.day(at)}</time>}
          {name === 'fixed' && !isReached && !isDone(status) && due.dueAt && (
            <span>{t('due.on', { day: words.day(due.dueAt) })}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
