import { Injectable } from '@nestjs/common';
import { type BrowserSession, BrowserSessionsService } from './browser-sessions.service';
import type { LocalIdentityDto } from './dto/local-identity.dto';
import { OwnHostGuard } from '../api/own-host.guard';
import { LocalIdentityProvider } from './local-identity-provider';

/** Signs people in on the pages by local identity, without a proof, and only under this service's own host name. */
@Injectable()
export class LocalSignInService {
  constructor(
    private readonly provider: LocalIdentityProvider,
    private readonly sessions: BrowserSessionsService,
    private readonly ownHost: OwnHostGuard,
  ) {}

  /**
   * @param host the Host header of the request
   * @throws Forbidden under another host name
   */
  async begin(host: string | undefined, person: LocalIdentityDto): Promise<BrowserSession> {
    return this.sessions.begin(await this.idToken(host, person));
  }

  /**
   * @param host the Host header of the request
   * @returns an ID token of the person
   * @throws Forbidden under another host name
   */
  async idToken(host: string | undefined, person: LocalIdentityDto): Promise<string> {
    this.ownHost.assertOwn(host);
    return this.provider.issue(person);
  }
}
