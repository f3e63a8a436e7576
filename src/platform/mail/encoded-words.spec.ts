import { encodedWords } from './encoded-words';

describe('encodedWords', () => {
  it.each(['=?utf-8?b?RlJFRSBHSUZU?= pothole', 'गड्ढा '.repeat(30), '🚧'.repeat(50), '=?'])(
    'encode %j',
    (text) => {
      const words = encodedWords(text).split(' ');
      expect(words.every((word) => word.length <= 75 && /^=\?UTF-8\?B\?[\w+/=]+\?=$/.test(word))).toBe(true);
      const parts = words.map((word) => Buffer.from(word.slice(10, -2), 'base64').toString());
      expect(parts.every((part) => !part.includes('\ufffd'))).toBe(true);
      expect(parts.join('')).toBe(text);
    },
  );
});
