import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth';
import { DueDatesModule } from '../due-dates';
import { IssuesModule } from '../issues';
import { ClientWebhooksService } from './client-webhooks.service';
import { IssueOutcomeQueries } from './issue-outcome.queries';
import { WebhookAttempt } from './entities/webhook-attempt.entity';
import { WebhookDelivery } from './entities/webhook-delivery.entity';
import { WebhookEndpoint } from './entities/webhook-endpoint.entity';
import { WebhookEvent } from './entities/webhook-event.entity';
import { WebhookDeliveries } from './webhook-deliveries.service';
import { WebhookEndpointsService } from './webhook-endpoints.service';
import { WebhookHealthService } from './webhook-health.service';
import { WebhookLogQueries } from './webhook-log.queries';
import { WebhookLogService } from './webhook-log.service';
import { WebhookQueries } from './webhook.queries';
import { WebhookRecorder } from './webhook-recorder.service';
import { WebhookReplaysService } from './webhook-replays.service';
import { WebhookSender } from './webhook-sender.service';
import { WebhookUrlsService } from './webhook-urls.service';
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
    ClientWebhooksService,
    IssueOutcomeQueries,
    WebhookDeliveries,
    WebhookEndpointsService,
    WebhookHealthService,
    WebhookLogService,
    WebhookLogQueries,
    WebhookQueries,
    WebhookRecorder,
    WebhookReplaysService,
    WebhookSender,
    WebhookUrlsService,
    WebhooksJob,
  ],
  exports: [
    WebhookEndpointsService,
    WebhookLogService,
    WebhookQueries,
    WebhookReplaysService,
    WebhookUrlsService,
  ],
})
export class WebhooksModule {}
