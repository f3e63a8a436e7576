import { scriptLanguage } from './script-language';

describe('the language of a script', () => {
  it.each([
    ['There is a pothole', 'en'],
    ['सड़क पर गड्ढा है', 'hi'],
    ['ರಸ್ತೆಯಲ್ಲಿ ಗುಂಡಿ', 'kn'],
    ['சாலையில் பள்ளம்', 'ta'],
    ['రోడ్డు మీద గుంత', 'te'],
    ['রাস্তায় গর্ত', 'bn'],
    ['રસ્તા પર ખાડો', 'gu'],
    ['सड़क पर गड्ढा है, MG Road', 'hi'],
    ['', null],
    ['1', null],
    ['👍 12:30', null],
    ['Дорога', null],
  ])('%j is %s', (text, language) => {
    expect(scriptLanguage(text)).toBe(language);
  });
});
