import { CITY_SLUGS, type CitySlug } from '../../kernel/cities';
import { CITY, DISABLED_REASON, WEBHOOK_EVENT_TYPE } from '../../kernel/named-values';
import { type DisabledReason, WEBHOOK_EVENT_TYPES, type WebhookEventType } from '../../kernel/webhooks';
import { Count, Integer, Moment, ValueOf, ValuesOf } from '../../api/openapi/answer-fields';
import {
  AnyText,
  BoundedText,
  Distinct,
  HttpUrl,
  ListOf,
  Nullable,
  OneOf,
  oneOfRefusal,
  Optional,
} from '../../api/validation/fields';
import { PageCursor, PageLimit, QueryMoment, QueryNumber } from '../../api/validation/query-fields';

const MAX_URL_LENGTH = 2000;
const EventTypes = (): PropertyDecorator =>
  ListOf((type) => oneOfRefusal(type, WEBHOOK_EVENT_TYPES), { min: 1, max: 100 }, WEBHOOK_EVENT_TYPE);
const Cities = (): PropertyDecorator =>
  ListOf((city) => oneOfRefusal(city, CITY_SLUGS), { min: 1, max: 100 }, CITY);

/** A URL events are sent to. */
export class WebhookEndpointDto {
  /** @example whe_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** @example https://example.org/hooks/civic */
  url!: string;
  /** What it is for. @example "Work orders of the roads department" */
  description!: string;
  @ValuesOf(WEBHOOK_EVENT_TYPE)
  eventTypes!: WebhookEventType[];
  /** The ids of cities whose events it is sent; null: all of them. */
  @ValuesOf(CITY)
  cityScope!: CitySlug[] | null;
  /** The client that manages it; null: city staff do. @example cli_01k0g4yq3fe8tr2v7b5x9cdm6h */
  clientId!: string | null;
  @Moment()
  createdAt!: string;
  /** How many events are to be sent to it; 1,000: that many or more. */
  @Count()
  waiting!: number;
  /** The first failure after the last success; null: it does not fail. */
  @Moment()
  failingSince!: string | null;
  /** Until when it asked to be sent nothing, by `Retry-After`; null: it did not since it last took an event. */
  @Moment()
  heldUntil!: string | null;
  /** Since when it is sent nothing; null: it is sent events. */
  @Moment()
  disabledAt!: string | null;
  /**
   * `asked`: by whoever manages it; `gone`: it answered 410; `failing`: it took nothing for five days; `revoked`: its
   * client was.
   */
  @ValueOf(DISABLED_REASON)
  disabledReason!: DisabledReason | null;
  /** Until when deliveries are signed with the former secret, too; null: there is one. */
  @Moment()
  previousSecretUntil!: string | null;
}

/** An endpoint with its secret. */
export class WebhookSecretDto {
  /** @example whe_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /**
   * What its deliveries are signed with; it is shown here and never again.
   * @example whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD5rdlJp8rVqE=
   */
  secret!: string;
}

/** An endpoint that is to be registered. */
export class NewWebhookEndpointDto {
  /** Public, by https at port 443. @example https://example.org/hooks/civic */
  @HttpUrl(MAX_URL_LENGTH)
  url!: string;
  /** What it is for. @example "Work orders of the roads department" */
  @Optional()
  @BoundedText(0, 200)
  description: string = '';
  /** @example ["issue.reported", "issue.status_changed"] */
  @Distinct()
  @EventTypes()
  eventTypes!: WebhookEventType[];
  /** The ids of cities; null: all of them. @example ["mumbai"] */
  @Optional()
  @Nullable()
  @Cities()
  cityScope: CitySlug[] | null = null;
}

/** What is to be changed of an endpoint; what is left out stays. */
export class ChangeWebhookEndpointDto {
  /** @example https://example.org/hooks/civic */
  @Optional()
  @HttpUrl(MAX_URL_LENGTH)
  url?: string;
  /** @example "Work orders of the roads department" */
  @Optional()
  @BoundedText(0, 200)
  description?: string;
  /** @example ["issue.reported"] */
  @Optional()
  @Distinct()
  @EventTypes()
  eventTypes?: WebhookEventType[];
  /** The ids of cities; null: all of them. @example ["mumbai"] */
  @Optional()
  @Nullable()
  @Cities()
  cityScope?: CitySlug[] | null;
}

/** Which events are sent again. */
export class ReplayWebhooksDto {
  /** One of them; all of the time unless given. @example wev_01k0g4yq3fe8tr2v7b5x9cdm6h */
  @Optional()
  @AnyText()
  eventId?: string;
  /** What happened from then on; all that is recorded unless given. @example "2026-03-01T00:00:00Z" */
  @QueryMoment()
  from?: Date;
  /** What happened before then. @example "2026-03-02T00:00:00Z" */
  @QueryMoment()
  to?: Date;
  @PageCursor('The nextKey of the answer before; it belongs to the same times')
  lastKey?: string;
}

/** What a request to send events again came to. */
export class ReplayedWebhooksDto {
  /** How many events are sent again, 1,000 at the most; none where the endpoint wants none of those looked at. */
  @Count()
  replayed!: number;
  /** Where there is more of the time: to be sent as `lastKey`, with the same times; null: that was all. */
  nextKey!: string | null;
}

/** An event that only tries an endpoint. */
export class WebhookTestDto {
  /** The id the delivery has. @example wev_01k0g4yq3fe8tr2v7b5x9cdm6h */
  eventId!: string;
}

/** Which attempts are listed. */
class LogFilterDto {
  /**
   * true: only events that were given up, since they were tried for the last time or the endpoint answered 410, each
   * with its last attempt.
   * @example true
   */
  @Optional()
  @OneOf({ enum: ['true', 'false'], enumName: 'FailedOnly' })
  failed: 'true' | 'false' = 'false';
  @PageLimit()
  limit: number = 50;
}

/** Which part of the log of an endpoint a client reads. */
export class WebhookAttemptsQueryDto extends LogFilterDto {
  @PageCursor()
  lastKey?: string;
}

/** Which part of the log of an endpoint city staff read. */
export class WebhookLogQueryDto extends LogFilterDto {
  /** The position of the last attempt of the page before. @example 812 */
  @QueryNumber(/^[1-9]\d{0,14}$/, 'must be the position of an attempt', { minimum: 1 })
  before?: number;
}

/** An attempt to deliver an event. */
export class WebhookAttemptDto {
  /** Its place in the log: the newest has the highest. @example 812 */
  @Integer({ minimum: 1 })
  position!: number;
  /** @example wev_01k0g4yq3fe8tr2v7b5x9cdm6h */
  eventId!: string;
  /** @example issue.reported */
  type!: string;
  /** The first one is 1. */
  @Count()
  number!: number;
  @Moment()
  at!: string;
  @Count()
  durationMs!: number;
  /** The status of the answer; null: there was none. @example 503 */
  status!: number | null;
  /** Why it failed; null: the endpoint took it. @example "It answered 503" */
  failure!: string | null;
}

/** An endpoint that was removed. */
export class RemovedWebhookEndpointDto {
  /** @example whe_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
}

/** Endpoints. */
export class WebhookEndpointsDto {
  items!: WebhookEndpointDto[];
}

/** One page of attempts to deliver events. */
export class WebhookAttemptsDto {
  /** How many items this page has. */
  @Count()
  count!: number;
  /** The cursor of the next page, to be sent as `lastKey`; null on the last one. */
  nextKey!: string | null;
  items!: WebhookAttemptDto[];
}
