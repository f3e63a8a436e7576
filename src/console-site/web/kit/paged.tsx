import type { ComponentChildren } from 'preact';
import type { Pages } from './pages';
import { Refused } from './refused';

/** Shows a list that comes in pages, and asks for more of it. */
export function Paged<Row>({
  of,
  empty,
  children,
}: {
  of: Pages<Row>;
  empty: string;
  children: (rows: readonly Row[]) => ComponentChildren;
}) {
  const { rows, refusal, hasMore, isLoading, more, reload } = of;
  return (
    <>
      {refusal && (
        <div>
          <Refused by={refusal} />
          <button type="button" onClick={reload}>
            Try again
          </button>
        </div>
      )}
      {rows === undefined && !refusal && <p class="quiet loading">Loading …</p>}
      {rows?.length === 0 && <p class="quiet">{empty}</p>}
      {rows && rows.length > 0 && children(rows)}
      {hasMore && (
        <button type="button" disabled={isLoading} onClick={more}>
          Show more
        </button>
      )}
    </>
  );
}
