import type { QueueIssue } from './queue-read';
import { withChange, withOpenIssue } from './queue-rows';

const row = (id: string) => ({ id, status: 'new', statusLabel: 'New' }) as QueueIssue;
const idsOf = (rows: readonly QueueIssue[]) => rows.map(({ id }) => id);
const BEFORE = ['a', 'b', 'c'].map(row);

describe('the rows of a queue', () => {
  it('keep the open issue where it was after it has left the queue', () => {
    expect(idsOf(withOpenIssue(['a', 'c'].map(row), BEFORE, 'b'))).toEqual(['a', 'b', 'c']);
    expect(idsOf(withOpenIssue([], BEFORE, 'c'))).toEqual(['c']);
  });

  it('are those of the response otherwise', () => {
    const rows = ['b', 'd'].map(row);
    expect(withOpenIssue(rows, BEFORE, 'b')).toBe(rows);
    expect(withOpenIssue(rows, BEFORE, undefined)).toBe(rows);
    expect(withOpenIssue(rows, BEFORE, 'elsewhere')).toBe(rows);
  });

  it('show the change of an act', () => {
    const changed = withChange(BEFORE, 'b', { status: 'ack' });
    expect(changed.map(({ statusLabel }) => statusLabel)).toEqual(['New', 'Acknowledged', 'New']);
  });
});
