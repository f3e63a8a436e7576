import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThanOrEqual, MoreThan, Repository } from 'typeorm';
import { Clock } from '../../kernel/time/clock';
import { DAY_MS } from '../../kernel/time/durations';
import { Retention } from '../../platform/retention/retention.decorator';
import { SubjectKeysService } from '../../platform/subject-keys';
import { LoweredIdentity } from '../entities/lowered-identity.entity';
import { RefreshFamily } from '../entities/refresh-family.entity';
import { UserIdentity } from '../entities/user-identity.entity';
import { User } from '../entities/user.entity';
import type { Identity } from '../identity';
import { ErasureQueries } from './erasure.queries';

/** How long a restriction to reading outlives the account. */
const LOWERED_MS = 365 * DAY_MS;

/** The identities of people who are erased: they open no account any more, and no new one escapes a restriction. */
@Injectable()
export class ErasedIdentitiesService {
  @Inject() private readonly clock!: Clock;

  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    @InjectRepository(UserIdentity) private readonly identities: Repository<UserIdentity>,
    @InjectRepository(RefreshFamily) private readonly sessions: Repository<RefreshFamily>,
    @InjectRepository(LoweredIdentity) private readonly lowered: Repository<LoweredIdentity>,
    private readonly queries: ErasureQueries,
    private readonly keys: SubjectKeysService,
  ) {}

  /**
   * Ends all sessions of an account, and takes its identities and its address, so that nobody signs in to it. Open
   * connections are closed within two seconds. Call it in a transaction. Sets off `users_search_rename` and
   * `users_reporter_change`.
   * @param displayName the name that stays
   */
  async end(userId: string, displayName: string): Promise<void> {
    const account = await this.queries.names(userId);
    if (account?.role === 'viewer') {
      const until = new Date(this.clock.now().getTime() + LOWERED_MS);
      for (const identity of await this.queries.identities(userId))
        await this.lowered.upsert({ digest: this.digestOf(identity), until }, ['digest']);
    }
    await this.sessions.delete({ userId });
    await this.identities.delete({ userId });
    await this.users.update({ id: userId }, { email: null, displayName });
  }

  /** Whether an identity had an account that staff restricted to reading, which was erased within a year. */
  isLowered(identity: Pick<Identity, 'issuer' | 'subject'>): Promise<boolean> {
    return this.lowered.existsBy({ digest: this.digestOf(identity), until: MoreThan(this.clock.now()) });
  }

  /** Deletes the digests of identities whose restriction is over. @returns how many */
  @Retention('lowered-identities')
  async forget(now: Date): Promise<number> {
    return (await this.lowered.delete({ until: LessThanOrEqual(now) })).affected ?? 0;
  }

  private digestOf({ issuer, subject }: Pick<Identity, 'issuer' | 'subject'>): string {
    return this.keys.digest(`identity:${issuer}:${subject}`);
  }
}
