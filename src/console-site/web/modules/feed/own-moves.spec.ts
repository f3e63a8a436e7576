import { isOwnMove, noteOwnMove } from './own-moves';

describe('the statuses that a tab has given', () => {
  it('are its own once, and those of no other issue', () => {
    noteOwnMove('a', 'ack');
    expect([isOwnMove('b', 'ack'), isOwnMove('a', 'progress'), isOwnMove('a', 'ack')]).toEqual([
      false,
      false,
      true,
    ]);
    expect(isOwnMove('a', 'ack')).toBe(false);
  });

  it('are the last of each issue, and none that was refused', () => {
    noteOwnMove('a', 'ack');
    noteOwnMove('a', 'progress');
    expect(isOwnMove('a', 'ack')).toBe(false);
    noteOwnMove('a', undefined);
    expect(isOwnMove('a', 'progress')).toBe(false);
  });
});
