import { letterKey, stepOfLetter } from './office-letter-key';

describe('the key of a letter to an office', () => {
  it('contains the step the letter is about', () => {
    const step = { issueId: 'iss_1', level: 2 };
    expect(letterKey(step)).toBe('escalation:iss_1:2');
    expect(stepOfLetter(letterKey(step))).toEqual(step);
  });

  it.each(['', 'alert:escalation:iss_1:2', 'escalation:iss_1', 'escalation:iss_1:2:3', 'escalation::2'])(
    'cannot be %j',
    (key) => {
      expect(stepOfLetter(key)).toBeUndefined();
    },
  );
});
