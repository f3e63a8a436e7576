import {
  inWordsOf,
  onlyByField,
  Refusal,
  refusalOf,
  refusalOfAnswer,
  refusalBeside,
  refusalOfNoAnswer,
  sortRefusal,
} from './refusal';

describe('refusals', () => {
  it('contain the messages of the service, one or several', () => {
    expect(refusalOfAnswer(500, { message: 'Internal server error' }).messages).toEqual([
      'Something went wrong in the service. Try again; if it fails again, tell its operator.',
    ]);
    expect(refusalOfAnswer(409, { message: 'It exists' }).messages).toEqual(['It exists']);
    expect(refusalOfAnswer(400, { message: ['a is wrong', 'b is wrong'] }).messages).toEqual([
      'a is wrong',
      'b is wrong',
    ]);
    expect(refusalOfAnswer(502, '<html>').messages).toEqual(['The service answered 502. Try again.']);
  });

  it('replace validation messages of the API with plain words', () => {
    const message = [
      'hours.Safety must be of type int',
      'from Invalid ISO date',
      'email Invalid email address',
      'name is of type int',
    ];
    expect(refusalOfAnswer(400, { message }).messages).toEqual([
      'hours.Safety must be a whole number',
      'from must be a day of the calendar',
      'email must be an email address',
      'name is of type int',
    ]);
  });

  it('say that the service did not respond, and do not hide a bug of the console', () => {
    expect(refusalOf(refusalOfNoAnswer())).toMatchObject({
      status: 0,
      messages: ['The service cannot be reached. Try again.'],
    });
    expect(() => refusalOf(new RangeError('a fault'))).toThrow(RangeError);
    expect(() => refusalOf(new TypeError('undefined is not a function'))).toThrow(TypeError);
  });

  it('say that the response is not from the service', () => {
    const read = () => {
      try {
        return JSON.parse('<html>') as unknown;
      } catch (thrown) {
        return refusalOf(thrown).messages;
      }
    };
    expect(read()).toEqual(['The response did not come from the service. Try again.']);
  });

  it('are shown beside the field whose name they start with', () => {
    const refusal = new Refusal(400, ['name must be given', 'names differ', 'slaHours.Traffic is no number']);
    expect(sortRefusal(refusal, ['name', 'slaHours'])).toEqual({
      byField: { name: 'name must be given', slaHours: 'slaHours.Traffic is no number' },
      others: ['names differ'],
    });
  });

  it('are also shown beside the field if they name a place in it', () => {
    expect(sortRefusal(new Refusal(400, ['corners: line 3 is none']), ['corners']).byField).toEqual({
      corners: 'corners: line 3 is none',
    });
    expect(inWordsOf('corners: line 3 is none', 'corners', 'Corners')).toBe('Corners: line 3 is none');
  });

  it('start with the label of the field they are shown beside', () => {
    expect(inWordsOf('rateCapPerHour must be a whole number', 'rateCapPerHour', 'Messages per hour')).toBe(
      'Messages per hour must be a whole number',
    );
    expect(inWordsOf('slaHours.Traffic is no number', 'slaHours', 'Hours')).toBe(
      'Hours, Traffic is no number',
    );
  });

  it('are shown once: beside a field, or otherwise separately', () => {
    const refusal = new Refusal(400, ['from must be a day', 'The city is unknown']);
    expect(onlyByField(refusal, ['from'])).toEqual({ byField: { from: 'from must be a day' }, others: [] });
    expect(refusalBeside(refusal, ['from'])?.messages).toEqual(['The city is unknown']);
    expect(refusalBeside(new Refusal(400, ['from must be a day']), ['from', 'to'])).toBeUndefined();
    expect(refusalBeside(undefined, ['from'])).toBeUndefined();
  });
});
