import { domainOf } from '../config/contact-domains';
import { htmlOf } from './mail-html';
import type { DueMail } from './mail.queries';

/**
 * What of a message is signed: with both headers of one-click unsubscribing, as RFC 8058 asks; the library leaves the
 * second one out.
 */
export const SIGNED_HEADERS =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post:Auto-Submitted';

/**
 * A mail as the library takes it. Its HTML is made here and not kept: it is the text once more.
 * @param from who sends it
 * @param base the address of this service, without a slash at its end
 */
export function messageOf(mail: DueMail, { from, base }: { from: string; base: string }) {
  const { id, recipient, subject, body, language, unsubscribeUrl } = mail;
  const html = mail.html ?? (language === null ? undefined : htmlOf(body, { language, base }));
  return {
    from,
    // As an address, so that nothing of it is read as another one.
    to: { name: '', address: recipient },
    subject,
    text: body,
    ...(html !== undefined && { html }),
    messageId: `<${id}@${domainOf(from)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== null && {
        // A folded line breaks the signature at some relays.
        'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
