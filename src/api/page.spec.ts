import type { Config } from '../platform/config/config';
import { Cursors, cutPage, listIdentity, pageOf, presentItems } from './page';

const cursors = (jwtSecret = 'a secret of enough bytes for the tests') =>
  new Cursors({ jwtSecret } as Config);

describe('a cursor', () => {
  const sealed = cursors().seal('/api/issues?city=pune', ['2026-03-01', 7]);

  it('opens to the position it was made from', () => {
    expect(cursors().open('/api/issues?city=pune', sealed)).toEqual(['2026-03-01', 7]);
  });

  it('is made of characters that need no escaping in a URL', () => {
    expect(sealed).toMatch(/^[\w-]+$/);
  });

  it.each([
    ['another list', '/api/issues?city=delhi', sealed],
    ['a list whose end looks like a position', '/api/issues?city=pune\n', sealed],
    ['nothing', '/api/issues?city=pune', ''],
    ['a seal without a position', '/api/issues?city=pune', Buffer.alloc(9).toString('base64url')],
    ['less than a seal', '/api/issues?city=pune', 'AAAA'],
    ['a character more', '/api/issues?city=pune', `${sealed}=`],
    [
      'another form of the same bytes',
      '/api/issues?city=pune',
      Buffer.from(sealed, 'base64url').toString('hex'),
    ],
  ])('is refused for %s', (_, list, cursor) => {
    expect(() => cursors().open(list, cursor)).toThrow(
      expect.objectContaining({
        kind: 'invalid',
        details: [{ field: 'lastKey', message: 'is not a cursor of this list' }],
      }) as Error,
    );
  });

  it('is refused if any of its bytes was changed', () => {
    const bytes = Buffer.from(sealed, 'base64url');
    const opened = [...bytes.keys()].filter((at) => {
      const altered = Buffer.from(bytes);
      altered[at]! ^= 1;
      try {
        return cursors().open('/api/issues?city=pune', altered.toString('base64url'));
      } catch {
        return false;
      }
    });
    expect(opened).toEqual([]);
  });

  it('is refused if another secret sealed it', () => {
    expect(() => cursors('another secret of enough bytes').open('/api/issues?city=pune', sealed)).toThrow();
  });

  it('is the same in every process', () => {
    expect(cursors().seal('/api/issues', [1])).toBe(cursors().seal('/api/issues', [1]));
  });
});

describe('listIdentity', () => {
  it('is the list with its filters, for any page', () => {
    const parameters = { city: 'pune', status: undefined, q: 'a b&c' };
    expect(listIdentity({ path: '/api/issues', parameters })).toBe('/api/issues?city=pune&q=a%20b%26c');
  });

  it('is the bare path without filters', () => {
    expect(listIdentity({ path: '/api/issues', parameters: {} })).toBe('/api/issues');
  });
});

describe('cutPage', () => {
  const sealEnd = (last: number) => `after ${last}`;

  it.each([
    [[], 2, [], null],
    [[1], 2, [1], null],
    [[1, 2], 2, [1, 2], null],
    [[1, 2, 3], 2, [1, 2], 'after 2'],
    [[1], 0, [], null],
  ])('cuts %j to pages of %d: %j, next key %s', (rows, limit, shown, nextKey) => {
    expect(cutPage(rows, limit, sealEnd)).toEqual({ shown, nextKey });
  });
});

describe('pageOf', () => {
  const address = { path: '/api/issues', parameters: { city: 'pune' }, limit: 2 };

  it('shows the rows, and links to itself and to the next page', () => {
    expect(pageOf({ ...address, lastKey: 'here' }, { shown: [1, 2], nextKey: 'after 2' })).toStrictEqual({
      count: 2,
      items: [1, 2],
      nextKey: 'after 2',
      _links: {
        self: '/api/issues?city=pune&limit=2&lastKey=here',
        next: '/api/issues?city=pune&limit=2&lastKey=after%202',
      },
    });
  });

  it('has no next page after the last', () => {
    expect(pageOf(address, { shown: [1, 2], nextKey: null })).toMatchObject({
      nextKey: null,
      _links: { self: '/api/issues?city=pune&limit=2', next: null },
    });
  });
});

describe('presentItems', () => {
  it('presents each row, and leaves the rest of the page as it is', () => {
    const page = { count: 2, items: [1, 2], nextKey: 'on', _links: { self: '/api/issues', next: null } };
    expect(presentItems(page, (row) => ({ id: row }))).toStrictEqual({
      ...page,
      items: [{ id: 1 }, { id: 2 }],
    });
  });
});
