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

describe('the link to the next page', () => {
  it('has all parameters, and the key in place of the page number', () => {
    expect(linkOf('/open311/v2/requests.json?status=open&page=1&q=a%20b', 'next key')).toEqual([
      ['Link', `<${BASE}/open311/v2/requests.json?status=open&q=a+b&page_key=next+key>; rel="next"`],
    ]);
  });

  it('replaces the key of the request', () => {
    expect(linkOf('/requests.xml?page_key=this', 'next')).toEqual([
      ['Link', `<${BASE}/requests.xml?page_key=next>; rel="next"`],
    ]);
  });

  it('is sent for a request without parameters, too', () => {
    expect(linkOf('/requests.xml', 'next')).toEqual([
      ['Link', `<${BASE}/requests.xml?page_key=next>; rel="next"`],
    ]);
  });

  it('is not sent with the last page', () => {
    expect(linkOf('/requests.xml', null)).toEqual([]);
  });
});
