import { withPage } from './pages';

describe('a list that is loaded page by page', () => {
  const shown = { key: 'log', rows: ['newer a', 'b'], hasMore: true, isLoading: true };

  it('appends a page to its current rows', () => {
    expect(withPage(shown, { key: 'log', page: ['c'], isFirst: false, limit: 2 })).toEqual({
      key: 'log',
      rows: ['newer a', 'b', 'c'],
      hasMore: false,
      isLoading: false,
    });
  });

  it('starts again with its first page, or when the key changes', () => {
    const page = { page: ['c', 'd'], limit: 2 };
    expect(withPage(shown, { ...page, key: 'log', isFirst: true }).rows).toEqual(['c', 'd']);
    expect(withPage(shown, { ...page, key: 'other', isFirst: false }).rows).toEqual(['c', 'd']);
  });
});
