import { useEffect, useRef } from 'preact/hooks';
import { isLate } from '../../../../../kernel/due-dates';
import { useCity } from '../../city';
import { icon } from '../../kit/icon';
import { hrefOf, placeOf as placeAt } from '../../router';
import { useStore } from '../../store';
import type { FeedIssue } from './bulk';
import { categoryIcon } from './category-icon';
import { dueInWords } from './due-words';
import { placeOf } from './feed-columns';
import { filtersOf } from './feed-filters';
import { useFeed } from './feed-store';
import { feedHref } from './list-place';
import { queue } from './queue';
import { textOf } from '../../words';

/** The rows in the order in which the list was last shown, or that of the service. */
function inOrder(rows: readonly FeedIssue[], ids: readonly string[]): readonly FeedIssue[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const known = ids.flatMap((id) => byId.get(id) ?? []);
  return known.length > 0 ? known : rows;
}

/** The list beside an open issue: one row for each issue of the queue, that of the page is marked. */
export function QueuePane({ id }: { id: string }) {
  const city = useCity();
  const back = feedHref(city);
  const { data } = useFeed(city, filtersOf(placeAt(back).query));
  const rows = inOrder(data?.rows ?? [], useStore(queue));
  const list = useRef<HTMLElement>(null);
  const isThere = rows.length > 0;
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [id, isThere]);
  return (
    <nav class="pane" aria-label={textOf('issue.issuesOfTheQueue')} ref={list}>
      <a class="pane-head" href={back}>
        {icon('arrow-left')} {textOf('module.queue')}
      </a>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>{rowOf(row, row.id === id, city)}</li>
        ))}
      </ul>
    </nav>
  );
}

function rowOf(row: FeedIssue, isCurrent: boolean, city: string) {
  const late = isLate(row);
  return (
    <a
      class="issue"
      href={hrefOf(`/feed/${row.id}`, { city })}
      aria-current={isCurrent ? 'true' : undefined}
      title={row.title}
    >
      <span class="picture">{icon(categoryIcon(row.category))}</span>
      <span class="two-lines">
        <span dir="auto">{row.title}</span>
        <span class="quiet">{placeOf(row)}</span>
      </span>
      <span class="two-lines end">
        <span class={late ? 'late' : undefined}>{row.dueAt && dueInWords(row, late)}</span>
        <span class="quiet">{row.statusLabel}</span>
      </span>
    </a>
  );
}
