import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import type { Actor } from '../kernel/people/actor';
import type { ApiClientIdentity } from '../kernel/people/api-client';
import type { CitySlug } from '../kernel/cities';
import { Clock } from '../kernel/time/clock';
import { newId } from '../kernel/ids';
import { Database } from '../platform/database/database';
import { DomainError } from '../platform/http/domain-error';
import { ApiClient } from './entities/api-client.entity';
import { User } from './entities/user.entity';

const KEY_BYTES = 32;
/** The prefix by which secret scanners recognise a key. */
const KEY_PREFIX = 'c311_';
/** The city of a client's account if the client may report in all cities: an account needs one. */
const ANY_CITY: CitySlug = 'mumbai';

/** The columns others may see of a client. */
const SHOWN = {
  id: true,
  name: true,
  email: true,
  cityScope: true,
  createdAt: true,
  revokedAt: true,
} as const;

/** A client in a list. */
export type ListedApiClient = Pick<ApiClient, keyof typeof SHOWN>;

/** A client to register. */
export type NewApiClient = Pick<ApiClient, 'name' | 'email' | 'cityScope' | 'createdBy'>;

/** There is no client of this id. */
export class ApiClientNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such client');
  }
}

/** The registered Open311 clients and their keys, of which only hashes are stored (docs/open311.md#clients). */
@Injectable()
export class ApiClientsService {
  constructor(
    @InjectRepository(ApiClient) private readonly clients: Repository<ApiClient>,
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Registers a client and creates the account it reports as.
   * @returns the client with its key, which cannot be read again later
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
        kind: 'client',
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

  /** Whether any client was ever registered. */
  areThereAny(): Promise<boolean> {
    return this.clients.existsBy({});
  }

  /** All clients, oldest first. */
  list(): Promise<ListedApiClient[]> {
    return this.clients.find({ select: SHOWN, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /**
   * Revokes the key of a client; call it in a transaction. A revoked client is not changed.
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

  /** The client of a key; undefined for an unknown or revoked key. */
  async withKey(apiKey: string): Promise<ApiClientIdentity | undefined> {
    const select = { id: true, name: true, cityScope: true } as const;
    const where = { keyHash: hashOf(apiKey), revokedAt: IsNull() };
    return (await this.clients.findOne({ select, where })) ?? undefined;
  }

  /** The contact address of a client; null if there is none. */
  async emailOf(id: string): Promise<string | null> {
    return (await this.clients.findOne({ select: { id: true, email: true }, where: { id } }))?.email ?? null;
  }

  /** A client as the author of the issues it reports. */
  actorOf({ id, name, cityScope }: ApiClientIdentity): Actor {
    const city = cityScope?.[0] ?? ANY_CITY;
    return { id, displayName: name, city, role: 'viewer', tokenRole: 'citizen', sessionId: '' };
  }
}

function hashOf(apiKey: string): string {
  return createHash('sha256').update(apiKey).digest('hex');
}
