import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Actor } from '../kernel/people/actor';
import { ContributionsMoved, ContributorChanged } from '../kernel/people/contributor-events';
import { PERSONA_PREFIX } from '../kernel/people/service-accounts';
import { ANONYMOUS, type ShownAs } from '../kernel/people/shown-as';
import type { PlacePrecision } from '../kernel/place-precision';
import { Clock } from '../kernel/time/clock';
import { DomainEvents } from '../platform/events/domain-events';
import { DomainError } from '../platform/http/domain-error';
import { PersonaOwner } from './entities/persona-owner.entity';
import { User } from './entities/user.entity';
import { type PersonaChoices, PersonaQueries } from './persona.queries';

/** The account under which somebody contributes, with the name that is shown. */
export type Contributor = Pick<Actor, 'id' | 'displayName' | 'role'>;

/** Officials, admins and city staff act by their name. */
export class OnlyByName extends DomainError {
  constructor() {
    const message = 'officials, admins and city staff act by name';
    super('unprocessable', 'The request is not valid', [{ field: 'shownAs', message }]);
  }
}

/** A person without a pseudonym cannot be shown by it. */
export class NoPseudonym extends DomainError {
  constructor() {
    const message = 'needs a pseudonym, which PATCH /api/users/me/privacy sets';
    super('unprocessable', 'The request is not valid', [{ field: 'shownAs', message }]);
  }
}

/**
 * Decides under which account somebody contributes, the only place that does so (docs/api/privacy.md#personas). Without
 * their name, a person has one account, a persona, in each issue and each event, which has nothing in common with their
 * others. Sets off `users_search_rename` and `users_reporter_change`.
 */
@Injectable()
export class PersonasService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    @InjectRepository(PersonaOwner) private readonly owners: Repository<PersonaOwner>,
    private readonly queries: PersonaQueries,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** How exactly the places of a person's new reports are shown unless they say otherwise. */
  async placeDefaultOf(actor: Actor): Promise<PlacePrecision> {
    const choice = await this.users.findOne({ select: { placeDefault: true }, where: { id: actor.id } });
    return choice?.placeDefault ?? 'exact';
  }

  /**
   * The account for a contribution. Call it in the transaction of the contribution, under the lock of the scope. All
   * contributions of a person in a scope are shown the same way, so that a wish to be shown otherwise moves the
   * earlier ones.
   * @param scope an issue or an event
   * @param shownAs the wish; by default as before in the scope, else as the person chose
   * @throws OnlyByName, NoPseudonym
   */
  async contributor(actor: Actor, scope: string, shownAs?: ShownAs): Promise<Contributor> {
    return (await this.change(actor, scope, shownAs)).contributor;
  }

  /**
   * The same, with what it changed.
   * @returns also how many earlier contributions moved, or are shown by another name; of citizens, how exactly the
   * places of their reports are shown by default, and whether they are under 18
   */
  async change(
    actor: Actor,
    scope: string,
    shownAs?: ShownAs,
  ): Promise<{
    contributor: Contributor;
    shownAs: ShownAs;
    changed: number;
    placeDefault?: PlacePrecision;
    isChild?: boolean;
  }> {
    const choices =
      actor.tokenRole === 'citizen' ? await this.queries.lockChoices(actor.id, scope) : undefined;
    if (choices?.kind !== 'person') {
      if (shownAs !== undefined && shownAs !== 'name') throw new OnlyByName();
      return { contributor: actor, shownAs: 'name', changed: 0 };
    }
    const { placeDefault, childSince, personaId: knownId, personaShownAs: before } = choices;
    const isChild = childSince !== null;
    const asked = shownAs ?? before ?? choices.shownAs;
    // Somebody under 18 is never shown by name.
    const wanted = choices.childSince && asked === 'name' ? 'anonymous' : asked;
    if (knownId === null && wanted === 'name')
      return { contributor: actor, shownAs: wanted, changed: 0, placeDefault, isChild };
    const displayName = nameOf(actor, choices, wanted);
    const personaId = knownId ?? (await this.create(actor, scope, wanted, displayName, choices));
    if (knownId !== null && before !== wanted) await this.show(knownId, wanted, displayName);
    const contributor: Contributor = wanted === 'name' ? actor : { id: personaId, displayName, role: 'user' };
    const answer = { contributor, shownAs: wanted, placeDefault, isChild };
    if (before === wanted) return { ...answer, changed: 0 };
    const from = before === null || before === 'name' ? actor.id : personaId;
    return { ...answer, changed: await this.move(actor.id, scope, from, contributor.id) };
  }

  /** The account under which a person contributes in a scope so far: their own, unless they have a persona there. */
  async accountIn(userId: string, scope: string): Promise<string> {
    const known = await this.queries.find(userId, scope);
    return known === undefined || known.shownAs === 'name' ? userId : known.personaId;
  }

  /** Whether a person contributed anything in a scope that is shown. Call it under the lock of the scope. */
  async contributes(userId: string, scope: string): Promise<boolean> {
    const account = await this.accountIn(userId, scope);
    // To nobody else: nothing changes, and the listeners count.
    return (await this.move(userId, scope, account, account)) > 0;
  }

  /**
   * Parts all contributions of a person to a scope from them, for good. Call it under the lock of the scope.
   * @returns how many moved, or are shown by another name
   */
  async detach(actor: Actor, scope: string): Promise<number> {
    const { changed } = await this.change(actor, scope, 'anonymous');
    await this.owners.delete({ userId: actor.id, scope });
    return changed;
  }

  /** The person behind an account: the owner of a persona, else the account itself. */
  ownerOf(account: string): Promise<string> {
    return this.queries.ownerOf(account);
  }

  private async move(userId: string, scope: string, from: string, to: string): Promise<number> {
    const change = new ContributorChanged(scope, from, to);
    await this.events.emit(change);
    if (change.changed > 0 && from !== to) await this.events.emit(new ContributionsMoved(userId));
    return change.changed;
  }

  private async create(
    actor: Actor,
    scope: string,
    shownAs: ShownAs,
    displayName: string,
    { city }: PersonaChoices,
  ): Promise<string> {
    const id = PERSONA_PREFIX + randomUUID();
    const at = this.clock.now();
    await this.users.insert({
      id,
      kind: 'persona',
      displayName,
      city,
      listed: false,
      createdAt: at,
      updatedAt: at,
    });
    await this.owners.insert({ personaId: id, userId: actor.id, scope, shownAs });
    return id;
  }

  private async show(personaId: string, shownAs: ShownAs, displayName: string): Promise<void> {
    await this.owners.update({ personaId }, { shownAs });
    if (shownAs === 'name') return;
    await this.users.update({ id: personaId }, { displayName, updatedAt: this.clock.now() });
  }
}

function nameOf(actor: Actor, { pseudonym }: PersonaChoices, shownAs: ShownAs): string {
  if (shownAs === 'name') return actor.displayName;
  if (shownAs === 'anonymous') return ANONYMOUS;
  if (pseudonym === null) throw new NoPseudonym();
  return pseudonym;
}
