import type { ComponentChildren } from 'preact';
import type { Refusal } from '../../refusal';
import { Refused } from '../actions/refused';
import { Button } from '../button';
import { textOf } from '../../words';
import type { PagedRead, Read } from './hooks';

/** Shows the loaded data, a loading text, a text for an empty list, or why the data could not be read. */
export function Loaded<T>({
  of,
  empty,
  children,
}: {
  of: Pick<Read<T>, 'data' | 'refusal'> & { reload: () => unknown };
  /** The text for an empty list. */
  empty?: string;
  children: (data: T) => ComponentChildren;
}) {
  const { data, refusal } = of;
  return (
    <>
      <NotRead of={of} />
      {data === undefined ? (
        !refusal && <p class="quiet loading">{textOf('shell.loading')}</p>
      ) : empty !== undefined && Array.isArray(data) && data.length === 0 ? (
        <p class="quiet">{empty}</p>
      ) : (
        children(data)
      )}
    </>
  );
}

/** Shows a list that is loaded page by page, with a button to load more. */
export function Paged<Row>({
  of,
  empty,
  children,
}: {
  of: PagedRead<Row>;
  empty: string;
  children: (rows: readonly Row[]) => ComponentChildren;
}) {
  const { rows, refusal, hasMore, isLoading, more, retry } = of;
  return (
    <>
      <Loaded of={{ data: rows, refusal, reload: retry }} empty={empty}>
        {children}
      </Loaded>
      {hasMore && (
        <>
          <p class="hint">{textOf('table.partOfList')}</p>
          <Button isBusy={isLoading} onClick={more}>
            {textOf('common.showMore')}
          </Button>
        </>
      )}
    </>
  );
}

/** Shows why data could not be read, with a button to try again. */
export function NotRead({
  of: { refusal, reload },
}: {
  of: { refusal: Refusal | undefined; reload: () => unknown };
}) {
  if (!refusal) return null;
  return (
    <div>
      <Refused by={refusal} />
      <button type="button" onClick={() => void reload()}>
        {textOf('shell.tryAgain')}
      </button>
    </div>
  );
}
