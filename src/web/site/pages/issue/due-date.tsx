import type { ShownPause } from '../../../../due-dates';
import { isDone } from '../../../../kernel/statuses';
import { Icon } from '../../kit/icon';
import { useView } from '../../view';
import type { IssueView } from './issue-view.service';
import { timeLeft } from '../../time-left';

/** How late the issue is; empty unless its due date has passed. */
export function LateChip({ view: { issue, due } }: { view: IssueView }) {
  const { words } = useView();
  const { dueAt, now } = due;
  if (dueAt === null || dueAt > now || isDone(issue.status)) return null;
  return (
    <span class="status late">
      <Icon name="triangle-alert" /> {timeLeft(words, dueAt, now)}
    </span>
  );
}

/** The due date of the issue with its source, the time left, and a current pause; empty once the issue is resolved. */
export function DueDate({ view: { issue, due } }: { view: IssueView }) {
  const { t, words } = useView();
  const { dueAt, pause, sourceUrl, now } = due;
  if (dueAt === null || isDone(issue.status)) return null;
  return (
    <div>
      <p class="facts">
        <span>{t('due.by', { moment: words.moment(dueAt) })}</span>{' '}
        {dueAt > now && <span>{timeLeft(words, dueAt, now)}</span>}{' '}
        {sourceUrl && (
          <a href={sourceUrl} rel="noopener noreferrer nofollow">
            {t('due.source')}
          </a>
        )}
      </p>
      {pause && (
        <p class="words" dir="auto">
          {t('due.paused', { moment: words.moment(pause.until), reason: pause.reason })}
        </p>
      )}
    </div>
  );
}

/** The pauses of an issue's clock, with their reasons, oldest first. */
export function Pauses({ pauses }: { pauses: readonly ShownPause[] }) {
  const { t, words } = useView();
  if (pauses.length === 0) return null;
  return (
    <>
      <h3>{t('due.pauses')}</h3>
      <ul class="plain">
        {pauses.map(({ from, until, reason }) => (
          <li>
            <p class="words" dir="auto">
              {reason}
            </p>
            <p class="facts">
              <span>{`${words.moment(from)} – ${words.moment(until)}`}</span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
