import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, Repository } from 'typeorm';
import type { CitySlug } from '../kernel/cities';
import { newId } from '../kernel/ids';
import type { Actor } from '../kernel/people/actor';
import { CITY_STAFF_USER } from '../kernel/people/city-staff-user';
import { Clock } from '../kernel/time/clock';
import { insertNew } from '../platform/database/returning';
import { User } from './entities/user.entity';

/** What the accounts of city staff have in common. */
const SERVICE = { kind: 'service', email: null } as const;

const CITY_STAFF: Actor = {
  ...CITY_STAFF_USER,
  city: 'mumbai',
  role: 'viewer',
  tokenRole: 'citizen',
  sessionId: '',
};

const CALLER = { displayName: 'Caller', role: CITY_STAFF.role };

/** A unit of city staff, by the name it is shown with. */
interface NamedUnit {
  id: string;
  displayName: string;
  city: CitySlug;
}

/**
 * The accounts with which city staff speak: one that owns the issues made in the console
 * (docs/api/console-feed.md#mentions), one for each unit that answers, and one for each person who reached them without
 * an account. Nobody signs in to them.
 */
@Injectable()
export class CityStaffAccountService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly clock: Clock,
  ) {}

  /** Creates the account if it does not exist. @returns it, as the author of an issue */
  async actor(): Promise<Actor> {
    const now = this.clock.now();
    const { id, displayName, city, role } = CITY_STAFF;
    const account = { ...SERVICE, id, displayName, city, role, createdAt: now, updatedAt: now };
    await insertNew(this.users, account);
    return CITY_STAFF;
  }

  /**
   * Creates the account of a unit if it does not exist, and gives it the name of the unit. Sets off
   * `users_search_rename` and `users_reporter_change`.
   * @returns it, as an author
   */
  async actorOfUnit({ id, displayName, city }: NamedUnit): Promise<Actor> {
    const now = this.clock.now();
    const { role } = CITY_STAFF;
    await insertNew(this.users, { ...SERVICE, id, displayName, city, role, createdAt: now, updatedAt: now });
    await this.users.update({ id, displayName: Not(displayName) }, { displayName, updatedAt: now });
    return { id, displayName, city, role, tokenRole: 'official', sessionId: '' };
  }

  /**
   * Creates the account with which somebody supports issues who has none, but told city staff. Nothing of it says who
   * it is.
   * @returns its id
   */
  async addCaller(city: CitySlug): Promise<string> {
    const id = newId('caller');
    const now = this.clock.now();
    await this.users.insert({ ...CALLER, ...SERVICE, id, city, createdAt: now, updatedAt: now });
    return id;
  }
}
