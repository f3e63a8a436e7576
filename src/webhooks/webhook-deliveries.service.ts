import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Database } from '../platform/database/database';
import { WebhookAttempt } from './entities/webhook-attempt.entity';
import { WebhookDelivery } from './entities/webhook-delivery.entity';
import { heldUntil, retryAt } from './retry-schedule';
import { WebhookHealthService } from './webhook-health.service';
import type { AttemptOutcome } from './webhook-request';
import type { DueDelivery } from './webhook.queries';

const GONE = 410;

/** A finished attempt. */
export interface Attempted extends AttemptOutcome {
  at: Date;
  /** When the response arrived or the attempt was given up: delays count from then. */
  endedAt: Date;
  durationMs: number;
}

/** Writes the state of deliveries and the log of attempts. Nothing else writes them. */
@Injectable()
export class WebhookDeliveries {
  constructor(
    @InjectRepository(WebhookDelivery) private readonly deliveries: Repository<WebhookDelivery>,
    @InjectRepository(WebhookAttempt) private readonly attempts: Repository<WebhookAttempt>,
    private readonly database: Database,
    private readonly health: WebhookHealthService,
  ) {}

  /**
   * Records the outcome of an attempt, and the time of the next one. Does nothing if the endpoint was removed or the
   * event deleted meanwhile. A delivery that was replayed meanwhile stays waiting. A response of a URL that the
   * endpoint no longer has does not count for the endpoint's health. Locks the endpoint before the delivery, as removal
   * does.
   * @returns whether both exist
   */
  settle(delivery: DueDelivery, attempted: Attempted): Promise<boolean> {
    return this.database.transaction(async () => {
      const { eventId, endpointId, dueAt: takenUntil } = delivery;
      const { at, durationMs, status, failure } = attempted;
      const url = await this.health.lock(endpointId);
      if (url === undefined) return false;
      const number = delivery.attempts + 1;
      const isOfNow = url === delivery.url;
      const change = { attempts: number, ...(isOfNow ? becomes(number, attempted) : atAnother(attempted)) };
      // A delivery that was withdrawn meanwhile is not listed as given up.
      const isWaiting = change.status === 'failed' ? { status: 'waiting' as const } : {};
      const which = { eventId, endpointId, dueAt: takenUntil, ...isWaiting };
      const { affected } = await this.deliveries.update(which, change);
      if (affected === 0 && !(await this.deliveries.existsBy({ eventId, endpointId }))) return false;
      await this.attempts.insert({ eventId, endpointId, number, at, durationMs, status, failure });
      if (isOfNow) await this.recordHealth(delivery, attempted);
      return true;
    });
  }

  private recordHealth(delivery: DueDelivery, { at, ...ended }: Attempted): Promise<void> {
    const { endedAt, status, failure, retryAfter } = ended;
    if (failure === null) return this.health.succeeded(delivery.endpointId);
    const refusal = { isGone: status === GONE, heldUntil: heldUntil(endedAt, retryAfter) };
    return this.health.failed(delivery, at, refusal);
  }
}

type Outcome = Partial<Pick<WebhookDelivery, 'status' | 'deliveredAt' | 'dueAt' | 'attempts'>>;

/** The new state of a delivery after its n-th attempt. */
function becomes(number: number, { at, endedAt, status, failure, retryAfter }: Attempted): Outcome {
  if (failure === null) return { status: 'delivered', deliveredAt: at };
  const next = status === GONE ? undefined : retryAt(number, endedAt, retryAfter, Math.random());
  return next ? { dueAt: next } : { status: 'failed' };
}

/**
 * The new state of a delivery after an attempt at a former URL of the endpoint: it starts again at the current URL, at
 * once.
 */
function atAnother({ at, failure }: Attempted): Outcome {
  return failure === null ? { status: 'delivered', deliveredAt: at } : { dueAt: at, attempts: 0 };
}
