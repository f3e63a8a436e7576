import { Setting } from './setting';
import { RsaPrivateKey, SmtpUrl, Text } from './setting-rules';
import { UpstreamSettings } from './upstream-settings';

/** Settings of sending mail. */
export class MailSettings extends UpstreamSettings {
  @Setting({
    about:
      'The SMTP server that sends mails. Unset: with local identity, mails are written as files to DATA_DIR/mails and shown at /dev/mail; without local identity, no mails are sent',
    fix: 'Set smtp://user:password@host:587 or smtps://user:password@host:465, or unset it.',
  })
  @SmtpUrl()
  SMTP_URL?: string;

  @Setting({
    about:
      'The sender of mails. In production its domain must be DKIM_DOMAIN (if that is set), a subdomain of it or a parent domain of it; for a sibling domain (the last two names are the same) there is only a warning',
    fallback: 'Civic Issue Service <noreply@localhost>',
    fix: 'Set an address such as City issues <noreply@issues.example.org>.',
  })
  @Text()
  MAIL_FROM!: string;

  @Setting({
    about: 'The domain for which mails are signed with DKIM. Unset: mails are not signed',
    fix: 'Set the domain of MAIL_FROM, or unset it.',
  })
  @Text()
  DKIM_DOMAIN?: string;

  @Setting({
    about: 'The selector, which names the public key in the DNS: <selector>._domainkey.<domain>',
    fallback: 'civic',
    fix: 'Set the selector of the DNS record.',
  })
  @Text()
  DKIM_SELECTOR!: string;

  @Setting({
    about:
      'The private key that signs mails, in PEM; line breaks may be written as \\n. Required with DKIM_DOMAIN',
    fix: 'Set an RSA key in PEM, without a passphrase, such as openssl genrsa 2048 writes.',
  })
  @RsaPrivateKey()
  DKIM_PRIVATE_KEY?: string;
}
