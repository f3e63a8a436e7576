import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Database } from '../platform/database/database';
import { WebhookAttempt } from './entities/webhook-attempt.entity';
import { WebhookDelivery } from './entities/webhook-delivery.entity';
import { heldUntil, retryAt } from './retry-schedule';
import { WebhookHealth } from './webhook-health.service';
import type { AttemptOutcome } from './webhook-gateway';
import type { DueDelivery } from './webhook.queries';

const GONE = 410;

/** An attempt that was made. */
export interface Attempted extends AttemptOutcome {
  at: Date;
  durationMs: number;
}

/** What becomes of deliveries, and the log of attempts. The only one that says so. */
@Injectable()
export class WebhookDeliveries {
  constructor(
    @InjectRepository(WebhookDelivery) private readonly deliveries: Repository<WebhookDelivery>,
    @InjectRepository(WebhookAttempt) private readonly attempts: Repository<WebhookAttempt>,
    private readonly database: Database,
    private readonly health: WebhookHealth,
  ) {}

  /**
   * Writes down what an attempt came to, and when it is tried again; nothing where the endpoint was removed meanwhile,
   * or the event forgotten. Where somebody asked meanwhile to send it again, it goes on waiting. Locks the
   * endpoint before the delivery, as its removal does.
   * @returns whether both are there
   */
  settle(delivery: DueDelivery, attempted: Attempted): Promise<boolean> {
    return this.database.transaction(async () => {
      const { eventId, endpointId, dueAt: takenUntil } = delivery;
      const { at, durationMs, status, failure } = attempted;
      if (!(await this.health.lock(endpointId))) return false;
      const number = delivery.attempts + 1;
      const change = { attempts: number, ...becomes(number, attempted) };
      const { affected } = await this.deliveries.update({ eventId, endpointId, dueAt: takenUntil }, change);
      if (affected === 0 && !(await this.deliveries.existsBy({ eventId, endpointId }))) return false;
      await this.attempts.insert({ eventId, endpointId, number, at, durationMs, status, failure });
      if (failure === null) await this.health.succeeded(endpointId);
      else {
        const until = heldUntil(at, attempted.retryAfter);
        await this.health.failed(delivery, at, { isGone: status === GONE, heldUntil: until });
      }
      return true;
    });
  }
}

/** What becomes of a delivery by its n-th attempt. */
function becomes(
  number: number,
  { at, status, failure, retryAfter }: Attempted,
): Partial<Pick<WebhookDelivery, 'status' | 'deliveredAt' | 'dueAt'>> {
  if (failure === null) return { status: 'delivered', deliveredAt: at };
  const next = status === GONE ? undefined : retryAt(number, at, retryAfter, Math.random());
  return next ? { dueAt: next } : { status: 'failed' };
}
