import { TOTP } from 'otpauth';
import { newSecret, stepOf } from './totp-codes';

const NOW = new Date('2026-11-10T06:00:00Z');

describe('codes of authenticator apps', () => {
  const secret = newSecret();
  const codeAt = (time: Date) => new TOTP({ secret }).generate({ timestamp: time.getTime() });

  it('finds the step of a code, also with the blanks an app shows', () => {
    const code = codeAt(NOW);
    const step = stepOf(secret, code, NOW);
    expect(step).toBe(NOW.getTime() / 30_000);
    expect(stepOf(secret, ` ${code.slice(0, 3)} ${code.slice(3)}`, NOW)).toBe(step);
  });

  it.each([-1, 1])('counts %d step of difference, but not two', (steps) => {
    const at = (count: number) => codeAt(new Date(NOW.getTime() + count * steps * 30_000));
    expect(stepOf(secret, at(1), NOW)).toBe(NOW.getTime() / 30_000 + steps);
    expect(stepOf(secret, at(2), NOW)).toBeUndefined();
  });

  it.each(['', '12345', '1234567', 'Ä@ö.de', 'ääääää', '😀😀😀', 'abcdef'])('finds none for %j', (code) => {
    expect(stepOf(secret, code, NOW)).toBeUndefined();
  });
});
