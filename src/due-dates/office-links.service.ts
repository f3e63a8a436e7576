import { Injectable } from '@nestjs/common';
import { Config } from '../config/config';
import { Clock } from '../kernel/clock';
import { DAY_MS } from '../kernel/durations';
import { ClaimSignature } from '../platform/http/claim-signature';

/** How long an office may reply. */
export const OFFICE_LINK_MS = 30 * DAY_MS;
const TOKEN = /^(iss_[0-9a-z]{1,40})\.([1-4])\.(\d{10})\.([\w-]{43})$/;

/** What an office may reply about: one issue, as the office it was escalated to. */
export interface OfficeMandate {
  issueId: string;
  level: number;
  expiresAt: Date;
}

/** The links by which offices reply without an account: signed, for one issue and one office, for thirty days. */
@Injectable()
export class OfficeLinks {
  private readonly signature: ClaimSignature;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    this.signature = new ClaimSignature(config.jwtSecret, 'office-link');
  }

  /** The link for an office. */
  linkFor(issueId: string, level: number): string {
    const expires = Math.floor((this.clock.now().getTime() + OFFICE_LINK_MS) / 1000);
    const claim = `${issueId}.${level}.${expires}`;
    return `${this.config.publicBaseUrl}/office?link=${claim}.${this.signature.sign(claim)}`;
  }

  /** What a link is good for; undefined for one that this service never made, or that is over. */
  mandateOf(token: string): OfficeMandate | undefined {
    const [, issueId = '', level, expires, signature = ''] = TOKEN.exec(token) ?? [];
    const claim = `${issueId}.${level}.${expires}`;
    if (!this.signature.isOf(claim, signature)) return undefined;
    const expiresAt = new Date(Number(expires) * 1000);
    return expiresAt > this.clock.now() ? { issueId, level: Number(level), expiresAt } : undefined;
  }
}
