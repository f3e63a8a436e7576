import { isOpen, readOpenIssue, showOpenIssue } from './open-issue';

describe('the open issue', () => {
  it('is read again after an act on it, but no other one, nor one whose page was left', async () => {
    const read: string[] = [];
    const open = (id: string) => showOpenIssue({ id, reload: () => Promise.resolve(void read.push(id)) });
    const leave = open('a');
    await readOpenIssue('b');
    await readOpenIssue('a');
    const leaveNext = open('b');
    leave();
    await readOpenIssue('b');
    expect([read, isOpen('a'), isOpen('b')]).toEqual([['a', 'b'], false, true]);
    leaveNext();
    await readOpenIssue('b');
    expect([read, isOpen('b')]).toEqual([['a', 'b'], false]);
  });
});
