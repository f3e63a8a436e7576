import { Injectable } from '@nestjs/common';
import { Config } from '../config/config';
import { Clock } from '../kernel/clock';
import { DAY_MS } from '../kernel/durations';
import { ClaimSignature } from '../platform/http/claim-signature';

/** How long an office may reply. */
export const OFFICE_LINK_MS = 30 * DAY_MS;
/** The release before made links without the mark of an address; the last are over thirty days after this one. */
const TOKEN = /^((iss_[0-9a-z]{1,40})\.([1-4])\.(\d{10})(?:\.([\w-]{16}))?)\.([\w-]{43})$/;
/** How much of the signature of an address marks it: nobody finds another one with the same. */
const MARK_LENGTH = 16;

/** What an office may reply about: one issue, as the office it was escalated to. */
export interface OfficeMandate {
  issueId: string;
  level: number;
  madeAt: Date;
  /** Of the address it was sent to; undefined: the release before made it. */
  mark: string | undefined;
}

/**
 * The links by which offices reply without an account: signed, for one issue and one office, for thirty days. They are
 * good while whoever holds the office has the address they were sent to: whoever has read it by mistake, or holds the
 * office no more, does not reply as the office.
 */
@Injectable()
export class OfficeLinks {
  private readonly signature: ClaimSignature;
  private readonly marks: ClaimSignature;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    this.signature = new ClaimSignature(config.jwtSecret, 'office-link');
    this.marks = new ClaimSignature(config.jwtSecret, 'office-address');
  }

  /** The link for an office, by the address it is sent to. */
  linkFor(issueId: string, level: number, email: string): string {
    const expires = Math.floor((this.clock.now().getTime() + OFFICE_LINK_MS) / 1000);
    const claim = `${issueId}.${level}.${expires}.${this.markOf(email)}`;
    return `${this.config.publicBaseUrl}/office?link=${claim}.${this.signature.sign(claim)}`;
  }

  /** What a link is good for; undefined for one that this service never made, or that is over. */
  mandateOf(token: string): OfficeMandate | undefined {
    const [, claim = '', issueId = '', level, expires, mark, signature = ''] = TOKEN.exec(token) ?? [];
    if (!this.signature.isOf(claim, signature)) return undefined;
    const expiresAt = new Date(Number(expires) * 1000);
    if (expiresAt <= this.clock.now()) return undefined;
    const madeAt = new Date(expiresAt.getTime() - OFFICE_LINK_MS);
    return { issueId, level: Number(level), madeAt, mark };
  }

  /** Whether the office a link is for has the address it was sent to. @param email that of now */
  isAt({ mark }: OfficeMandate, email: string): boolean {
    return mark === undefined || mark === this.markOf(email);
  }

  private markOf(email: string): string {
    return this.marks.sign(email.toLowerCase()).slice(0, MARK_LENGTH);
  }
}
