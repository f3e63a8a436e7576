import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import { Clock } from '../../kernel/time/clock';
import { DAY_MS } from '../../kernel/time/durations';
import { emailKey } from '../../kernel/text/email-address';
import { ClaimSignature } from '../../platform/http/claim-signature';

/** How long a link for an office is valid. */
export const OFFICE_LINK_MS = 30 * DAY_MS;
/**
 * The previous release created links without a signature of the address; the last of them expire thirty days after this
 * release.
 */
const TOKEN = /^((iss_[0-9a-z]{1,40})\.([1-4])\.(\d{10})(?:\.([\w-]{16}))?)\.([\w-]{43})$/;
/**
 * How many characters of the address's signature a link contains: enough that no other address with the same ones can
 * be found.
 */
const MARK_LENGTH = 16;

/** The permission in a link: to reply about one issue, as the office it was escalated to. */
export interface OfficeMandate {
  issueId: string;
  level: number;
  madeAt: Date;
  /** The beginning of the signature of the address it was sent to; undefined for a link of the previous release. */
  mark: string | undefined;
}

/**
 * The links by which offices reply without an account: signed, for one issue and one office, valid for thirty days. A
 * link is valid only while the office has the address it was sent to, so that a wrong recipient, or a former holder of
 * the office, cannot reply as the office.
 */
@Injectable()
export class OfficeLinksService {
  private readonly signature: ClaimSignature;
  private readonly marks: ClaimSignature;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    this.signature = new ClaimSignature(config.jwtSecret, 'office-link');
    this.marks = new ClaimSignature(config.jwtSecret, 'office-address');
  }

  /** The link for an office. @param email the address it is sent to */
  linkFor(issueId: string, level: number, email: string): string {
    const expires = Math.floor((this.clock.now().getTime() + OFFICE_LINK_MS) / 1000);
    const claim = `${issueId}.${level}.${expires}.${this.markOf(email)}`;
    return `${this.config.publicBaseUrl}/office?link=${claim}.${this.signature.sign(claim)}`;
  }

  /** The permission of a link; undefined if it was not issued by this service or has expired. */
  mandateOf(token: string): OfficeMandate | undefined {
    const [, claim = '', issueId = '', level, expires, mark, signature = ''] = TOKEN.exec(token) ?? [];
    if (!this.signature.isOf(claim, signature)) return undefined;
    const expiresAt = new Date(Number(expires) * 1000);
    if (expiresAt <= this.clock.now()) return undefined;
    const madeAt = new Date(expiresAt.getTime() - OFFICE_LINK_MS);
    return { issueId, level: Number(level), madeAt, mark };
  }

  /** Whether the office still has the address the link was sent to. @param email the current address */
  isAt({ mark }: OfficeMandate, email: string): boolean {
    return mark === undefined || mark === this.markOf(email);
  }

  private markOf(email: string): string {
    return this.marks.sign(emailKey(email)).slice(0, MARK_LENGTH);
  }
}
