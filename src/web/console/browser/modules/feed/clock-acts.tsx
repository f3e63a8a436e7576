import type { Schemas } from '../../api';
import { useMay } from '../../rights';
import { textOf } from '../../words';

type DueDate = Schemas['IssueDueDate'];

/** What can be done with the clock of an issue, by those who may. */
export function ClockActs({
  due,
  onPause,
  onResume,
  onEscalate,
}: {
  due: DueDate;
  onPause: () => void;
  onResume: () => void;
  onEscalate: () => void;
}) {
  const { clock } = due;
  if (!useMay('feed')) return null;
  return (
    <div class="acts">
      {clock.state === 'running' && (
        <button type="button" onClick={onPause}>
          {textOf('issue.pauseTheDueDate')}
        </button>
      )}
      {clock.state === 'paused' && (
        <button type="button" onClick={onResume}>
          {textOf('issue.endThePause')}
        </button>
      )}
      {isForMp(due) && (
        <button type="button" onClick={onEscalate}>
          {textOf('issue.escalateToTheMp')}
        </button>
      )}
    </div>
  );
}

/**
 * Whether an escalation to the MP may be possible. Only the service knows whether another office comes first, and
 * refuses then.
 */
function isForMp({ dueAt, breachedAt, escalationLevel, clock }: DueDate): boolean {
  const isLate = !!dueAt && breachedAt === dueAt && clock.state === 'running';
  return isLate && escalationLevel < 4;
}
