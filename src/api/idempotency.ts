import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOptionsWhere, MoreThan, Repository } from 'typeorm';
import { Clock } from '../kernel/time/clock';
import { DAY_MS } from '../kernel/time/durations';
import { DomainError } from '../platform/http/domain-error';
import { Database } from '../platform/database/database';
import { IdempotencyKey } from './entities/idempotency-key.entity';
import { IdempotencyQueries } from './idempotency.queries';

const LIFETIME_MS = DAY_MS;

/** What identifies a repeated request: the caller, the key, and the content. */
export interface KeyedRequest {
  caller: string;
  key: string;
  /** The route and the body; a client must not reuse a key with another content. */
  content: string;
  /** How long the answer is remembered; 24 hours, as the contract says, unless the key is one of our own. */
  lifetimeMs?: number;
}

/** The second success status of a route, if the answer itself does not show which one applies. */
export interface OtherSuccess {
  isAnswered(): boolean;
  answerAgain(): void;
}

/**
 * Makes a creating request repeatable (docs/api/conventions.md#idempotency): the effect and the remembered answer are
 * committed together, so neither a crash nor a lost answer can create a thing twice.
 */
@Injectable()
export class Idempotency {
  constructor(
    @InjectRepository(IdempotencyKey) private readonly keys: Repository<IdempotencyKey>,
    private readonly database: Database,
    private readonly queries: IdempotencyQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs `work`, or returns the answer to the first request with this key, while it is remembered.
   * @throws DomainError `conflict` while the first request is running; `unprocessable` if its content was different
   */
  once<T extends object>(request: KeyedRequest, work: () => Promise<T>, other?: OtherSuccess): Promise<T> {
    const hash = createHash('sha256').update(request.content).digest('base64');
    return this.database.transaction(async () => {
      const known = await this.known<T>(request, hash);
      if (known) {
        if (known.alternative) other?.answerAgain();
        return known.answer;
      }
      const answer = await work();
      await this.remember(request, hash, answer, other?.isAnswered() ?? false);
      return answer;
    });
  }

  /** Whether the answer to a request is remembered under its key. */
  isKnown(request: KeyedRequest): Promise<boolean> {
    return this.keys.existsBy(this.rememberedBy(request));
  }

  private rememberedBy({
    caller,
    key,
    lifetimeMs = LIFETIME_MS,
  }: KeyedRequest): FindOptionsWhere<IdempotencyKey> {
    return { caller, key, createdAt: MoreThan(new Date(this.clock.now().getTime() - lifetimeMs)) };
  }

  private async known<T>(
    request: KeyedRequest,
    hash: string,
  ): Promise<(IdempotencyKey & { answer: T }) | null> {
    if (!(await this.queries.tryLock(request.caller, request.key))) {
      throw new DomainError('conflict', 'The first request with this Idempotency-Key is still running');
    }
    const row = await this.keys.findOneBy(this.rememberedBy(request));
    if (row && row.requestHash !== hash) {
      throw new DomainError('unprocessable', 'This Idempotency-Key was used for another request', [
        { field: 'Idempotency-Key', message: 'belongs to a request with another path or body' },
      ]);
    }
    return row as (IdempotencyKey & { answer: T }) | null;
  }

  /** Stores the answer; the job `privacy-retention` deletes expired ones. */
  private async remember(
    { caller, key, lifetimeMs = LIFETIME_MS }: KeyedRequest,
    requestHash: string,
    answer: object,
    alternative: boolean,
  ): Promise<void> {
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + lifetimeMs);
    const remembered = { caller, key, requestHash, answer, createdAt: now, expiresAt, alternative };
    await this.keys.upsert(remembered, ['caller', 'key']);
  }
}
