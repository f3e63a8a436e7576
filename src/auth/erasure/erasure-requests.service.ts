import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/people/actor';
import type { Erasure } from '../entities/erasure.entity';
import { FreshSignInService } from '../fresh-sign-in.service';
import { ErasuresService, type ErasureWish } from './erasures.service';

/** Erasures that are asked for with an ID token. */
@Injectable()
export class ErasureRequestsService {
  constructor(
    private readonly freshSignIn: FreshSignInService,
    private readonly erasures: ErasuresService,
  ) {}

  /**
   * Checks the sign-in, and begins the time after which the account is erased.
   * @throws NotFreshlySignedIn; as `ErasuresService.ask`
   */
  async ask(actor: Actor, { idToken, ...wish }: ErasureWish & { idToken: string }): Promise<Erasure> {
    await this.freshSignIn.verify(actor.id, idToken);
    return this.erasures.ask(actor, wish);
  }
}
