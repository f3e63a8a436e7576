import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThanOrEqual, MoreThan, Repository } from 'typeorm';
import { CITY_STAFF_USER } from '../kernel/people/city-staff-user';
import { CHAIN_ROLES } from '../kernel/people/chain-roles';
import type { Actor } from '../kernel/people/actor';
import { ListingChanged, PersonasRenamed } from '../kernel/people/contributor-events';
import { ACCOUNT_ROLES, TOKEN_ROLES } from '../kernel/people/roles';
import { ANONYMOUS } from '../kernel/people/shown-as';
import { Clock } from '../kernel/time/clock';
import { DAY_MS } from '../kernel/time/durations';
import { type Asked, ConsentsService } from '../personal-data';
import { Database } from '../platform/database/database';
import { DomainEvents } from '../platform/events/domain-events';
import { DomainError, Unauthorized } from '../platform/http/domain-error';
import { Retention } from '../platform/retention/retention.decorator';
import { SubjectKeysService } from '../platform/subject-keys';
import { FormerPseudonym } from './entities/former-pseudonym.entity';
import { User } from './entities/user.entity';
import { PersonaQueries } from './persona.queries';
import { NoPseudonym, OnlyByName } from './personas.service';
import { comparedName } from './pseudonym';

/** How long a pseudonym stays, at least. */
const KEPT_MS = 30 * DAY_MS;
/** How long nobody takes a pseudonym that somebody gave up. */
const BLOCKED_MS = 365 * DAY_MS;

/** What a person chose about how they are shown. */
export type PrivacyChoices = Pick<
  User,
  'shownAs' | 'pseudonym' | 'ownName' | 'showPicture' | 'listed' | 'placeDefault'
>;
/** What a person chooses anew; `ownName` '' takes the correction back. A pseudonym can be replaced, not removed. */
export type PrivacyChange = Partial<Omit<PrivacyChoices, 'pseudonym' | 'ownName'>> & {
  pseudonym?: string;
  ownName?: string;
};

/** In which language and where somebody chooses, and whether the site asked it, after the first sign-in. */
export interface Choosing extends Asked {
  isWelcome?: boolean;
}

/** The choices that rest on consent. */
const CONSENTS = [
  ['listed', 'listing'],
  ['showPicture', 'picture'],
] as const;

/** A name that nobody may take: taken by another person, given up within a year, or that of an office. */
export class NameTaken extends DomainError {
  constructor(field: 'pseudonym' | 'ownName') {
    const message = 'is taken, looks like a taken one, or is the name of an office';
    super('unprocessable', 'The request is not valid', [{ field, message }]);
  }
}

/** Somebody under 18 is in no list, and without name, picture and exact places. */
export class NotForChildren extends DomainError {
  constructor(field: string) {
    const message = 'is not possible for the account of somebody under 18';
    super('unprocessable', 'The request is not valid', [{ field, message }]);
  }
}

/** A pseudonym is changed once in 30 days. */
export class PseudonymTooNew extends DomainError {
  constructor() {
    super('conflict', 'The pseudonym was set less than 30 days ago');
  }
}

/**
 * What people choose about how they are shown (docs/api/privacy.md#choices). Sets off `users_search_rename` and
 * `users_reporter_change`, so that people are found by the name that is shown.
 */
@Injectable()
export class PrivacyChoicesService {
  @Inject() private readonly keys!: SubjectKeysService;
  @Inject() private readonly consents!: ConsentsService;

  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    @InjectRepository(FormerPseudonym) private readonly former: Repository<FormerPseudonym>,
    private readonly personas: PersonaQueries,
    private readonly database: Database,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** Deletes the digests of pseudonyms that everybody may take again. @returns how many */
  @Retention('former-pseudonyms')
  async forgetFormer(now: Date): Promise<number> {
    const { affected } = await this.former.delete({ blockedUntil: LessThanOrEqual(now) });
    return affected ?? 0;
  }

  /** What a person chose. @throws Unauthorized if there is no such account */
  async of(userId: string): Promise<User> {
    const user = await this.users.findOneBy({ id: userId });
    if (!user) throw new Unauthorized();
    return user;
  }

