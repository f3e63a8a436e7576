import { isTimeToRead, withPage } from './hooks';

describe('a repeated read', () => {
  it('runs only while the tab is visible, there is a session, and no response is pending', () => {
    expect(isTimeToRead(true, false, false)).toBe(true);
    expect(isTimeToRead(false, false, false)).toBe(false);
    expect(isTimeToRead(true, true, false)).toBe(false);
    expect(isTimeToRead(true, false, true)).toBe(false);
  });
});

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
