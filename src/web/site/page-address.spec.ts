import { pageAddress } from './page-address';

const PAGES =
  /^\/$|^\/(about|office|alerts)$|^\/(mumbai|bangalore|delhi)(\/(issues|wards|people)(\/[^/]+)?)?$/;
const addressOf = (url: string) => pageAddress(url, (path) => PAGES.test(path));
const ISSUE = '/mumbai/issues/iss_01h455vb4pex5vsknk084sn02q';

describe('the address of the page that is meant', () => {
  it.each([
    ...['.', ',', ';', ':', '!', ')', ').', ']', '"', "'", '>', '*', '/.', './', '...', ')/'],
    ...[
      '%22',
      '%2C',
      '%29.',
      '%E2%80%A6',
      '%E0%A5%A4',
      '%E0%A5%A5',
      '%E2%80%9D',
      '%E2%80%99',
      '%C2%BB',
      '%20',
    ],
    ...['%E2%80%8B', '%F0%9F%99%8F', '%00', 'â\x80¦', 'à¥¤'],
  ])('is without %j at its end', (tail) => {
    for (const page of [ISSUE, '/mumbai', '/about', '/hi/about', '/hi', '/mumbai/wards/H-West'])
      for (const query of ['', '?a=b.&c=%20'])
        expect([page, addressOf(page + tail + query)]).toEqual([page, page + query]);
  });

  it.each([
    ['/Mumbai', '/mumbai'],
    ['/BOMBAY/', '/mumbai'],
    ['/bengaluru/wards/H-West', '/bangalore/wards/H-West'],
    ['/New%20Delhi/people', '/delhi/people'],
    ['/new-delhi?q=A', '/delhi?q=A'],
    ['/ta/Bombay/issues/x?y=Z', '/ta/mumbai/issues/x?y=Z'],
    ['/HI/MUMBAI/ISSUES/ISS_1', '/hi/mumbai/issues/iss_1'],
    ['/Mumbai/People/Asha-K).', '/mumbai/people/asha-k'],
    ['/mumbai/wards/H%2FWest.', '/mumbai/wards/H%2FWest'],
    ['/mumbai/wards/H-West-', undefined],
    ['/mumbai/wards/A(1)', undefined],
    ['/mumbai/wards/A(1).', '/mumbai/wards/A(1)'],
    ['/mumbai/wards/A(1))', '/mumbai/wards/A(1)'],
    ['/)', '/'],
  ])('of %s is %s', (url, address) => {
    expect(addressOf(url)).toBe(address);
  });

  it('has the link of a mail without its tail, if that is last', () => {
    expect(addressOf('/office?link=a.b-_.')).toBe('/office?link=a.b-_');
    expect(addressOf('/hi/alerts?a=b&link=c.d%E0%A5%A4')).toBe('/hi/alerts?a=b&link=c.d');
    expect(addressOf('/office?link=a.b.&c=d.')).toBeUndefined();
    expect(addressOf('/office?unlink=a.')).toBeUndefined();
  });

  it.each([
    ...['/', '/hi', '/hi/', '/about', '/about/', '/mumbai', ISSUE, `${ISSUE}/?a=b.`, '/mumbai/wards/h-west'],
    ...['/mumbai/none.', '/atlantis.', '/Atlantis', '/api/Mumbai', '/en/mumbai', '/feeds/mumbai.atom.'],
    ...['//evil.example.', '//mumbai.', '/\\evil.example/mumbai.', 'https://evil.example/mumbai.', '*', ''],
    ...['/mumbai%E0%A5', '/mumbai%', '/office?link=%E0%A5', '/hi//evil.example.', '/mumbai.evil.example'],
  ])('does not differ for %j', (url) => {
    expect(addressOf(url)).toBeUndefined();
  });

  it('is found once: it is its own address', () => {
    for (const url of ['/Bombay/Issues/X%2Fy%29.', '/HI/Mumbai/Wards/%C3%89t%C3%A9%E2%80%A6', '/%2E%2E/.)'])
      expect(addressOf(addressOf(url) ?? '')).toBeUndefined();
  });
});
