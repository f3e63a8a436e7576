/** The import surface of this context. Nothing else of it is imported from outside. */
export {
  ChangeWebhookEndpointDto,
  NewWebhookEndpointDto,
  RemovedWebhookEndpointDto,
  ReplayedWebhooksDto,
  ReplayWebhooksDto,
  WebhookAttemptDto,
  WebhookEndpointDto,
  WebhookLogQueryDto,
  WebhookSecretDto,
  WebhookTestDto,
} from './dto/webhook.dto';
export { StaffAccounts } from './staff-accounts';
export { WEBHOOK_DOCUMENT } from './webhook-document';
export {
  TooManyWebhookEndpoints,
  TooManyWebhookSecrets,
  WebhookClientRevoked,
  WebhookEndpointDisabled,
  WebhookEndpointNotFound,
  WebhookEventNotFound,
} from './webhook.errors';
export { WebhookDisabled } from './webhook.events';
export { presentAttempt, presentEndpoint, presentReplayed, presentSecret } from './webhook.presenter';
export { type Replayed, type ShownEndpoint, WebhookQueries } from './webhook.queries';
export { WebhookLogService } from './webhook-log.service';
export { WebhookEndpointsService } from './webhook-endpoints.service';
export { WebhookReplaysService } from './webhook-replays.service';
export { WebhookUrlsService } from './webhook-urls.service';
export { WebhooksModule } from './webhooks.module';
