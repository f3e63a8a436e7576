import { isStopWord } from './chat-words';

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

  it.each(['', '.', 'Stop the trucks', 'bus stop', 'STOP!!!', 'बंद है', 'don’t stop'])('is not %j', (text) => {
    expect(isStopWord(text)).toBe(false);
  });
});
