import { plainDigits, typedPincode, typedText } from './typed-text';

describe('typedPincode', () => {
  it.each([
    ...[
      '400050',
      ' 400 050 ',
      '\u202a400050\u202c',
      '400\u200b050',
      '400\u00ad050',
      '\ufeff400050',
      '400\u00a0050',
    ],
    ...['४०००५०', '৪০০০৫০', '੪੦੦੦੫੦', '૪૦૦૦૫૦', '୪୦୦୦୫୦', '௪௦௦௦௫௦', '౪౦౦౦౫౦', '೪೦೦೦೫೦', '൪൦൦൦൫൦', '۴۰۰۰۵۰'],
    ...['٤٠٠٠٥٠', '４０００５０', '᱔᱐᱐᱐᱕᱐', '𝟒𝟎𝟎𝟎𝟓𝟎'],
  ])('reads %j', (text) => {
    expect(typedPincode(text)).toBe('400050');
  });

  it.each([
    ['', ''],
    ['4000x0', '4000x0'],
    ['१२३४५६७८९', '123456789'],
  ])('reads %j as %j', (text, pincode) => {
    expect(typedPincode(text)).toBe(pincode);
  });
});

describe('typedText', () => {
  it.each([
    ['asha\u200b@example.org\n', 'asha@example.org'],
    ['\u2067\u202eAsha\u202c\u2069', 'Asha'],
    ['ａｓｈａ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'asha@example.org'],
    ['a\t\n b\u0000', 'a b'],
    ['आशा', 'आशा'],
  ])('reads %j as %j', (text, seen) => {
    expect(typedText(text)).toBe(seen);
  });
});

describe('plainDigits', () => {
  it('has a value for each digit of Unicode, as compatibility forms have', () => {
    const digits = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code)).filter((each) =>
      /\p{Nd}/u.test(each),
    );
    expect(digits.length % 10).toBe(0);
    expect(plainDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10));
  });
});
