import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ConsoleSession } from '../../entities/console-session.entity';
import { ConsoleSessionService, hashOf } from '../console-session.service';
import { ConsoleProviderService } from './console-provider.service';
import { ProviderTokensService } from './provider-tokens.service';

/** Signs city staff out, here and at the identity provider. */
@Injectable()
export class ProviderSignOutService {
  constructor(
    @InjectRepository(ConsoleSession) private readonly rows: Repository<ConsoleSession>,
    private readonly sessions: ConsoleSessionService,
    private readonly provider: ConsoleProviderService,
    private readonly tokens: ProviderTokensService,
  ) {}

  /**
   * Ends a session.
   * @returns where the browser signs out at the provider; undefined if the session was begun with a password, the
   *   provider has no such page, or it cannot be reached
   */
  async signOut(token: string): Promise<string | undefined> {
    const session = await this.rows.findOneBy({ tokenHash: hashOf(token) });
    await this.sessions.revoke(token);
    if (!session?.providerTokens || !this.provider.isConfigured) return undefined;
    const tokens = await this.tokens.open(session.providerTokens);
    return tokens && this.provider.signOutUrl(tokens).catch(() => undefined);
  }
}
