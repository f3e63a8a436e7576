import type { Schemas } from './api';
import { positionsFor, queryOf, viewFrom, viewOf } from './views';

const view = (id: string, name: string, filters: object, sort: string | null = null) =>
  viewFrom({ id, name, filters, sort } as Schemas['View']);
const VIEWS = [
  view('viw_late', 'Late', { due: ['late'] }, 'due'),
  view('viw_disputed', 'Reopened and disputed', { state: ['reopened', 'disputed'] }, 'newest'),
  view('viw_mine', 'Mine', { holder: ['me'] }, 'due'),
  view('viw_1', 'Roads of D', { ward: 'D', category: 'road' }),
  view('viw_2', 'Roads of D, oldest first', { ward: 'D', category: 'road' }, 'oldest'),
];

const nameOf = (address: string) => {
  const [path = '', query] = address.split('?');
  return viewOf({ parts: path.split('/').slice(1), query: new URLSearchParams(query) }, VIEWS)?.name;
};

describe('the view of an address', () => {
  it('has its filters in any order, whatever the city, the order, the page and the open issue', () => {
    expect(nameOf('/queue?due=late')).toBe('Late');
    expect(nameOf('/queue/iss_1?city=pune&due=late&sort=newest&after=x')).toBe('Late');
    expect(nameOf('/queue?state=disputed&state=reopened')).toBe('Reopened and disputed');
    expect(nameOf('/queue?category=road&ward=D')).toBe('Roads of D');
    expect(nameOf('/queue?category=road&ward=D&sort=oldest')).toBe('Roads of D, oldest first');
  });

  it('is none with more or fewer filters, and none elsewhere', () => {
    expect(nameOf('/queue?due=late&ward=D')).toBeUndefined();
    expect(nameOf('/queue?state=disputed')).toBeUndefined();
    expect(nameOf('/queue')).toBeUndefined();
    expect(nameOf('/feed?due=late')).toBeUndefined();
  });
});

describe('the address of a view', () => {
  it('has its filters, and its order if it is not the usual one', () => {
    expect(VIEWS.map(queryOf)).toEqual([
      { due: ['late'] },
      { state: ['reopened', 'disputed'] },
      { holder: ['me'], sort: 'due' },
      { ward: ['D'], category: ['road'] },
      { ward: ['D'], category: ['road'], sort: 'oldest' },
    ]);
  });
});

it('tells saved views from those of every city', () => {
  expect(VIEWS.map(({ isSaved }) => isSaved)).toEqual([false, false, false, true, true]);
});

describe('the position of a view', () => {
  const views = (...positions: number[]) =>
    positions.map((position, at) => ({ id: 'abcdef'.charAt(at), position }));
  const placed = (given: ReturnType<typeof views>, moved: string | undefined, after: string) => {
    const { position, others } = positionsFor(given, moved === undefined ? undefined : { id: moved }, after);
    return [position, Object.fromEntries(others)];
  };

  it('is just behind the view before it, and moves those behind it only as far as they must', () => {
    expect(placed(views(10, 20, 30), 'c', 'a')).toEqual([11, {}]);
    expect(placed(views(10, 11, 12), 'c', 'a')).toEqual([11, { b: 12 }]);
    expect(placed(views(100, 100, 100, 100), 'd', 'a')).toEqual([101, { b: 102, c: 103 }]);
  });

  it('is before the first one, also where that has none before it', () => {
    expect(placed(views(10, 20), 'b', '')).toEqual([9, {}]);
    expect(placed(views(0, 1, 7), 'b', '')).toEqual([0, { a: 1 }]);
  });

  it('is last for a new view, and the usual one for the first', () => {
    expect(placed(views(10, 20), undefined, 'b')).toEqual([21, {}]);
    expect(placed([], undefined, '')).toEqual([100, {}]);
  });
});
