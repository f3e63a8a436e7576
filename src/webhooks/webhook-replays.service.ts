import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../kernel/time/clock';
import { newId } from '../kernel/ids';
import { Database } from '../platform/database/database';
import { WebhookDelivery } from './entities/webhook-delivery.entity';
import { WebhookEvent } from './entities/webhook-event.entity';
import type { ReplayWebhooksDto } from './dto/webhook.dto';
import { rangeOf } from './replay-range';
import { WebhookEndpointDisabled, WebhookEventNotFound } from './webhook.errors';
import { WebhookEndpointsService } from './webhook-endpoints.service';
import { type Replayed, WebhookQueries, type WebhookOwner } from './webhook.queries';

/** Deliveries on request: test events and replays. */
@Injectable()
export class WebhookReplaysService {
  constructor(
    @InjectRepository(WebhookEvent) private readonly events: Repository<WebhookEvent>,
    @InjectRepository(WebhookDelivery) private readonly deliveries: Repository<WebhookDelivery>,
    private readonly database: Database,
    private readonly endpoints: WebhookEndpointsService,
    private readonly queries: WebhookQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * Queues a test event for an endpoint.
   * @returns the id of the event
   * @throws WebhookEndpointNotFound; WebhookEndpointDisabled
   */
  test(owner: WebhookOwner, endpointId: string): Promise<string> {
    return this.database.transaction(async () => {
      await this.assertEnabled(owner, endpointId);
      const [at, type, id] = [this.clock.now(), 'webhook.test', newId('webhookEvent')];
      const payload = JSON.stringify({ type, timestamp: at.toISOString(), data: { endpointId } });
      await this.events.insert({ id, type, city: '', issueId: null, payload, at });
      await this.deliveries.insert({ eventId: id, endpointId, dueAt: at });
      return id;
    });
  }

  /**
   * Queues the recorded events of a period, or a single event, for an endpoint again, whether it already has them or
   * not. They keep their ids. Each page is one transaction: it is replayed completely or not at all.
   * @throws WebhookEndpointNotFound; WebhookEventNotFound; WebhookEndpointDisabled; InvalidInput for a cursor that is
   *   not from this list, or times in the wrong order
   */
  async replay(owner: WebhookOwner, endpointId: string, asked: ReplayWebhooksDto): Promise<Replayed> {
    const range = rangeOf(asked);
    return this.database.transaction(async () => {
      await this.assertEnabled(owner, endpointId);
      const page = await this.queries.replay(endpointId, range, this.clock.now());
      if (page.replayed === 0) await this.assertEvent(asked);
      return page;
    });
  }

  /** An event that exists is not always sent: the endpoint may not want it. */
  private async assertEvent({ eventId }: ReplayWebhooksDto): Promise<void> {
    const isThere = eventId === undefined || (await this.events.existsBy({ id: eventId }));
    if (!isThere) throw new WebhookEventNotFound();
  }

  private async assertEnabled(owner: WebhookOwner, endpointId: string): Promise<void> {
    const { disabledAt } = await this.endpoints.shown(owner, endpointId);
    if (disabledAt) throw new WebhookEndpointDisabled();
  }
}
