import { bulkInWords, markedInWords } from './act-words';

describe('the question about an act on several issues', () => {
  it('says what the act does to them', () => {
    expect(bulkInWords(3, { mark: 'hidden', wanted: true }, true)).toBe(
      'The 3 issues will be hidden from everyone but their reporters and administrators. They can be restored. One Undo reverts all of it.',
    );
    expect(bulkInWords(1, { mark: 'hidden', wanted: false }, true)).toMatch(
      /^The issue will be visible to everyone again\. One Undo/,
    );
    expect(bulkInWords(2, { to: 'ack' }, true)).toMatch(/^The 2 issues will be shown as acknowledged\./);
  });

  it('says what happens to the note, and that the act cannot be undone', () => {
    expect(bulkInWords(2, { to: 'resolved' }, false)).toBe(
      'The 2 issues will be resolved for everyone. The note becomes the description of the resolution. This cannot be undone: the allowed transitions do not lead back.',
    );
    expect(bulkInWords(2, { to: 'overdue' }, true)).toContain('The note is kept with the change.');
  });
});

describe('the notice of a mark', () => {
  it('says what was done', () => {
    expect(markedInWords('hidden', true)).toBe('Hidden');
    expect(markedInWords('hidden', false)).toBe('Restored');
    expect(markedInWords('closed', false)).toBe('Closed mark removed');
  });
});
