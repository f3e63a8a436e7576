import { linked } from './next-page';
import type { RequestPage } from './request.queries';

const BASE = 'https://city.example';

/** The header Link of a page. */
function linkOf(originalUrl: string, nextKey: string | null): unknown[][] {
  const setHeader = jest.fn();
  const page = { nextKey } as RequestPage;
  expect(linked(page, { originalUrl }, { setHeader }, BASE)).toBe(page);
  return setHeader.mock.calls as unknown[][];
}

describe('the address of the next page', () => {
  it('has everything that was asked for, and the key in place of a page', () => {
    expect(linkOf('/open311/v2/requests.json?status=open&page=1&q=a%20b', 'next key')).toEqual([
      ['Link', `<${BASE}/open311/v2/requests.json?status=open&q=a+b&page_key=next+key>; rel="next"`],
    ]);
  });

  it('replaces the key that was asked for', () => {
    expect(linkOf('/requests.xml?page_key=this', 'next')).toEqual([
      ['Link', `<${BASE}/requests.xml?page_key=next>; rel="next"`],
    ]);
  });

  it('is there without any question, too', () => {
    expect(linkOf('/requests.xml', 'next')).toEqual([
      ['Link', `<${BASE}/requests.xml?page_key=next>; rel="next"`],
    ]);
  });

  it('is not said of the last page', () => {
    expect(linkOf('/requests.xml', null)).toEqual([]);
  });
});
