/** Goes through the pages of a list that is here already. */
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
      <button type="button" data-step={-1} disabled={page === 0} onClick={() => onPage(page - 1)}>
        Previous page
      </button>
      <span role="status">
        Page {page + 1} of {pages}
      </span>
      <button type="button" data-step={1} disabled={page >= pages - 1} onClick={() => onPage(page + 1)}>
        Next page
      </button>
    </nav>
  );
}
