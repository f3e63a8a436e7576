import { isTimeToRead } from './load';

describe('what is read again and again', () => {
  it('is read while it is looked at, with a session, and when no answer is waited for', () => {
    expect(isTimeToRead(true, false, false)).toBe(true);
    expect(isTimeToRead(false, false, false)).toBe(false);
    expect(isTimeToRead(true, true, false)).toBe(false);
    expect(isTimeToRead(true, false, true)).toBe(false);
  });
});
