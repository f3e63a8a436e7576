import { escapedHtml } from '../../platform/http/html';
import { TextStream } from '../../platform/http/text-stream';
import type { ShownMail } from '../../platform/mail';

export const HTML_TYPE = 'text/html; charset=utf-8';

/** The newest mails as an HTML page. */
export function presentMails(mails: readonly ShownMail[]): TextStream {
  const rows = mails.map(
    ({ id, recipient, subject, status, createdAt }) =>
      `<li>${createdAt.toISOString()} <a href="/dev/mail/${id}">${escapedHtml(subject)}</a> to ${escapedHtml(recipient)} (${status})</li>`,
  );
  return page('Mails', rows.length === 0 ? '<p>There are none.</p>' : `<ol>${rows.join('')}</ol>`);
}

/** A mail as an HTML page; web addresses in its text become links. */
export function presentMail({ subject, recipient, status, failure, body }: ShownMail): TextStream {
  const text = escapedHtml(body).replaceAll(
    /https?:\/\/[^\s<]+/g,
    (url) => `<a href="${url}" rel="noreferrer">${url}</a>`,
  );
  const what = `To ${escapedHtml(recipient)}, ${status}${failure === null ? '' : `: ${escapedHtml(failure)}`}`;
  return page(subject, `<p>${what}</p><pre>${text}</pre><p><a href="/dev/mail">All mails</a></p>`);
}

function page(title: string, content: string): TextStream {
  const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapedHtml(title)}</title>`;
  return new TextStream(whole(`${head}<h1>${escapedHtml(title)}</h1>${content}</html>`), HTML_TYPE);
}

async function* whole(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(text);
}
