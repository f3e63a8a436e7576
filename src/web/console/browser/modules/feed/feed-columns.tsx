import { isLate } from '../../../../../kernel/due-dates';
import { Button } from '../../kit/button';
import { momentOf } from '../../kit/format';
import { icon } from '../../kit/icon';
import type { Column } from '../../kit/table';
import { hrefOf } from '../../router';
import type { FeedIssue } from './bulk';
import { categoryIcon } from './category-icon';
import { dueInWords } from './due-words';
import { dueMoment } from './feed-rows';
import { marksIn } from './marks';
import type { ListActs } from './list-acts';
import { StatusPill } from './status-pill';
import { type FeedStatus, STATUSES } from './statuses';
import { textOf } from '../../words';
import { chainRoleName, feedCategoryName } from '../../names';

/** The columns of the list. A row has two lines: what matters most, and below it in smaller letters the rest. */
export function columnsOf(city: string, acts: ListActs): Array<Column<FeedIssue>> {
  return [
    {
      label: textOf('common.issue'),
      value: ({ title }) => title,
      cell: (row) => issueCell(row, city),
      text: (row) => [placeOf(row), ...marksOf(row)].join(' '),
    },
    {
      label: textOf('common.status'),
      value: ({ statusLabel }) => statusLabel,
      cell: (row) => <StatusPill {...row} />,
    },
    {
      label: textOf('common.due'),
      value: ({ dueAt }) => dueAt,
      sortBy: dueMoment,
      cell: dueCell,
      text: (row) => [momentOf(row.dueAt), ...(isLate(row) ? [textOf('view.late')] : [])].join(' '),
    },
    {
      label: textOf('issue.with2'),
      value: ({ role }) => chainRoleName(role),
      cell: ({ role, escalationLevel }) => (
        <span class="two-lines">
          <span>{chainRoleName(role)}</span>
          <span class="quiet">{escalationLevel > 0 && ESCALATED}</span>
        </span>
      ),
      text: ({ escalationLevel }) => (escalationLevel > 0 ? ESCALATED : ''),
    },
    { label: textOf('common.actions'), cell: (row) => quickActs(row, acts) },
  ];
}

const ESCALATED = textOf('issue.escalatedToAnOffice');

/** The category of an issue and where it is. */
export const placeOf = ({ category, ward, pincode }: FeedIssue) =>
  [category && feedCategoryName(category), ward, pincode].filter(Boolean).join(' · ');

function issueCell(row: FeedIssue, city: string) {
  const { id, title } = row;
  return (
    <span class="issue">
      <span class="picture">{icon(categoryIcon(row.category))}</span>
      <span class="two-lines">
        <span>
          <a href={hrefOf(`/feed/${id}`, { city })} data-issue={id} dir="auto" title={title}>
            {title}
          </a>
          {marksIn(marksOf(row))}
        </span>
        <span class="quiet">{placeOf(row)}</span>
      </span>
    </span>
  );
}

function dueCell(row: FeedIssue) {
  const late = isLate(row);
  return (
    <span class="two-lines">
      <span class={late ? 'late' : undefined}>{dueInWords(row, late)}</span>
      <span class="quiet">{row.dueAt && momentOf(row.dueAt)}</span>
    </span>
  );
}

function marksOf({ pinned, hidden, closed }: Pick<FeedIssue, 'pinned' | 'hidden' | 'closed'>): string[] {
  return [
    ...(pinned ? [textOf('common.pinned')] : []),
    ...(hidden ? [textOf('common.hidden')] : []),
    ...(closed ? [textOf('issue.closedMark')] : []),
  ];
}

/** The two most frequent acts. Not a component: each row has them, and components cost time. */
function quickActs(issue: FeedIssue, { isBusy, mayMove, move }: ListActs) {
  const button = (status: FeedStatus) => (
    <Button
      isBusy={isBusy}
      label={`${STATUSES[status].verb}: ${issue.title}`}
      onClick={() => move(issue, status)}
    >
      {STATUSES[status].verb}
    </Button>
  );
  return (
    <div class="acts">
      {issue.status === 'new' && mayMove(issue, 'ack') && button('ack')}
      {mayMove(issue, 'resolved') && button('resolved')}
    </div>
  );
}
