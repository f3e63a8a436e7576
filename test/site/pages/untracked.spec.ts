import { untracked } from '../../../src/web/site/browser/untracked';

describe('the URL under which a page is stored', () => {
  it.each([
    ['/mumbai', '/mumbai'],
    ['/mumbai?utm_source=chat&fbclid=abc', '/mumbai'],
    ['/mumbai?q=Hill%20Road&utm_source=chat', '/mumbai?q=Hill%20Road'],
    ['/mumbai?fbclid=x&q=a%2Cb(c)~%27d%27&ward=H%2FWest&gclid', '/mumbai?q=a%2Cb(c)~%27d%27&ward=H%2FWest'],
    ['/mumbai?q=%E0%A4%B8+x&utm_id=1#top', '/mumbai?q=%E0%A4%B8+x#top'],
    ['/mumbai?status=open&&sort', '/mumbai?status=open&&sort'],
  ])('of %s is %s', (asked, stored) => {
    expect(untracked(`https://civic.example${asked}`)).toBe(`https://civic.example${stored}`);
  });
});
