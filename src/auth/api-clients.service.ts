import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import type { Actor } from '../kernel/actor';
import type { ApiClientIdentity } from '../kernel/api-client';
import type { CitySlug } from '../kernel/cities';
import { Clock } from '../kernel/clock';
import { newId } from '../kernel/ids';
import { Database } from '../platform/database/database';
import { DomainError } from '../platform/http/domain-error';
import { ApiClient } from './entities/api-client.entity';
import { User } from './entities/user.entity';

const KEY_BYTES = 32;
/** By which tools that look for leaked secrets recognise a key. */
const KEY_PREFIX = 'c311_';
/** The city of the account of a client that may report in all of them: an account has one. */
const ANY_CITY: CitySlug = 'mumbai';

/** What others are shown of a client. */
const SHOWN = {
  id: true,
  name: true,
  email: true,
  cityScope: true,
  createdAt: true,
  revokedAt: true,
} as const;

/** A client as it is listed. */
export type ListedApiClient = Pick<ApiClient, keyof typeof SHOWN>;

/** A client that is to be registered. */
export type NewApiClient = Pick<ApiClient, 'name' | 'email' | 'cityScope' | 'createdBy'>;

/** There is no client of this id. */
export class ApiClientNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such client');
  }
}

/** The registered clients of Open311 and their keys, of which the hash alone is stored (docs/open311.md#clients). */
@Injectable()
export class ApiClients {
  constructor(
    @InjectRepository(ApiClient) private readonly clients: Repository<ApiClient>,
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Registers a client, with the account in whose name it reports.
   * @returns it with its key, which is known here alone
   */
  register(client: NewApiClient): Promise<{ client: ListedApiClient; apiKey: string }> {
    return this.database.transaction(async () => {
      const id = newId('apiClient');
      const apiKey = KEY_PREFIX + randomBytes(KEY_BYTES).toString('base64url');
      const createdAt = this.clock.now();
      const { name, cityScope, email } = client;
      const city = cityScope?.[0] ?? ANY_CITY;
      await this.users.insert({
        id,
        displayName: name,
        city,
        role: 'viewer',
        createdAt,
        updatedAt: createdAt,
      });
      await this.clients.insert({ ...client, id, keyHash: hashOf(apiKey), createdAt });
      return { client: { id, name, email, cityScope, createdAt, revokedAt: null }, apiKey };
    });
  }

  /** Whether any was ever registered. */
  areThereAny(): Promise<boolean> {
    return this.clients.existsBy({});
  }

  /** All of them, the oldest first. */
  list(): Promise<ListedApiClient[]> {
    return this.clients.find({ select: SHOWN, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /**
   * Revokes the key of a client; call it in a transaction. One that is revoked stays as it is.
   * @returns the client before and after
   * @throws ApiClientNotFound
   */
  async revoke(id: string): Promise<{ before: ListedApiClient; after: ListedApiClient }> {
    const lock = { mode: 'pessimistic_write' as const };
    const before = await this.clients.findOne({ select: SHOWN, where: { id }, lock });
    if (!before) throw new ApiClientNotFound();
    if (before.revokedAt) return { before, after: before };
    const revokedAt = this.clock.now();
    await this.clients.update({ id }, { revokedAt });
    return { before, after: { ...before, revokedAt } };
  }

  /** The client a key belongs to; undefined where it is none, or revoked. */
  async withKey(apiKey: string): Promise<ApiClientIdentity | undefined> {
    const select = { id: true, name: true, cityScope: true } as const;
    const where = { keyHash: hashOf(apiKey), revokedAt: IsNull() };
    return (await this.clients.findOne({ select, where })) ?? undefined;
  }

  /** Whom to write to about a client; null where that is not known. */
  async emailOf(id: string): Promise<string | null> {
    return (await this.clients.findOne({ select: { id: true, email: true }, where: { id } }))?.email ?? null;
  }

  /** A client as the author of what it reports. */
  actorOf({ id, name, cityScope }: ApiClientIdentity): Actor {
    const city = cityScope?.[0] ?? ANY_CITY;
    return { id, displayName: name, city, role: 'viewer', tokenRole: 'citizen', sessionId: '' };
  }
}

function hashOf(apiKey: string): string {
  return createHash('sha256').update(apiKey).digest('hex');
}
