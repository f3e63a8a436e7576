import type { ComponentChildren } from 'preact';
import { Button } from '../button';
import { NotRead } from './hooks';
import type { Pages } from './pages';
import { PART_OF_LIST } from '../table';

/** Shows a list that is loaded page by page, with a button to load more. */
export function Paged<Row>({
  of,
  empty,
  children,
}: {
  of: Pages<Row>;
  empty: string;
  children: (rows: readonly Row[]) => ComponentChildren;
}) {
  const { rows, refusal, hasMore, isLoading, more, retry } = of;
  return (
    <>
      <NotRead of={{ refusal, reload: retry }} />
      {rows === undefined && !refusal && <p class="quiet loading">Loading …</p>}
      {rows?.length === 0 && <p class="quiet">{empty}</p>}
      {rows && rows.length > 0 && children(rows)}
      {hasMore && (
        <>
          <p class="hint">{PART_OF_LIST}</p>
          <Button isBusy={isLoading} onClick={more}>
            Show more
          </Button>
        </>
      )}
    </>
  );
}
