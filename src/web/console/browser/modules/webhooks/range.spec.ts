import { rangeIn, replayInWords } from './range';

describe('the period of a replay', () => {
  it('is that of the fields, and open at a side whose field is empty', () => {
    expect(rangeIn({ from: '2026-11-24T15:30', to: '' })).toEqual({ from: '2026-11-24T10:00:00.000Z' });
    expect(rangeIn({ from: '', to: '' })).toEqual({});
    expect(() => rangeIn({ from: '', to: 'soon' })).toThrow('to must be a date and time');
  });

  it('is shown in words before anything is sent', () => {
    expect(replayInWords({})).toMatch(
      /^All events for this endpoint from the beginning of what is kept up to now /,
    );
    expect(replayInWords({ from: '2026-11-24T10:00:00.000Z', to: '2026-11-25T10:00:00.000Z' })).toMatch(
      /^All events for this endpoint from 24\sNov\s2026, 3:30\spm up to 25\sNov\s2026, 3:30\spm /i,
    );
  });
});
