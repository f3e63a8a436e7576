import { escapedHtml } from '../http/html';

const URL_IN_TEXT = /https?:\/\/[^\s<>"]+/g;

/**
 * Converts the text of a mail to an HTML document, with its paragraphs, and links for URLs of this service only. User
 * text, such as the title of a report, must not become a link in a mail of the city.
 * @param base the base URL of this service, without a trailing slash
 */
export function htmlOf(text: string, { language, base }: { language: string; base: string }): string {
  const paragraphs = text.split(/\n{2,}/).map((each) => `<p dir="auto">${linked(each, base)}</p>`);
  return `<!doctype html><html lang="${escapedHtml(language)}"><body>${paragraphs.join('\n')}</body></html>`;
}

function linked(text: string, base: string): string {
  let html = '';
  let end = 0;
  for (const { 0: url, index } of text.matchAll(URL_IN_TEXT)) {
    if (url !== base && !url.startsWith(`${base}/`)) continue;
    html += `${escapedHtml(text.slice(end, index))}<a href="${escapedHtml(url)}">${escapedHtml(url)}</a>`;
    end = index + url.length;
  }
  return (html + escapedHtml(text.slice(end))).replaceAll('\n', '<br>');
}
