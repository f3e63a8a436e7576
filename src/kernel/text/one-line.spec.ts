import { oneLine } from './one-line';

describe('oneLine', () => {
  it.each([
    ['A hole\n\nConfirm at\r\nhttps://evil.example/', 'A hole Confirm at https://evil.example/'],
    [' a\u2028b\u2029c\u0085d\u000be\u000cf\tg ', 'a b c d e f g'],
    ['गड्ढा \u200dहै', 'गड्ढा \u200dहै'],
    ['', ''],
  ])('turns %j into %j', (text, line) => {
    expect(oneLine(text)).toBe(line);
  });
});
