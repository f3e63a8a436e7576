import { Injectable } from '@nestjs/common';
import { SubjectKeysService } from '../../../platform/subject-keys';
import type { ProviderTokens } from './console-provider.service';

/** What the tokens of a session are sealed as. */
const CONTEXT = 'console.provider-tokens';

/** Seals what sessions keep of the identity provider: its tokens speak for a person. */
@Injectable()
export class ProviderTokensService {
  constructor(private readonly keys: SubjectKeysService) {}

  seal(accountId: string, tokens: ProviderTokens): Promise<string> {
    return this.keys.seal(accountId, CONTEXT, JSON.stringify(tokens));
  }

  /** @returns undefined if they were erased */
  async open(sealed: string): Promise<ProviderTokens | undefined> {
    const text = await this.keys.unseal(sealed, CONTEXT);
    return text === null ? undefined : (JSON.parse(text) as ProviderTokens);
  }
}
