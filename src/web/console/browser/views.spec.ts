import { viewOf } from './views';

const nameOf = (address: string) => {
  const [path = '', query] = address.split('?');
  return viewOf({ parts: path.split('/').slice(1), query: new URLSearchParams(query) })?.name;
};

describe('the view of an address', () => {
  it('has its filters in any order, whatever the city, the order, the page and the open issue', () => {
    expect(nameOf('/queue?due=late')).toBe('Late');
    expect(nameOf('/queue/iss_1?city=pune&due=late&sort=newest&after=x')).toBe('Late');
    expect(nameOf('/queue?state=disputed&state=reopened')).toBe('Reopened and disputed');
  });

  it('is none with more or fewer filters, and none elsewhere', () => {
    expect(nameOf('/queue?due=late&ward=D')).toBeUndefined();
    expect(nameOf('/queue?state=disputed')).toBeUndefined();
    expect(nameOf('/queue')).toBeUndefined();
    expect(nameOf('/feed?due=late')).toBeUndefined();
  });
});
