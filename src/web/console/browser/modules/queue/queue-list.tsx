import { useEffect, useRef } from 'preact/hooks';
import { useCity } from '../../city';
import { Button } from '../../kit/button';
import { numberOf } from '../../kit/format';
import { icon } from '../../kit/icon';
import { Loaded } from '../../kit/reads/loaded';
import { PageHeading } from '../../kit/page';
import { filtersOf } from '../../queue-query';
import { usePlace } from '../../router';
import { useViews } from '../../use-views';
import { viewOf } from '../../views';
import type { ListActs } from '../feed/list-acts';
import type { Transitions } from '../feed/statuses';
import { queueRow } from './queue-row';
import type { QueuePage } from './queue-read';
import type { ShownQueue } from './use-queue';
import { countOf, textOf } from '../../words';

/** The number of issues of a queue; one that is not counted to its end is shown with a plus. */
export function countInWords({ count, countIsExact }: Pick<QueuePage, 'count' | 'countIsExact'>): string {
  return countIsExact
    ? countOf('count.issue', count)
    : textOf('count.issue_other', { n: `${numberOf(count)}+` });
}

/** The name of a queue and its count: the heading of the page, or beside an issue the way back. */
export function QueueHeading({ queue, isAlone }: { queue: ShownQueue; isAlone: boolean }) {
  const name = viewOf(usePlace(), useViews(useCity()))?.name ?? textOf('module.queue');
  const page = queue.reading.data;
  return (
    <div class="queue-name">
      {isAlone ? (
        <PageHeading title={name} />
      ) : (
        <a href={queue.hrefOf(undefined)}>
          {icon('arrow-left')}
          {name}
        </a>
      )}
      <span class="quiet" role="status">
        {page && countInWords(page)}
      </span>
    </div>
  );
}

interface Props {
  queue: ShownQueue;
  openId: string | undefined;
  acts: ListActs;
  transitions: Transitions | undefined;
  chosen: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
}

/** The issues of a page of a queue. */
export function QueueList({ queue, openId, acts, transitions, chosen, onChoose }: Props) {
  const { reading, rows, hrefOf } = queue;
  const list = useRef<HTMLDivElement>(null);
  const isThere = rows.length > 0;
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [openId, isThere]);
  const place = usePlace();
  const view = viewOf(place, useViews(useCity()));
  const isFiltered = Object.values(filtersOf(place.query)).some((values) => values.length > 0);
  const columns = view?.isSaved ? view.columns : [];
  const empty = isFiltered ? textOf('queue.noIssuesMatchThese') : textOf('queue.theCityHasNo');
  return (
    <div class="queue-list" ref={list}>
      <Loaded of={{ ...reading, data: reading.data && rows }} empty={reading.data?.next ? undefined : empty}>
        {() => (
          <>
            <ChooseAll ids={rows.map(({ id }) => id)} chosen={chosen} onChoose={onChoose} />
            <ul aria-label={textOf('common.issues')}>
              {rows.map((row) =>
                queueRow(row, {
                  href: hrefOf(row.id),
                  isOpen: row.id === openId,
                  isChosen: chosen.has(row.id),
                  acts,
                  transitions,
                  columns,
                }),
              )}
            </ul>
            <Pages of={queue} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function ChooseAll({
  ids,
  chosen,
  onChoose,
}: Pick<Props, 'chosen' | 'onChoose'> & { ids: readonly string[] }) {
  return (
    <label class="choose-all">
      <input
        type="checkbox"
        checked={ids.length > 0 && ids.every((id) => chosen.has(id))}
        onChange={({ currentTarget: { checked } }) => onChoose(new Set(checked ? ids : []))}
      />
      {textOf('queue.chooseAllOfThis')}
    </label>
  );
}

/** The way to the other pages. */
function Pages({ of: { reading, isFirst, turn } }: { of: ShownQueue }) {
  const hasNext = Boolean(reading.data?.next);
  if (isFirst && !hasNext) return null;
  return (
    <nav class="pager" aria-label={textOf('queue.pagesOfTheQueue')}>
      <Button step={-1} isBusy={isFirst} onClick={() => turn(-1)}>
        {textOf('common.previousPage')}
      </Button>
      <Button step={1} isBusy={!hasNext} onClick={() => turn(1)}>
        {textOf('common.nextPage')}
      </Button>
    </nav>
  );
}
