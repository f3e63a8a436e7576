import { createHash } from 'node:crypto';
import { Body, Controller, Injectable, Post, UseFilters } from '@nestjs/common';
import { Clock } from '../kernel/clock';
import { Allow } from '../platform/http/access.decorator';
import { BareAnswers, Summary } from '../platform/http/answers.decorator';
import { TokenApiErrorFilter } from '../platform/http/error-filters';
import { AtHome } from '../platform/http/home.decorator';
import { ErrorEnvelopeDto } from '../platform/http/token-api/error-envelope.dto';
import { LocalIdentityDto, LocalIdTokenDto } from './dto/local-identity.dto';
import { LocalIdentityKey } from './local-identity-key';

const LIFETIME_S = 10 * 60;

/** The provider's side: ID tokens for whoever asks. Never part of a production service. */
@Injectable()
export class LocalIdentityProvider {
  constructor(
    private readonly key: LocalIdentityKey,
    private readonly clock: Clock,
  ) {}

  /** An ID token for a person of this email, whose subject is the email itself. */
  async issue(person: LocalIdentityDto): Promise<LocalIdTokenDto> {
    const { SignJWT } = await import('jose');
    const now = Math.floor(this.clock.now().getTime() / 1000);
    const subject = createHash('sha256').update(person.email.toLowerCase()).digest('base64url');
    const idToken = await new SignJWT({ email: person.email, email_verified: true, name: person.name })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
      .setIssuer(this.key.issuer)
      .setAudience(this.key.audience)
      .setSubject(subject)
      .setIssuedAt(now)
      .setExpirationTime(now + LIFETIME_S)
      .sign(this.key.privateKey);
    return { idToken };
  }
}

@Controller('dev/identity')
@UseFilters(TokenApiErrorFilter)
@AtHome('token', 'local identity')
export class LocalIdentityController {
  constructor(private readonly provider: LocalIdentityProvider) {}

  @Post()
  @Summary(
    "Signs an ID token for the given person: a stand-in for a real identity provider on a developer's machine",
  )
  @Allow('public')
  @BareAnswers(200, LocalIdTokenDto, { errors: [400, 413], errorType: ErrorEnvelopeDto })
  issue(@Body() person: LocalIdentityDto): Promise<LocalIdTokenDto> {
    return this.provider.issue(person);
  }
}
