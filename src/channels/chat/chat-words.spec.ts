import { isDeleteWord, isStopWord } from './chat-words';

describe('a message that asks for no more messages', () => {
  it.each([
    'STOP',
    'stop',
    ' Stop. ',
    'स्टॉप',
    'बंद करो',
    'रोकें।',
    'थांबवा',
    'ನಿಲ್ಲಿಸಿ',
    'நிறுத்து',
    'ఆపండి',
    'বন্ধ করুন',
    'બંધ કરો',
  ])('is %j', (text) => {
    expect(isStopWord(text)).toBe(true);
  });

  it('is read in linear time, however many blanks are in it', () => {
    const before = process.cpuUsage().user;
    expect(isStopWord(`stop${' '.repeat(200_000)}now`)).toBe(false);
    // A few milliseconds; work that grows with the square of the blanks takes half a minute.
    expect(process.cpuUsage().user - before).toBeLessThan(2_000_000);
  });

  it.each(['stop .', 'बंद करो ।', 'बंद \u00a0करो', '\u200eST\u200bOP\u2069', 'ＳＴＯＰ'])(
    'is %j, with blanks and invisible characters',
    (text) => {
      expect(isStopWord(text)).toBe(true);
    },
  );

  it.each(['', '.', 'Stop the trucks', 'bus stop', 'STOP!!!', 'बंद है', 'don’t stop'])('is not %j', (text) => {
    expect(isStopWord(text)).toBe(false);
  });
});

describe('a message that asks to delete everything', () => {
  it.each(['DELETE', ' delete. ', 'हटाएँ।', 'पुसून टाका', 'ಅಳಿಸಿ', 'நீக்கு', 'తొలగించండి', 'মুছে ফেলুন', 'ડિલીટ કરો'])(
    'is %j',
    (text) => {
      expect([isDeleteWord(text), isStopWord(text)]).toEqual([true, false]);
    },
  );

  it.each(['', 'Delete the garbage', 'STOP', 'कचरा हटाएँ'])('is not %j', (text) => {
    expect(isDeleteWord(text)).toBe(false);
  });
});
