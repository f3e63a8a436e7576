import type { TimelineEvent } from '../../../../issues';
import { Day } from '../../kit/issues';
import { useView } from '../../view';
import { Pauses } from './due-date';
import type { IssueView } from './issue-view.service';

/** The history of an issue, without names of people. */
export function Timeline({ view: { timeline, due } }: { view: IssueView }) {
  const { t } = useView();
  return (
    <section>
      <h2>{t('timeline.title')}</h2>
      <ol class="timeline">
        {timeline.map((event) => (
          <li>
            <Happened event={event} />
            <p class="facts">
              <Day at={event.at} /> <span>{t(`by.${event.by}`)}</span>
            </p>
          </li>
        ))}
      </ol>
      <Pauses pauses={due.pauses} />
    </section>
  );
}

function Happened({
  event: { type, status, office, department, dueAt, dueReason },
}: {
  event: TimelineEvent;
}) {
  const { t } = useView();
  if (type === 'assigned')
    return <>{t('issue.assigned', { name: [department, office].filter(Boolean).join(', ') })}</>;
  if (type === 'escalated') return <>{t('timeline.escalated', { name: office ?? '' })}</>;
  if (dueAt !== null)
    return (
      <>
        {t('timeline.due')} <Day at={dueAt} /> {dueReason && `(${t(`dueReason.${dueReason}`)})`}
      </>
    );
  if (type === 'reported' || status === null) return <>{t('timeline.reported')}</>;
  return <>{t('timeline.status', { status: t(`status.${status}`) })}</>;
}
