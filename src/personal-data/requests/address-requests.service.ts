import { Injectable } from '@nestjs/common';
import type { Language } from '../../kernel/languages';
import type { RequestKind } from '../../kernel/personal-data';
import { emailKey } from '../../kernel/text/email-address';
import { Clock } from '../../kernel/time/clock';
import { HOUR_MS } from '../../kernel/time/durations';
import { Config } from '../../platform/config/config';
import { ClaimSignature } from '../../platform/http/claim-signature';
import { DomainError, Unavailable } from '../../platform/http/domain-error';
import { MailOutbox } from '../../platform/mail';
import { SubjectKeysService } from '../../platform/subject-keys';
import { linkMail } from './link-mail';
import type { RequestRow } from './privacy-request.queries';
import { PrivacyRequestsService } from './privacy-requests.service';

const LIFETIME_MS = 72 * HOUR_MS;
const TOKEN = /^([\w-]{1,500})\.(\d{10})\.([\w-]{43})$/;
/** How many such mails to all addresses together may wait. */
const MAX_WAITING = 1000;

/** What the owner of an address asks. */
export interface AskedByAddress {
  kind: RequestKind;
  text: string;
  language: Language;
}

/** A link that was never issued, or has expired. */
export class RequestLinkInvalid extends DomainError {
  constructor() {
    super('notFound', 'The link is invalid or has expired');
  }
}

/**
 * Requests of people without an account. A link is mailed to the address; nothing is stored before its reader uses it,
 * so that nobody asks in the name of others.
 */
@Injectable()
export class AddressRequestsService {
  private readonly signature: ClaimSignature;

  constructor(
    private readonly requests: PrivacyRequestsService,
    private readonly keys: SubjectKeysService,
    private readonly outbox: MailOutbox,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    this.signature = new ClaimSignature(config.jwtSecret, 'privacy-request');
  }

  /** Mails a link to an address, at most once a day. It reveals nothing about the address. @throws Unavailable */
  async sendLink(address: string, language: Language): Promise<void> {
    if ((await this.outbox.countWaiting('confirmation')) >= MAX_WAITING) throw new Unavailable();
    const email = emailKey(address);
    const now = this.clock.now();
    const link = `${this.config.publicBaseUrl}/privacy/request?link=${this.tokenOf(email, now)}`;
    const key = `privacy-request:${email}:${now.toISOString().slice(0, 10)}`;
    await this.outbox.add({ ...linkMail(language, link), key, recipient: email, priority: 'confirmation' });
  }

  /** The address that a link was mailed to. @throws RequestLinkInvalid */
  addressOf(token: string): string {
    const [, address = '', expires = '0', signature = ''] = TOKEN.exec(token) ?? [];
    const isOurs = this.signature.isOf(`${address}.${expires}`, signature);
    if (!isOurs || Number(expires) * 1000 <= this.clock.now().getTime()) throw new RequestLinkInvalid();
    return Buffer.from(address, 'base64url').toString();
  }

  /** The newest 100 requests of the address. @throws RequestLinkInvalid */
  async of(token: string): Promise<RequestRow[]> {
    return this.requests.of(this.keys.digest(this.addressOf(token)));
  }

  /** Stores a request of the address. @throws RequestLinkInvalid, TooManyRequestsWaiting */
  async add(token: string, asked: AskedByAddress): Promise<RequestRow> {
    const email = this.addressOf(token);
    return this.requests.add({ ...asked, subject: this.keys.digest(email), city: null, email });
  }

  private tokenOf(email: string, now: Date): string {
    const expires = Math.floor((now.getTime() + LIFETIME_MS) / 1000);
    const claim = `${Buffer.from(email).toString('base64url')}.${expires}`;
    return `${claim}.${this.signature.sign(claim)}`;
  }
}
