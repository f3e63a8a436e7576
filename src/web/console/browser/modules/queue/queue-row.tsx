import { isLate } from '../../../../../kernel/due-dates';
import { Button } from '../../kit/button';
import { momentOf } from '../../kit/format';
import { icon } from '../../kit/icon';
import { categoryIcon } from '../feed/category-icon';
import { ageInWords, dueInWords } from '../feed/due-words';
import type { ListActs } from '../feed/list-acts';
import { StatusPill } from '../feed/status-pill';
import { feedCategoryName } from '../../names';
import { nextStep, STATUSES, type Transitions } from '../feed/statuses';
import type { QueueColumn } from './columns';
import type { QueueIssue } from './queue-read';
import { countOf, textOf } from '../../words';

/** What a row needs besides its issue. */
export interface RowProps {
  href: string;
  /** Whether it is the open issue. */
  isOpen: boolean;
  isChosen: boolean;
  acts: ListActs;
  transitions: Transitions | undefined;
  /** The columns of the saved view that is shown; others have none of their own. */
  columns: readonly QueueColumn[];
}

/** The columns that a row has only if a view wants them. */
const WANTED: Partial<Record<QueueColumn, (row: QueueIssue) => string>> = {
  number: ({ number }) => number,
  category: ({ category }) => feedCategoryName(category),
  ward: ({ ward }) => ward,
  pincode: ({ pincode }) => pincode,
  escalationLevel: ({ escalationLevel }) =>
    escalationLevel > 0 ? textOf('queue.level', { escalationLevel }) : '',
};

const STATE_WORDS: Partial<Record<QueueIssue['state'][number], string>> = {
  reopened: textOf('common.reopened'),
  disputed: textOf('queue.disputed'),
  flagged: textOf('queue.flagged'),
  hidden: textOf('common.hidden'),
  pinned: textOf('common.pinned'),
};

/** An issue in a queue. Not a component: a page has up to fifty, and components cost time. */
export function queueRow(row: QueueIssue, { href, isOpen, isChosen, acts, transitions, columns }: RowProps) {
  const { id, title } = row;
  return (
    <li key={id} class={isChosen ? 'queued chosen' : 'queued'}>
      <input
        type="checkbox"
        aria-label={textOf('queue.choose', { title })}
        checked={isChosen}
        onChange={() => acts.choose(row)}
      />
      {picture(row)}
      <span class="title">
        <a href={href} data-issue={id} dir="auto" title={title} aria-current={isOpen ? 'true' : undefined}>
          {title}
        </a>
      </span>
      {about(row, columns)}
      <span class="state">
        <StatusPill status={row.status} />
      </span>
      {due(row)}
      {supporters(row)}
      <span class="step">{step(row, acts, transitions)}</span>
    </li>
  );
}

/** The photo of the issue, or the icon of its category. */
function picture({ photoUrl, category }: QueueIssue) {
  return (
    <span class="picture">
      {photoUrl ? (
        <img src={`${photoUrl}?w=160`} alt="" width="36" height="36" loading="lazy" />
      ) : (
        icon(categoryIcon(category))
      )}
    </span>
  );
}

function due(row: QueueIssue) {
  const late = isLate(row);
  return (
    <span class={late ? 'due late' : 'due quiet'} title={row.dueAt ? momentOf(row.dueAt) : undefined}>
      {row.dueAt !== null && (
        <>
          {row.status !== 'resolved' && !late
            ? textOf('queue.dueIn', { left: dueInWords(row, late) })
            : dueInWords(row, late)}
        </>
      )}
    </span>
  );
}

/** The next step of an issue. */
function step(row: QueueIssue, { isBusy, move }: ListActs, transitions: Transitions | undefined) {
  const next = nextStep(transitions, row.status);
  return (
    next && (
      <Button isBusy={isBusy} label={`${STATUSES[next].verb}: ${row.title}`} onClick={() => move(row, next)}>
        {STATUSES[next].verb}
      </Button>
    )
  );
}

/** What is special about it, where it is, how old it is, and who has it. */
function about(row: QueueIssue, columns: readonly QueueColumn[]) {
  const wanted = columns.map((column) => WANTED[column]?.(row)).filter(Boolean);
  const states = row.state.flatMap((state) => STATE_WORDS[state] ?? []);
  return (
    <span class="about quiet">
      <span class="where" dir="auto">
        {states.length > 0 && <strong>{states.join(', ')} </strong>}
        {[...new Set([row.place || row.ward || feedCategoryName(row.category), ...wanted])].join(' · ')}
      </span>
      <time class="age" dateTime={row.reportedAt} title={momentOf(row.reportedAt)}>
        {ageInWords(row.reportedAt)}
      </time>
      <span class="holder" dir="auto">
        {row.holder ? (row.holder.accountName ?? row.holder.unitName) : textOf('common.nobody')}
      </span>
    </span>
  );
}

function supporters(row: QueueIssue) {
  return (
    <span class="supporters quiet">
      {row.supporters > 0 && (
        <>
          {icon('thumbs-up')}
          <span aria-hidden="true">{row.supporters}</span>
          <span class="unseen">{countOf('count.supporter', row.supporters)}</span>
        </>
      )}
    </span>
  );
}
