import { Refusal, refusalOfNoAnswer } from '../../refusal';
import { endOwnMove, forgetOwnMove, isOwnMove, noteOwnMove } from './local-status-changes';

describe('the statuses that a tab has set', () => {
  it('are recognised once, and not for another issue', () => {
    noteOwnMove('a', 'ack');
    endOwnMove('a');
    expect([isOwnMove('b', 'ack'), isOwnMove('a', 'progress'), isOwnMove('a', 'ack')]).toEqual([
      false,
      false,
      true,
    ]);
    expect(isOwnMove('a', 'ack')).toBe(false);
  });

  it('are the last one of each issue, and not a refused one', () => {
    noteOwnMove('a', 'ack');
    noteOwnMove('a', 'progress');
    expect(isOwnMove('a', 'ack')).toBe(false);
    endOwnMove('a', new Refusal(409, ['It has moved.']));
    expect(isOwnMove('a', 'progress')).toBe(false);
  });

  it('may have been set if the response was lost', () => {
    noteOwnMove('a', 'ack');
    endOwnMove('a', refusalOfNoAnswer());
    expect(isOwnMove('a', 'ack')).toBe(true);
  });

  it('are forgotten when the page opens with another status, unless the request is pending', () => {
    noteOwnMove('a', 'ack');
    forgetOwnMove('a');
    endOwnMove('a');
    expect(isOwnMove('a', 'ack')).toBe(true);
    noteOwnMove('a', 'ack');
    endOwnMove('a');
    forgetOwnMove('a');
    expect(isOwnMove('a', 'ack')).toBe(false);
  });
});
