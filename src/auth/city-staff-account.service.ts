import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Actor } from '../kernel/actor';
import { CITY_STAFF_USER } from '../kernel/city-staff-user';
import { Clock } from '../kernel/clock';
import { insertNew } from '../platform/database/returning';
import { User } from './entities/user.entity';

const CITY_STAFF: Actor = {
  ...CITY_STAFF_USER,
  city: 'mumbai',
  role: 'viewer',
  tokenRole: 'citizen',
  sessionId: '',
};

/** The account in whose name city staff report; nobody signs in as it. */
@Injectable()
export class CityStaffAccount {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly clock: Clock,
  ) {}

  /** The account as an actor; made when it is first needed. */
  async actor(): Promise<Actor> {
    const { id, displayName, role, city } = CITY_STAFF;
    const now = this.clock.now();
    await insertNew(this.users, { id, email: null, displayName, role, city, createdAt: now, updatedAt: now });
    return CITY_STAFF;
  }
}
