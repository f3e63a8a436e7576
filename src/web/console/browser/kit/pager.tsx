import { Button } from './button';

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
    <nav class="pager" aria-label="Pages of the table">
      <Button step={-1} isBusy={page === 0} onClick={() => onPage(page - 1)}>
        Previous page
      </Button>
      <span role="status">
        Page {page + 1} of {pages}
      </span>
      <Button step={1} isBusy={page >= pages - 1} onClick={() => onPage(page + 1)}>
        Next page
      </Button>
    </nav>
  );
}
