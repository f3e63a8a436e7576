import { Refusal, refusalOfNoAnswer } from '../../refusal';
import { endLocalChange, forgetLocalChange, isLocalChange, noteLocalChange } from './local-status-changes';

describe('the statuses that a tab has set', () => {
  it('are recognised once, and not for another issue', () => {
    noteLocalChange('a', 'ack');
    endLocalChange('a');
    expect([isLocalChange('b', 'ack'), isLocalChange('a', 'progress'), isLocalChange('a', 'ack')]).toEqual([
      false,
      false,
      true,
    ]);
    expect(isLocalChange('a', 'ack')).toBe(false);
  });

  it('are the last one of each issue, and not a refused one', () => {
    noteLocalChange('a', 'ack');
    noteLocalChange('a', 'progress');
    expect(isLocalChange('a', 'ack')).toBe(false);
    endLocalChange('a', new Refusal(409, ['It has moved.']));
    expect(isLocalChange('a', 'progress')).toBe(false);
  });

  it('may have been set if the response was lost', () => {
    noteLocalChange('a', 'ack');
    endLocalChange('a', refusalOfNoAnswer());
    expect(isLocalChange('a', 'ack')).toBe(true);
  });

  it('are forgotten when the page opens with another status, unless the request is pending', () => {
    noteLocalChange('a', 'ack');
    forgetLocalChange('a');
    endLocalChange('a');
    expect(isLocalChange('a', 'ack')).toBe(true);
    noteLocalChange('a', 'ack');
    endLocalChange('a');
    forgetLocalChange('a');
    expect(isLocalChange('a', 'ack')).toBe(false);
  });
});
