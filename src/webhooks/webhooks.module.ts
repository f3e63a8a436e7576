import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth';
import { DueDatesModule } from '../due-dates';
import { IssuesModule } from '../issues';
import { ClientWebhooks } from './client-webhooks.service';
import { WebhookAttempt } from './entities/webhook-attempt.entity';
import { WebhookDelivery } from './entities/webhook-delivery.entity';
import { WebhookEndpoint } from './entities/webhook-endpoint.entity';
import { WebhookEvent } from './entities/webhook-event.entity';
import { WebhookDeliveries } from './webhook-deliveries.service';
import { WebhookEndpoints } from './webhook-endpoints.service';
import { WebhookHealth } from './webhook-health.service';
import { WebhookLogJob } from './webhook-log.job';
import { WebhookLogQueries } from './webhook-log.queries';
import { WebhookLog } from './webhook-log.service';
import { WebhookQueries } from './webhook.queries';
import { WebhookRecorder } from './webhook-recorder.service';
import { WebhookReplays } from './webhook-replays.service';
import { WebhookSender } from './webhook-sender.service';
import { WebhookUrls } from './webhook-urls.service';
import { WebhooksController } from './webhooks.controller';
import { WebhooksJob } from './webhooks.job';

/** Sends events of issues to registered endpoints by the Standard Webhooks specification. */
@Module({
  imports: [
    TypeOrmModule.forFeature([WebhookAttempt, WebhookDelivery, WebhookEndpoint, WebhookEvent]),
    AuthModule,
    DueDatesModule,
    IssuesModule,
  ],
  controllers: [WebhooksController],
  providers: [
    ClientWebhooks,
    WebhookDeliveries,
    WebhookEndpoints,
    WebhookHealth,
    WebhookLog,
    WebhookLogJob,
    WebhookLogQueries,
    WebhookQueries,
    WebhookRecorder,
    WebhookReplays,
    WebhookSender,
    WebhookUrls,
    WebhooksJob,
  ],
  exports: [WebhookEndpoints, WebhookLog, WebhookQueries, WebhookReplays, WebhookUrls],
})
export class WebhooksModule {}
