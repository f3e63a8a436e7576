import { TOTP } from 'otpauth';
import { hashOfRecoveryCode, isOfApp, newSecret, stepOf } from './totp-codes';

const NOW = new Date('2027-03-10T04:30:00Z');
const SCRIPTS = ['٠١٢٣٤٥٦٧٨٩', '०१२३४५६७८९', '০১২৩৪৫৬৭৮৯', '௦௧௨௩௪௫௬௭௮௯', '０１２３４５６７８９'];

describe('a code of the app', () => {
  it.each(SCRIPTS)('counts in the digits of a script: %s', (digits) => {
    const secret = newSecret();
    const code = new TOTP({ secret }).generate({ timestamp: NOW.getTime() });
    const typed = [...code].map((digit) => digits[Number(digit)]).join('');
    for (const text of [typed, ` ${typed.slice(0, 3)}\u00a0${typed.slice(3)}`, `\u202a${typed}\u200b`]) {
      expect(isOfApp(text)).toBe(true);
      expect(stepOf(secret, text, NOW)).toBe(stepOf(secret, code, NOW));
    }
    expect(stepOf(secret, code, NOW)).toBeDefined();
  });

  it.each([-1, 1])('counts %d step of difference, but not two', (steps) => {
    const secret = newSecret();
    const codeAt = (count: number) =>
      new TOTP({ secret }).generate({ timestamp: NOW.getTime() + count * steps * 30_000 });
    expect(stepOf(secret, codeAt(1), NOW)).toBe(NOW.getTime() / 30_000 + steps);
    expect(stepOf(secret, codeAt(2), NOW)).toBeUndefined();
  });

  it.each(['', '12345', '1234567', '12345x', 'k7fq-2mzx-5a3t-wp6b', 'Ä@ö.de', 'ääääää', '😀😀😀'])(
    'is not %j',
    (text) => {
      expect(isOfApp(text)).toBe(false);
      expect(stepOf(newSecret(), text, NOW)).toBeUndefined();
    },
  );
});

describe('a recovery code', () => {
  it('is the same with other dashes, blanks, digits, letter case and invisible characters', () => {
    const hash = hashOfRecoveryCode('k7fq-2mzx-5a3t-wp6b');
    for (const code of [
      'K7FQ 2MZX 5A3T WP6B',
      'k७fq\u20132mzx\u20115a3t\u2014wp6b',
      '\u2066k7fq-2mzx-5a3t-wp6b\u2069',
    ])
      expect(hashOfRecoveryCode(code)).toBe(hash);
    expect(hashOfRecoveryCode('k7fq-2mzx-5a3t-wp6c')).not.toBe(hash);
  });
});
