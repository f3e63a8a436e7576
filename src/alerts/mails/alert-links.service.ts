import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import { Clock } from '../../kernel/time/clock';
import { ClaimSignature } from '../../platform/http/claim-signature';
import { AlertLinkInvalid } from '../alert.errors';
import type { AlertLinks as Links } from './alert-texts';

const HOUR_S = 3600;
/** How long a link can confirm an address, and how long the link in a mail shows what an address follows. */
const LIFETIME_S = { confirm: 72 * HOUR_S, manage: 90 * 24 * HOUR_S };
type Purpose = keyof typeof LIFETIME_S;

const ADDRESS_TOKEN = /^([\w-]{1,400})\.(\d{10})\.([\w-]{43})$/;
const SUBSCRIPTION_TOKEN = /^(sub_[0-9a-z]{1,40})\.([\w-]{43})$/;

/** The links in mails that let the reader act without an account. Each is signed and has one purpose. */
@Injectable()
export class AlertLinksService {
  private readonly signatures: Record<Purpose | 'unsubscribe', ClaimSignature>;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    const of = (purpose: string) => new ClaimSignature(config.jwtSecret, `alerts-${purpose}`);
    this.signatures = { confirm: of('confirm'), manage: of('manage'), unsubscribe: of('unsubscribe') };
  }

  /** The link that confirms the subscriptions of an address, valid for 72 hours, or shows them, valid for 90 days. */
  ofAddress(purpose: Purpose, email: string): string {
    const path = purpose === 'confirm' ? '/alerts/confirm' : '/alerts';
    return `${this.config.publicBaseUrl}${path}?link=${this.tokenOf(purpose, email)}`;
  }

  /** The token in such a link. */
  tokenOf(purpose: Purpose, email: string): string {
    const expires = Math.floor(this.clock.now().getTime() / 1000) + LIFETIME_S[purpose];
    const claim = `${Buffer.from(email).toString('base64url')}.${expires}`;
    return `${claim}.${this.signatures[purpose].sign(claim)}`;
  }

  /** The links in a mail to a subscription; the link that ends the subscription never expires. */
  ofMail(subscriptionId: string, email: string): Links {
    const token = `${subscriptionId}.${this.signatures.unsubscribe.sign(subscriptionId)}`;
    return {
      unsubscribe: `${this.config.publicBaseUrl}/alerts/unsubscribe?link=${token}`,
      manage: this.ofAddress('manage', email),
    };
  }

  /**
   * The address a link is valid for. @throws AlertLinkInvalid if this service did not make the link, or it has expired
   */
  addressOf(purpose: Purpose, token: string): string {
    const [, address = '', expires = '0', signature = ''] = ADDRESS_TOKEN.exec(token) ?? [];
    const isOurs = this.signatures[purpose].isOf(`${address}.${expires}`, signature);
    if (!isOurs || Number(expires) * 1000 <= this.clock.now().getTime()) throw new AlertLinkInvalid();
    return Buffer.from(address, 'base64url').toString();
  }

  /** The subscription that a link ends. @throws AlertLinkInvalid if this service did not make the link */
  subscriptionOf(token: string): string {
    const [, id = '', signature = ''] = SUBSCRIPTION_TOKEN.exec(token) ?? [];
    if (!this.signatures.unsubscribe.isOf(id, signature)) throw new AlertLinkInvalid();
    return id;
  }
}
