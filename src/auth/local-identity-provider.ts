import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../kernel/clock';
import type { LocalIdentityDto } from './dto/local-identity.dto';
import { LocalIdentityKey } from './local-identity-key';

const LIFETIME_S = 10 * 60;

/** The provider's side: ID tokens for whoever asks. Never part of a production service. */
@Injectable()
export class LocalIdentityProvider implements OnModuleInit {
  constructor(
    private readonly key: LocalIdentityKey,
    private readonly clock: Clock,
  ) {}

  /** A damaged key is said at the start, not to the first who signs in. */
  onModuleInit(): void {
    void this.key.privateKey;
  }

  /** An ID token for a person of this email, whose subject is the email itself. */
  async issue(person: LocalIdentityDto): Promise<string> {
    const { SignJWT } = await import('jose');
    const now = Math.floor(this.clock.now().getTime() / 1000);
    const subject = createHash('sha256').update(person.email.toLowerCase()).digest('base64url');
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
