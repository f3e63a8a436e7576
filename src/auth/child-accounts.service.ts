import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { ChildChanged, ListingChanged } from '../kernel/people/contributor-events';
import { tokenRoleOf } from '../kernel/people/roles';
import { emailKey } from '../kernel/text/email-address';
import { Clock } from '../kernel/time/clock';
import { ConsentsService } from '../personal-data';
import { Database } from '../platform/database/database';
import { DomainEvents } from '../platform/events/domain-events';
import { DomainError } from '../platform/http/domain-error';
import type { Account } from './account';
import { AccountQueries } from './account.queries';
import { User } from './entities/user.entity';
import { PersonaQueries } from './persona.queries';
import { UserNotFound } from './role.service';

/** Officials and admins act by their name. */
export class NoChildAccount extends DomainError {
  constructor() {
    super('conflict', 'Only the account of a citizen can be that of somebody under 18');
  }
}

/**
 * Accounts of people under 18 (docs/api/privacy.md#children): all that they contribute is without a name, places are
 * those of the ward, and there is no list, picture, score or message on a device. Sets off `users_search_rename` and
 * `users_reporter_change`.
 */
@Injectable()
export class ChildAccountsService {
  @Inject() private readonly events!: DomainEvents;
  @Inject() private readonly clock!: Clock;

  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly accounts: AccountQueries,
    private readonly personas: PersonaQueries,
    private readonly consents: ConsentsService,
    private readonly database: Database,
  ) {}

  /** Stores that a person said they are 18 or older. */
  async declareAdult(userId: string): Promise<void> {
    await this.users.update({ id: userId, adultAt: IsNull() }, { adultAt: this.clock.now() });
  }

  /** Whether an account is that of somebody under 18. */
  async isChild(userId: string): Promise<boolean> {
    const user = await this.users.findOne({ select: { childSince: true }, where: { id: userId } });
    return user?.childSince != null;
  }

  /**
   * Treats an account as that of somebody under 18, at once, or ends that. What was contributed before is changed by
   * the job `privacy-apply`. The choices stay as they are when it ends: the person makes them anew.
   * @returns the account
   * @throws UserNotFound, NoChildAccount
   */
  set(userId: string, isChild: boolean): Promise<Account> {
    return this.database.transaction(async () => {
      const choices = await this.personas.lockChoices(userId);
      const account = await this.accounts.account(userId);
      if (!account || choices?.kind !== 'person') throw new UserNotFound();
      if (tokenRoleOf(account.role, account.official) !== 'citizen') throw new NoChildAccount();
      if (isChild) await this.hide(userId);
      else await this.users.update({ id: userId }, { childSince: null, updatedAt: this.clock.now() });
      const email = account.email === null ? null : emailKey(account.email);
      await this.events.emit(new ChildChanged(userId, email, isChild));
      return account;
    });
  }

  private async hide(userId: string): Promise<void> {
    const now = this.clock.now();
    const hidden = { shownAs: 'anonymous', listed: false, showPicture: false, placeDefault: 'ward' } as const;
    await this.users.update(
      { id: userId },
      { ...hidden, avatarUrl: null, adultAt: null, childSince: now, updatedAt: now },
    );
    for (const purpose of ['listing', 'picture'] as const) await this.consents.withdraw(userId, purpose);
    await this.events.emit(new ListingChanged(userId, false));
  }
}
