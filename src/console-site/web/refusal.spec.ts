import { Refusal, refusalOf, refusalOfAnswer, sortRefusal } from './refusal';

describe('refusals', () => {
  it('take the words of the service, one or several', () => {
    expect(refusalOfAnswer(409, { message: 'It exists' }).messages).toEqual(['It exists']);
    expect(refusalOfAnswer(400, { message: ['a is wrong', 'b is wrong'] }).messages).toEqual([
      'a is wrong',
      'b is wrong',
    ]);
    expect(refusalOfAnswer(502, '<html>').messages).toEqual(['The service answered 502. Try again.']);
  });

  it('say that nobody answered, and hide no fault of the console', () => {
    expect(refusalOf(new TypeError('Failed to fetch')).status).toBe(0);
    expect(() => refusalOf(new RangeError('a fault'))).toThrow(RangeError);
  });

  it('stand beside the field they begin with', () => {
    const refusal = new Refusal(400, ['name must be given', 'names differ', 'slaHours.Traffic is no number']);
    expect(sortRefusal(refusal, ['name', 'slaHours'])).toEqual({
      byField: { name: 'name must be given', slaHours: 'slaHours.Traffic is no number' },
      others: ['names differ'],
    });
  });
});
