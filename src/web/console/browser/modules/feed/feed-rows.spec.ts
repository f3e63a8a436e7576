import type { FeedIssue } from './bulk';
import { sorted } from '../../kit/table-rows';
import { dueMoment, type FeedRows, PAGE, withChanged, withNewest, withOlder } from './feed-rows';

const issue = (id: number, changes: Partial<FeedIssue> = {}) =>
  ({
    id: `iss_${id}`,
    title: `Issue ${id}`,
    status: 'new',
    statusLabel: 'New',
    slaLabel: '5h left',
    slaPaused: false,
    pinned: false,
    hidden: false,
    ...changes,
  }) as FeedIssue;
/** Issues by number, newest first. */
const issues = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => issue(newest - index));
const ids = ({ rows }: FeedRows) => rows.map(({ id }) => id);

describe('the issues of the feed', () => {
  it('are those of the first page, with more behind a full one', () => {
    expect(withNewest(undefined, issues(3, 1), '')).toEqual({
      rows: issues(3, 1),
      cursor: 'iss_1',
      hasMore: false,
    });
    const pinned = issue(900, { pinned: true });
    expect(withNewest(undefined, [pinned, ...issues(199, 1)], '').hasMore).toBe(false);
    expect(withNewest(undefined, [pinned, ...issues(199, 1)], 'road').hasMore).toBe(true);
    expect(withNewest(undefined, [pinned, ...issues(PAGE, 1)], '').hasMore).toBe(true);
  });

  it('keep older pages when the first page is read again, and drop what is no longer on it', () => {
    const first = withNewest(undefined, issues(500, 301), '');
    const both = withOlder(first, issues(300, 101));
    expect(both).toMatchObject({ cursor: 'iss_101', hasMore: true });
    const withoutOne = issues(502, 301).filter(({ id }) => id !== 'iss_400');
    const again = withNewest(both, withoutOne.slice(0, PAGE), '');
    expect(ids(again)).toEqual([...withoutOne, ...issues(300, 101)].map(({ id }) => id));
    expect(again).toMatchObject({ cursor: 'iss_101', hasMore: true });
  });

  it('stay the same object if nothing has changed', () => {
    const both = withOlder(withNewest(undefined, issues(500, 301), ''), issues(300, 101));
    expect(withNewest(both, issues(500, 301), '')).toBe(both);
    const [first, ...others] = issues(500, 301);
    expect(withNewest(both, [{ ...first!, title: 'Another' }, ...others], '')).not.toBe(both);
  });

  it('start again if issues may be missing in between', () => {
    const both = withOlder(withNewest(undefined, issues(500, 301), ''), issues(300, 101));
    expect(withNewest(both, issues(900, 701), '')).toEqual({
      rows: issues(900, 701),
      cursor: 'iss_701',
      hasMore: true,
    });
  });

  it('end with a page that is not full, and contain no issue twice', () => {
    const first = withNewest(undefined, issues(500, 301), '');
    const both = withOlder(first, issues(301, 299));
    expect(ids(both).slice(-3)).toEqual(['iss_301', 'iss_300', 'iss_299']);
    expect(both.hasMore).toBe(false);
    expect(withOlder(first, [])).toEqual({ ...first, hasMore: false });
  });

  it('show what an act has changed, and drop an issue whose status does not match any more', () => {
    const shown = withNewest(undefined, issues(2, 1), '');
    const acted = withChanged(shown, 'iss_2', { status: 'overdue' }, '');
    expect(acted.rows[0]).toMatchObject({
      status: 'overdue',
      statusLabel: 'Overdue',
    });
    expect(acted.rows[1]).toEqual(issue(1));
    expect(ids(withChanged(shown, 'iss_2', { status: 'ack' }, 'new'))).toEqual(['iss_1']);
    expect(ids(withChanged(shown, 'iss_2', { pinned: true }, 'new'))).toEqual(['iss_2', 'iss_1']);
  });

  it('are sorted by due date, those late for longest first, and last those without a running clock', () => {
    const rows = [
      issue(1, { dueAt: '2026-03-09T10:00:00.000Z' }),
      issue(2, { dueAt: '2026-03-01T10:00:00.000Z' }),
      issue(3, { dueAt: '2026-03-01T10:00:00.000Z', status: 'resolved' }),
      issue(4, { dueAt: '2026-03-04T10:00:00.000Z', status: 'overdue' }),
      issue(5, { dueAt: null }),
    ];
    const order = (direction: 'ascending' | 'descending') =>
      sorted(rows, dueMoment, direction).map(({ id }) => id);
    expect(order('ascending')).toEqual(['iss_2', 'iss_4', 'iss_1', 'iss_3', 'iss_5']);
    expect(order('descending')).toEqual(['iss_1', 'iss_4', 'iss_2', 'iss_3', 'iss_5']);
  });
});
