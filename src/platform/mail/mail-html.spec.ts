import { htmlOf } from './mail-html';

const inEnglish = (text: string, base: string) => htmlOf(text, { language: 'en', base });

describe('the HTML of a mail', () => {
  it('is a document in the mail’s language, with its paragraphs and its URLs as links', () => {
    const text = 'Reported:\nA lamp\n\nhttps://city.example/a?b=1&c=2';
    expect(htmlOf(text, { language: 'hi', base: 'https://city.example' })).toBe(
      '<!doctype html><html lang="hi"><body><p dir="auto">Reported:<br>A lamp</p>\n' +
        '<p dir="auto"><a href="https://city.example/a?b=1&amp;c=2">https://city.example/a?b=1&amp;c=2</a></p>' +
        '</body></html>',
    );
  });

  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    [
      'https://a.example/"onmouseover="x',
      '<a href="https://a.example/">https://a.example/</a>&quot;onmouseover=&quot;x',
    ],
  ])('has nothing active: %s', (text, html) => {
    expect(inEnglish(text, 'https://a.example')).toContain(`<p dir="auto">${html}</p>`);
  });

  it.each([
    'https://evil.example/a',
    'https://a.example.evil.example/a',
    'https://a.example@evil.example/',
    'http://a.example/a',
  ])('has no link to another service: %s', (url) => {
    expect(inEnglish(`A lamp ${url}`, 'https://a.example')).toContain(`<p dir="auto">A lamp ${url}</p>`);
  });
});
