import { Setting } from './setting';
import { RsaPrivateKey, SmtpUrl, Text } from './setting-rules';
import { UpstreamSettings } from './upstream-settings';

/** Settings of sending mail. */
export class MailSettings extends UpstreamSettings {
  @Setting({
    about:
      'The server mails are sent by. Unset: with local identity they become files in DATA_DIR/mails, shown at /dev/mail; without nobody is mailed',
    fix: 'Set smtp://user:password@host:587 or smtps://user:password@host:465, or unset it.',
  })
  @SmtpUrl()
  SMTP_URL?: string;

  @Setting({
    about:
      'Whom mails are from. In production its domain is that of DKIM_DOMAIN, or one beneath or above it; one beside it, as both end in the same two names, is warned of',
    fallback: 'Civic Issue Service <noreply@localhost>',
    fix: 'Set an address such as City issues <noreply@issues.example.org>.',
  })
  @Text()
  MAIL_FROM!: string;

  @Setting({
    about: 'The domain mails are signed for by DKIM. Unset: they are not signed',
    fix: 'Set the domain of MAIL_FROM, or unset it.',
  })
  @Text()
  DKIM_DOMAIN?: string;

  @Setting({
    about: 'Under which name the public key stands in the DNS: <selector>._domainkey.<domain>',
    fallback: 'civic',
    fix: 'Set the selector that the DNS has.',
  })
  @Text()
  DKIM_SELECTOR!: string;

  @Setting({
    about:
      'The private key mails are signed with, in PEM; line breaks may be written as \\n. Required with DKIM_DOMAIN',
    fix: 'Set an RSA key in PEM, without a passphrase, such as openssl genrsa 2048 writes.',
  })
  @RsaPrivateKey()
  DKIM_PRIVATE_KEY?: string;
}
