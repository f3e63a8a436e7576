import { Button } from './button';
import { partsOf, textOf } from '../words';

/** Moves between the pages of a list that is already loaded. */
export function Pager({
  page,
  pages,
  onPage,
}: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}) {
  return (
    <nav class="pager" aria-label={textOf('shell.pagesOfTheTable')}>
      <Button step={-1} isBusy={page === 0} onClick={() => onPage(page - 1)}>
        {textOf('common.previousPage')}
      </Button>
      <span role="status">{partsOf('shell.pageOf', { page: page + 1, pages })}</span>
      <Button step={1} isBusy={page >= pages - 1} onClick={() => onPage(page + 1)}>
        {textOf('common.nextPage')}
      </Button>
    </nav>
  );
}
