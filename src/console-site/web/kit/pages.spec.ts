import { withPage } from './pages';

describe('a list that comes in pages', () => {
  const shown = { key: 'log', rows: ['newer a', 'b'], hasMore: true, isLoading: true };

  it('has one page more, behind the rows as they are by now', () => {
    expect(withPage(shown, { key: 'log', page: ['c'], isFirst: false, limit: 2 })).toEqual({
      key: 'log',
      rows: ['newer a', 'b', 'c'],
      hasMore: false,
      isLoading: false,
    });
  });

  it('begins anew with its first page, or as another list', () => {
    const page = { page: ['c', 'd'], limit: 2 };
    expect(withPage(shown, { ...page, key: 'log', isFirst: true }).rows).toEqual(['c', 'd']);
    expect(withPage(shown, { ...page, key: 'other', isFirst: false }).rows).toEqual(['c', 'd']);
  });
});
