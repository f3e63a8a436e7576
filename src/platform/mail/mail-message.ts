import { domainOf } from '../config/contact-domains';
import { htmlOf } from './mail-html';
import { encodedWords } from './encoded-words';
import type { DueMail } from './mail.queries';

/**
 * The headers that are signed. They include both headers of one-click unsubscription, as RFC 8058 requires; the
 * library's default lacks the second one.
 */
export const SIGNED_HEADERS =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post:Auto-Submitted';

/**
 * A mail in the form the library takes. Its HTML is created from the text and not stored.
 * @param from the sender
 * @param base the base URL of this service, without a trailing slash
 */
export function messageOf(mail: DueMail, { from, base }: { from: string; base: string }) {
  const { id, recipient, subject, body, language, unsubscribeUrl } = mail;
  const html = mail.html ?? (language === null ? undefined : htmlOf(body, { language, base }));
  // The library leaves a word that is encoded already, and a mail program would decode what a citizen wrote.
  const looksEncoded = subject.includes('=?');
  return {
    from,
    // As an object, so that no part of the address is parsed as another address.
    to: { name: '', address: recipient },
    ...(!looksEncoded && { subject }),
    text: body,
    ...(html !== undefined && { html }),
    messageId: `<${id}@${domainOf(from)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(looksEncoded && { Subject: { prepared: true, value: encodedWords(subject) } }),
      ...(unsubscribeUrl !== null && {
        // Some relays change folded lines, which breaks the signature.
        'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
