import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { Transporter } from 'nodemailer';
import type { Config } from '../config/config';
import type { DueMail } from './mail.queries';
import { messageOf, SIGNED_HEADERS } from './mail-message';
import { MailRefused, refusalOf } from './mail-refusal';

/** The limit for connecting, for the greeting, and for silence. */
const TIMEOUT_MS = 20_000;
/** The limit for a whole mail, below the time for which it is reserved for this instance. */
const SEND_TIMEOUT_MS = 90_000;
/** Relays limit the connections of a client; five are acceptable to most. */
const MAX_CONNECTIONS = 5;
/** After this many mails a connection is replaced, as servers limit them. */
const MAX_MESSAGES = 100;

/** How mails are sent. */
export abstract class MailTransport {
  /** Whether mails are sent at all. */
  abstract readonly isOn: boolean;
  /** How many mails can be sent concurrently. */
  readonly lanes: number = 1;
  /** @param signal aborts the mail, accepted or not; it is refused then @throws MailRefused */
  abstract send(mail: DueMail, signal: AbortSignal): Promise<void>;
  /** Ends the connections; later mails are refused. */
  async close(): Promise<void> {}

  /** The transport by the settings: an SMTP server, otherwise a folder in development, otherwise none. */
  static of(config: Config): MailTransport {
    if (config.settings.SMTP_URL !== undefined) return new SmtpTransport(config);
    return config.localIdentity ? new FolderTransport(config) : new NoTransport();
  }
}

/** Sends mails to a server by SMTP, over reused connections. The library is loaded with the first mail. */
class SmtpTransport extends MailTransport {
  readonly isOn = true;
  override readonly lanes = MAX_CONNECTIONS;
  private pool?: Promise<Transporter>;

  constructor(private readonly config: Config) {
    super();
  }

  async send(mail: DueMail, signal: AbortSignal): Promise<void> {
    const pool = await (this.pool ??= this.connect());
    const from = this.config.settings.MAIL_FROM;
    const message = messageOf(mail, { from, base: this.config.publicBaseUrl });
    try {
      await pool.sendMail({
        ...message,
        signal: AbortSignal.any([signal, AbortSignal.timeout(SEND_TIMEOUT_MS)]),
      });
    } catch (error) {
      throw refusalOf(error);
    }
  }

  override async close(): Promise<void> {
    (await this.pool)?.close({ force: true });
  }

  private async connect(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    const timeouts = {
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    };
    const limits = { maxConnections: MAX_CONNECTIONS, maxMessages: MAX_MESSAGES };
    const url = this.config.settings.SMTP_URL ?? '';
    return createTransport({ url, pool: true, ...limits, ...timeouts, ...this.dkim() });
  }

  private dkim(): object {
    const { DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY } = this.config.settings;
    if (DKIM_DOMAIN === undefined || DKIM_PRIVATE_KEY === undefined) return {};
    const key = { domainName: DKIM_DOMAIN, keySelector: DKIM_SELECTOR, privateKey: DKIM_PRIVATE_KEY };
    return { dkim: { ...key, headerFieldNames: SIGNED_HEADERS } };
  }
}

/** Writes mails to files that mail programs can open. */
class FolderTransport extends MailTransport {
  readonly isOn = true;

  constructor(private readonly config: Config) {
    super();
  }

  async send(mail: DueMail): Promise<void> {
    const { createTransport } = await import('nodemailer');
    const { DATA_DIR, MAIL_FROM } = this.config.settings;
    const folder = join(DATA_DIR, 'mails');
    const message = messageOf(mail, { from: MAIL_FROM, base: this.config.publicBaseUrl });
    const written = await createTransport({ streamTransport: true }).sendMail(message);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, `${mail.id}.eml`), await buffer(written.message as Readable), {
      mode: 0o600,
    });
  }
}

/** Sends no mails. */
class NoTransport extends MailTransport {
  readonly isOn = false;

  send(): Promise<void> {
    return Promise.reject(new MailRefused('SMTP_URL is not set', 'attempt'));
  }
}
