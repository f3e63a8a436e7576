import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOperator, Not, Raw, Repository } from 'typeorm';
import { Clock } from '../kernel/time/clock';
import { emailKey, emailKeySql } from '../kernel/text/email-address';
import { newId } from '../kernel/ids';
import { Config } from '../platform/config/config';
import { Database } from '../platform/database/database';
import { Unauthorized } from '../platform/http/domain-error';
import type { Account } from './account';
import { AccountQueries } from './account.queries';
import { ErasedIdentitiesService } from './erasure/erased-identities.service';
import { ErasuresService } from './erasure/erasures.service';
import { UserIdentity } from './entities/user-identity.entity';
import { User } from './entities/user.entity';
import type { Identity } from './identity';

/** The accounts of people, created at their first sign-in. */
@Injectable()
export class AccountService {
  @Inject() private readonly erasures!: ErasuresService;
  @Inject() private readonly erased!: ErasedIdentitiesService;

  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    @InjectRepository(UserIdentity) private readonly identities: Repository<UserIdentity>,
    private readonly accounts: AccountQueries,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * The account of a verified identity. A new identity whose verified email belongs to an account is linked to it,
   * unless that account already has another identity of the same provider. An address belongs to the identity that
   * verified it last: an account that had it before loses it, and with it the rights of an official with that address.
   * Sets off `users_search_rename` and `users_reporter_change`, which make a person findable by a new display name.
   */
  signIn(identity: Identity): Promise<Account> {
    return this.database.transaction(async () => {
      // Two concurrent first sign-ins of one person must not create two accounts.
      await this.database.takeTurns(`sign-in:${emailKey(identity.email)}`);
      const id = await this.accountIdOf(identity);
      await this.users.update({ email: sameEmail(identity.email), id: Not(id) }, { email: null });
      await this.refresh(id, identity);
      const account = await this.accounts.account(id);
      if (!account) throw new Unauthorized();
      return account;
    });
  }

  private async accountIdOf(identity: Identity): Promise<string> {
    const { issuer, subject } = identity;
    const known = await this.identities.findOneBy({ issuer, subject });
    if (known) return known.userId;
    const id = (await this.joined(identity)) ?? (await this.create(identity));
    await this.identities.insert({ issuer, subject, userId: id, createdAt: this.clock.now() });
    return id;
  }

  /** The account to which a new identity is linked, if there is one. */
  private async joined({ issuer, email }: Identity): Promise<string | undefined> {
    const namesake = await this.users.findOneBy({ email: sameEmail(email) });
    if (!namesake) return undefined;
    if (!(await this.identities.existsBy({ userId: namesake.id, issuer }))) return namesake.id;
    // The provider has given the address to another person since.
    await this.users.update({ id: namesake.id }, { email: null });
    return undefined;
  }

  private async create(identity: Identity): Promise<string> {
    const { email, displayName, avatarUrl } = identity;
    const id = newId('user');
    const city = this.config.settings.DEFAULT_CITY;
    const now = this.clock.now();
    const role = (await this.erased.isLowered(identity)) ? ('viewer' as const) : ('user' as const);
    const account = { id, email, displayName, avatarUrl, role, city };
    await this.users.insert({ ...account, createdAt: now, updatedAt: now });
    return id;
  }

  /**
   * Stores the profile the provider currently has of a person, except for what they corrected or do not show. Somebody
   * who waits for their erasure has neither name nor picture.
   */
  private async refresh(id: string, { email, displayName, avatarUrl }: Identity): Promise<void> {
    const now = this.clock.now();
    const isNamed = this.config.settings.SUPERADMIN_EMAILS.includes(emailKey(email));
    const role = isNamed ? { role: 'superadmin' as const } : {};
    const chosen = await this.users.findOneByOrFail({ id });
    const isLeaving = await this.erasures.isAsked(id);
    const name = chosen.ownName ?? displayName;
    const picture = chosen.showPicture ? avatarUrl : null;
    const shown = isLeaving ? {} : { displayName: name, avatarUrl: picture };
    await this.users.update({ id }, { email, ...shown, lastSeenAt: now, updatedAt: now, ...role });
  }
}

function sameEmail(email: string): FindOperator<string> {
  return Raw((column) => `${emailKeySql(column)} = :email`, {
    email: emailKey(email),
  }) as FindOperator<string>;
}
