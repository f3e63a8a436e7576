import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../kernel/time/clock';
import { emailKey } from '../kernel/text/email-address';
import type { LocalIdentityDto } from './dto/local-identity.dto';
import { LocalIdentityKey } from './local-identity-key';

const LIFETIME_S = 10 * 60;

/** Issues ID tokens to every caller. Never enabled in production. */
@Injectable()
export class LocalIdentityProvider implements OnModuleInit {
  constructor(
    private readonly key: LocalIdentityKey,
    private readonly clock: Clock,
  ) {}

  /** Reports a damaged key at start, and not at the first sign-in. */
  onModuleInit(): void {
    void this.key.privateKey;
  }

  /** An ID token for a person with this email address, which is also the subject. */
  async issue(person: LocalIdentityDto): Promise<string> {
    const { SignJWT } = await import('jose');
    const now = Math.floor(this.clock.now().getTime() / 1000);
    const subject = createHash('sha256').update(emailKey(person.email)).digest('base64url');
    return new SignJWT({ email: person.email, email_verified: true, name: person.name })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
      .setIssuer(this.key.issuer)
      .setAudience(this.key.audience)
      .setSubject(subject)
      .setIssuedAt(now)
      .setExpirationTime(now + LIFETIME_S)
      .sign(this.key.privateKey);
  }
}