  /**
   * Changes what a person chose.
   * @returns the choices now
   * @throws OnlyByName, NoPseudonym, NameTaken, PseudonymTooNew, NotForChildren
   */
  change(
    actor: Actor,
    wanted: PrivacyChange,
    choosing: Choosing = { language: 'en', surface: 'token' },
  ): Promise<PrivacyChoices> {
    return this.database.transaction(async () => {
      await this.personas.lockChoices(actor.id);
      const before = await this.of(actor.id);
      if (before.childSince) assertForChildren(wanted);
      const { shownAs, pseudonym, ownName, showPicture, listed, placeDefault } = wanted;
      if (shownAs !== undefined && shownAs !== 'name' && actor.tokenRole !== 'citizen')
        throw new OnlyByName();
      if (shownAs === 'pseudonym' && (pseudonym ?? before.pseudonym) === null) throw new NoPseudonym();
      if (pseudonym !== undefined) await this.rename(before, pseudonym);
      if (ownName !== undefined) await this.correct(before, ownName);
      const now = this.clock.now();
      const hidden = showPicture === false ? { avatarUrl: null } : {};
      const welcome = choosing.isWelcome ? { welcomedAt: now } : {};
      const seen = choosing.surface === 'site' ? { choicesSeenAt: now } : {};
      const change = {
        shownAs,
        showPicture,
        listed,
        placeDefault,
        ...hidden,
        ...welcome,
        ...seen,
        updatedAt: now,
      };
      await this.users.update({ id: actor.id }, change);
      if (listed !== undefined && listed !== before.listed)
        await this.events.emit(new ListingChanged(actor.id, listed));
      await this.consent(actor.id, wanted, choosing);
      return this.of(actor.id);
    });
  }

  /** Stores that a person saw what they can choose. */
  async markSeen(userId: string): Promise<void> {
    await this.users.update({ id: userId, choicesSeenAt: IsNull() }, { choicesSeenAt: this.clock.now() });
  }

  private async consent(userId: string, wanted: PrivacyChange, asked: Asked): Promise<void> {
    for (const [choice, purpose] of CONSENTS) {
      if (wanted[choice] === true) await this.consents.give(userId, purpose, asked);
      if (wanted[choice] === false) await this.consents.withdraw(userId, purpose);
    }
  }

  /** Lets nobody take the pseudonym of an account that is erased, as if it was given up. Call it in a transaction. */
  async giveUpPseudonym(userId: string): Promise<void> {
    const { pseudonymKey } = await this.of(userId);
    if (pseudonymKey !== null) await this.block(pseudonymKey);
  }

  private async rename(before: User, pseudonym: string): Promise<void> {
    if (pseudonym === before.pseudonym) return;
    const now = this.clock.now();
    const { id, pseudonymKey: formerKey, pseudonymChangedAt } = before;
    const key = comparedName(pseudonym);
    if (pseudonymChangedAt && now.getTime() - pseudonymChangedAt.getTime() < KEPT_MS)
      throw new PseudonymTooNew();
    // One at a time, as the unique index alone would answer with a fault of the database.
    await this.database.takeTurns('pseudonyms');
    const isTaken =
      key === '' ||
      (await this.isOffice(key)) ||
      (key !== formerKey &&
        (await this.former.existsBy({ digest: this.digestOf(key), blockedUntil: MoreThan(now) }))) ||
      (key !== formerKey && (await this.users.existsBy({ pseudonymKey: key })));
    if (isTaken) throw new NameTaken('pseudonym');
    if (formerKey !== null && formerKey !== key) await this.block(formerKey);
    await this.users.update({ id }, { pseudonym, pseudonymKey: key, pseudonymChangedAt: now });
    const renamed = await this.personas.rename(id, pseudonym, now);
    await this.events.emit(new PersonasRenamed(renamed, pseudonym));
  }

  private async block(key: string): Promise<void> {
    const blockedUntil = new Date(this.clock.now().getTime() + BLOCKED_MS);
    await this.former.upsert({ digest: this.digestOf(key), blockedUntil }, ['digest']);
  }

  /** Sets the name of a person, or leaves it to the provider again, whose name the next sign-in stores. */
  private async correct({ id, displayName }: User, ownName: string): Promise<void> {
    if (ownName === '') {
      await this.users.update({ id }, { ownName: null });
      return;
    }
    if (ownName !== displayName && (await this.isOffice(comparedName(ownName))))
      throw new NameTaken('ownName');
    await this.users.update({ id }, { ownName, displayName: ownName });
    await this.events.emit(new PersonasRenamed([id], ownName));
  }

  /** Whether a name is that of an office: a role of the service, or a recorded designation. */
  private async isOffice(key: string): Promise<boolean> {
    const roles = [...CHAIN_ROLES, ...ACCOUNT_ROLES, ...TOKEN_ROLES, CITY_STAFF_USER.displayName, ANONYMOUS];
    const designations = await this.personas.designations();
    return [...roles, ...designations].some((role) => comparedName(role) === key);
  }

  /** Keyed, so that nobody who has the table finds a name by trying. */
  private digestOf(key: string): string {
    return this.keys.digest(`pseudonym:${key}`);
  }
}

/** @throws NotForChildren */
function assertForChildren({ shownAs, showPicture, listed, placeDefault }: PrivacyChange): void {
  if (shownAs === 'name') throw new NotForChildren('shownAs');
  if (showPicture) throw new NotForChildren('showPicture');
  if (listed) throw new NotForChildren('listed');
  if (placeDefault !== undefined && placeDefault !== 'ward') throw new NotForChildren('placeDefault');
}
