import { microLength, microText } from './micro-length';

const LINK = 'https://issues.city.example/mumbai/issues/iss_01k0g4yq3fe8tr2v7b5x9cdm6h';

describe('the length of a text on the microblog network', () => {
  it.each([
    ['', 0],
    ['a'.repeat(280), 280],
    ['é', 1],
    ['e\u0301', 1],
    // Devanagari, Tamil and the like are below U+1100.
    ['गड्ढा', 5],
    ['…', 2],
    ['“quoted”', 8],
    ['漢字', 4],
    ['👍', 2],
    ['👩🏽‍🔧', 2],
    ['🇮🇳', 2],
    [LINK, 23],
    [`See ${LINK} now`, 31],
    ['http://a.in', 23],
    ['http://localhost:3000/mumbai', 28],
  ])('of %j is %d', (text, length) => {
    expect(microLength(text)).toBe(length);
  });
});

describe('a reply on the microblog network', () => {
  it('that fits stays as it is', () => {
    const text = `${'a'.repeat(256)} ${LINK}`;
    expect(microLength(text)).toBe(280);
    expect(microText(text)).toBe(text);
  });

  it('that is too long is cut before its link, which stays whole', () => {
    const text = microText(`Your report "${'x'.repeat(400)}" is resolved: ${LINK}`);
    expect(microLength(text)).toBe(280);
    expect(text).toMatch(/^Your report "x+… https:/);
    expect(text.endsWith(LINK)).toBe(true);
  });

  it('is cut after its link first', () => {
    const text = microText(`Seen: ${LINK} ${'thank you '.repeat(40)}`);
    expect(microLength(text)).toBeLessThanOrEqual(280);
    expect(text).toMatch(/^Seen: https:\S+ thank you .*…$/);
  });

  it('is never cut inside of a character', () => {
    for (let blanks = 0; blanks < 4; blanks++) {
      const text = microText(`${'x'.repeat(blanks)}${'👩🏽‍🔧'.repeat(200)}`);
      expect(microLength(text)).toBeGreaterThan(275);
      expect(microLength(text)).toBeLessThanOrEqual(280);
      expect(text.replace(/^x*/, '').replace(/…$/, '').replaceAll('👩🏽‍🔧', '')).toBe('');
    }
  });

  it('keeps the links that fit, if not all of them do', () => {
    const text = microText(Array.from({ length: 20 }, (_, n) => `http://city.example/${n}`).join(' '));
    expect(microLength(text)).toBeLessThanOrEqual(280);
    expect(text.split(/\s+/).every((link) => /^http:\/\/city\.example\/\d+$/.test(link))).toBe(true);
  });

  it('of a long link that the network does not recognize is only text before it', () => {
    const link = `http://localhost:3000/${'a'.repeat(250)}`;
    expect(microText(`Seen this: ${link}`)).toMatch(/^See?n?.*http:\/\/localhost:3000\/a{250}$|^http/);
  });
});
