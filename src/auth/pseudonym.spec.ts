import { comparedName } from './pseudonym';

describe('the compared form of a name', () => {
  it.each([
    ['Blue Kite', 'blue kite'],
    ['Blue Kite', 'Blue-Kite'],
    ['Blue Kite', 'B1ue Kite'],
    ['Blue Kite', 'Вluе Кitе'],
    ['Blue Kite', 'Ｂｌｕｅ Ｋｉｔｅ'],
    ['Blue Kite', 'Bluë Kite'],
    ['Modern', 'Modem'],
    ['Will', 'WiII'],
    ['Asha 2024', 'Asha २०२४'],
    ['Asha 10', 'Asha ১০'],
    ['Bob', 'B౦b'],
    ['आशा', 'अाशा'],
    ['ઓમ', 'અોમ'],
    ['ಅರ', 'అర'],
  ])('%s looks as %s', (one, other) => {
    expect(comparedName(one)).toBe(comparedName(other));
  });

  it.each([
    ['Blue Kite', 'Blue Kites'],
    ['निळा पतंग', 'निळी पतंग'],
    ['Asha', 'Usha'],
    ['आशा', 'उषा'],
    ['Asha २', 'Asha ३'],
    ['ಅರ', 'ಅಲ'],
  ])('%s differs from %s', (one, other) => {
    expect(comparedName(one)).not.toBe(comparedName(other));
  });
});
