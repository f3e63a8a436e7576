import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Actor } from '../kernel/people/actor';
import { CITY_STAFF_USER } from '../kernel/people/city-staff-user';
import { Clock } from '../kernel/time/clock';
import { insertNew } from '../platform/database/returning';
import { User } from './entities/user.entity';

const CITY_STAFF: Actor = {
  ...CITY_STAFF_USER,
  city: 'mumbai',
  role: 'viewer',
  tokenRole: 'citizen',
  sessionId: '',
};

/** The account that owns the issues made in the console (docs/api/console-feed.md#mentions); nobody signs in to it. */
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
    const account = { id, displayName, city, role, email: null, createdAt: now, updatedAt: now };
    await insertNew(this.users, account);
    return CITY_STAFF;
  }
}
