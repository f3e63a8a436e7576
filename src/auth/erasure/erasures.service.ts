import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Actor } from '../../kernel/people/actor';
import { ListingChanged, PersonasRenamed } from '../../kernel/people/contributor-events';
import type { Language } from '../../kernel/languages';
import { emailKey } from '../../kernel/text/email-address';
import { ANONYMOUS } from '../../kernel/people/shown-as';
import { Clock } from '../../kernel/time/clock';
import { DAY_MS } from '../../kernel/time/durations';
import type { ErasurePlan } from '../../personal-data';
import { Config } from '../../platform/config/config';
import { Database } from '../../platform/database/database';
import { DomainEvents } from '../../platform/events/domain-events';
import { DomainError } from '../../platform/http/domain-error';
import { Erasure } from '../entities/erasure.entity';
import { User } from '../entities/user.entity';
import { PersonaQueries } from '../persona.queries';
import { RoleService } from '../role.service';
import { namesOf } from './erased-names';
import { ErasureMailsService } from './erasure-mails.service';
import { ErasureQueries } from './erasure.queries';

/** What a person wants erasure to do with what is public. */
export type ErasureWish = Pick<ErasurePlan, 'words' | 'place'> & {
  /** Of the mails about it; by default English. */
  language?: Language | undefined;
};

/** The person did not ask to be erased. */
export class NoErasure extends DomainError {
  constructor() {
    super('notFound', 'You did not ask for an erasure of your account');
  }
}

/** The erasure has begun. */
export class ErasureBegun extends DomainError {
  constructor() {
    super('conflict', 'The erasure of your account has begun');
  }
}

/**
 * The erasures that people ask for (docs/api/privacy.md#erasure). Until it is due, the account is not listed, without
 * its name and picture, and gets no alerts. Sets off `users_search_rename` and `users_reporter_change`.
 */
@Injectable()
export class ErasuresService {
  @InjectRepository(Erasure) private readonly erasures!: Repository<Erasure>;
  @InjectRepository(User) private readonly users!: Repository<User>;
  @Inject() private readonly personas!: PersonaQueries;
  @Inject() private readonly roles!: RoleService;

  constructor(
    private readonly queries: ErasureQueries,
    private readonly mails: ErasureMailsService,
    private readonly config: Config,
    private readonly database: Database,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Begins the time after which an account is erased. Asked again, the time stays, and the wish changes. Call it after
   * a fresh sign-in.
   * @throws ErasureBegun; DomainError `conflict` for the last superadmin
   */
  ask({ id }: Actor, { words, place, language = 'en' }: ErasureWish): Promise<Erasure> {
    return this.database.transaction(async () => {
      await this.roles.assertMayLeave(id);
      const known = await this.queries.lock(id);
      if (known && known.step !== 'waiting') throw new ErasureBegun();
      const wish = { words, place: words === 'remove' ? ('ward' as const) : place, language };
      if (known) await this.erasures.update({ userId: id }, wish);
      else await this.add(id, wish);
      return this.erasures.findOneByOrFail({ userId: id });
    });
  }

  /** The erasure that a person asked for. @throws NoErasure */
  async of(userId: string): Promise<Erasure> {
    const erasure = await this.erasures.findOneBy({ userId });
    if (!erasure) throw new NoErasure();
    return erasure;
  }

  /** Whether a person asked for an erasure. */
  isAsked(userId: string): Promise<boolean> {
    return this.erasures.existsBy({ userId });
  }

  /** Keeps an account, and shows its name again. @throws NoErasure, ErasureBegun */
  cancel(userId: string): Promise<void> {
    return this.database.transaction(async () => {
      const erasure = await this.queries.lock(userId);
      if (!erasure) throw new NoErasure();
      if (erasure.step !== 'waiting') throw new ErasureBegun();
      await this.erasures.delete({ userId });
      await this.mails.cancel(userId);
      const pseudonym = (await this.queries.names(userId))?.pseudonym;
      await this.show(userId, erasure, pseudonym);
    });
  }

  /** The names that an erasure takes out of what a person wrote. */
  async namesOf(userId: string): Promise<string[]> {
    const { displayName, ownName, pseudonym } = await this.users.findOneByOrFail({ id: userId });
    // Of a person who asked already, the account has no name any more.
    const asked = await this.erasures.findOneBy({ userId });
    return namesOf({ displayName: asked?.displayName ?? displayName, ownName, pseudonym });
  }

  private async add(userId: string, wish: ErasureWish & { language: Language }): Promise<void> {
    const askedAt = this.clock.now();
    const {
      email: address,
      displayName,
      listed,
      childSince,
    } = await this.users.findOneByOrFail({ id: userId });
    // Somebody under 18 is erased at once.
    const days = childSince ? 0 : this.config.settings.ERASURE_COOLING_OFF_DAYS;
    const dueAt = new Date(askedAt.getTime() + days * DAY_MS);
    const email = address === null ? null : emailKey(address);
    await this.erasures.insert({ userId, askedAt, dueAt, ...wish, email, displayName, listed });
    await this.users.update({ id: userId }, { avatarUrl: null });
    await this.show(userId, { displayName: ANONYMOUS, listed: false }, ANONYMOUS);
    if (dueAt > askedAt) await this.mails.asked({ userId, email, dueAt, language: wish.language });
  }

  /** Shows an account, and its personas with a pseudonym, by these names. */
  private async show(
    userId: string,
    { displayName, listed }: Pick<User, 'displayName' | 'listed'>,
    pseudonym?: string | null,
  ): Promise<void> {
    const now = this.clock.now();
    await this.users.update({ id: userId }, { displayName, listed, updatedAt: now });
    await this.events.emit(new ListingChanged(userId, listed));
    await this.events.emit(new PersonasRenamed([userId], displayName));
    if (!pseudonym) return;
    const renamed = await this.personas.rename(userId, pseudonym, now);
    await this.events.emit(new PersonasRenamed(renamed, pseudonym));
  }
}
