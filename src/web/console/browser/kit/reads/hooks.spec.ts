import { isTimeToRead } from './hooks';

describe('a repeated read', () => {
  it('runs only while the tab is visible, there is a session, and no response is pending', () => {
    expect(isTimeToRead(true, false, false)).toBe(true);
    expect(isTimeToRead(false, false, false)).toBe(false);
    expect(isTimeToRead(true, true, false)).toBe(false);
    expect(isTimeToRead(true, false, true)).toBe(false);
  });
});
