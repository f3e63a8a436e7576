import type { ConfirmationAnswer } from '../../kernel/confirmations';
import { countedOf, type GivenAnswer, outcomeOf } from './confirmation.policy';

const START = Date.parse('2026-03-01T10:00:00Z');
let count = 0;

/** An answer that counts by itself, an hour after the one before. */
function given(answer: ConfirmationAnswer, change: Partial<GivenAnswer> = {}): GivenAnswer {
  const at = new Date(START + ++count * 3_600_000);
  const own = { person: `usr_${count}`, network: `range ${count}`, device: null };
  return { ...own, answer, isReporter: false, isNewAccount: false, at, ...change };
}
const reporter = (answer: ConfirmationAnswer) => given(answer, { isReporter: true });
const several = (number: number, answer: ConfirmationAnswer, change: Partial<GivenAnswer> = {}) =>
  Array.from({ length: number }, () => given(answer, change));

describe('what the answers about a repair come to', () => {
  it.each([
    ['no answer', [], 'unconfirmed'],
    ['the reporter says yes', [reporter('yes')], 'confirmed'],
    ['the reporter says no', [reporter('no')], 'disputed'],
    ['the reporter says partly', [reporter('partly')], 'unconfirmed'],
    ['two others, and no reporter', several(2, 'no'), 'unconfirmed'],
    ['the reporter against one other', [reporter('yes'), given('no')], 'confirmed'],
    ['three of five say no', [...several(3, 'no'), ...several(2, 'yes')], 'disputed'],
    ['three of five say yes', [...several(3, 'yes'), given('no'), given('partly')], 'confirmed'],
    ['three against three', [...several(3, 'yes'), ...several(3, 'no')], 'unconfirmed'],
    ['the reporter is outvoted', [reporter('no'), ...several(4, 'yes')], 'confirmed'],
    ['most say partly', [...several(3, 'partly'), given('no')], 'unconfirmed'],
  ] as const)('at the end of the time: %s', (_, answers, outcome) => {
    expect(outcomeOf(answers, true)).toBe(outcome);
    expect(outcomeOf(answers, false)).toBeUndefined();
  });

  it('is decided at once by ten answers of which six agree', () => {
    const nine = [...several(6, 'no'), ...several(3, 'yes')];
    expect(outcomeOf(nine, false)).toBeUndefined();
    expect(outcomeOf([...nine, given('yes')], false)).toBe('disputed');
  });

  it('waits for the end with ten answers of which no side has six', () => {
    const answers = [...several(5, 'no'), ...several(5, 'yes')];
    expect([outcomeOf(answers, false), outcomeOf(answers, true)]).toEqual([undefined, 'unconfirmed']);
    expect(outcomeOf([...answers, ...several(3, 'yes')], false)).toBe('confirmed');
  });
});

describe('an answer', () => {
  it('of a new account counts only with the same one of the reporter', () => {
    const crowd = several(9, 'yes', { isNewAccount: true });
    expect(countedOf(crowd)).toEqual([]);
    expect(outcomeOf([...crowd, reporter('no')], true)).toBe('disputed');
    expect(outcomeOf([...crowd, reporter('yes')], false)).toBe('confirmed');
  });

  it.each(['network', 'device'] as const)(
    'within a minute after another one of its %s counts the same way',
    (from) => {
      const at = (seconds: number) => given('no', { [from]: 'one', at: new Date(START + seconds * 1000) });
      const [first, second, third, late] = [at(0), at(59), at(118), at(178)];
      expect(countedOf([third, late, first, second])).toEqual([late, first]);
      expect(countedOf([first, second, reporter('no')])).toHaveLength(3);
      expect(countedOf([first, second, reporter('yes')])).toHaveLength(2);
    },
  );

  it('of two at the same moment counts once', () => {
    const both = several(2, 'no', { network: 'one', at: new Date(START) });
    expect(countedOf(both)).toEqual([both[0]]);
    expect(countedOf(several(2, 'no', { network: null, at: new Date(START) }))).toHaveLength(2);
  });

  it('of the reporter always counts', () => {
    const answers = [given('no', { network: 'one', at: new Date(START) }), reporter('yes')];
    answers[1] = { ...answers[1]!, network: 'one', at: new Date(START + 1), isNewAccount: true };
    expect(countedOf(answers)).toEqual(answers);
  });
});
