import type { CitySlug } from '../../kernel/cities';
import { CITY, DISABLED_REASON, WEBHOOK_EVENT_TYPE } from '../../kernel/named-values';
import type { DisabledReason, WebhookEventType } from '../../kernel/webhooks';
import { Count, Integer, Moment, ValueOf, ValuesOf } from '../../api/openapi/answer-fields';
import {
  IsAnyText,
  IsHttpUrl,
  IsNameOrBlank,
  IsNullable,
  IsOneOf,
  IsOptional,
} from '../../api/validation/fields';
import { Distinct, IsListOfOneOf } from '../../api/validation/list-fields';
import { IsPageCursor, IsPageLimit, IsQueryMoment, IsQueryNumber } from '../../api/validation/query-fields';

const MAX_URL_LENGTH = 2000;
const EventTypes = (): PropertyDecorator => IsListOfOneOf(WEBHOOK_EVENT_TYPE, { min: 1, max: 100 });
const Cities = (): PropertyDecorator => IsListOfOneOf(CITY, { min: 1, max: 100 });

/** A URL that events are sent to. */
export class WebhookEndpointDto {
  /** @example whe_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** @example https://example.org/hooks/civic */
  url!: string;
  /** The purpose of the endpoint. @example "Work orders of the roads department" */
  description!: string;
  @ValuesOf(WEBHOOK_EVENT_TYPE)
  eventTypes!: WebhookEventType[];
  /** The ids of the cities whose events are sent; null: all cities. */
  @ValuesOf(CITY)
  cityScope!: CitySlug[] | null;
  /** The client that manages the endpoint; null: city staff manage it. @example cli_01k0g4yq3fe8tr2v7b5x9cdm6h */
  clientId!: string | null;
  @Moment()
  createdAt!: string;
  /** The number of events still to be sent; 1,000 means 1,000 or more. */
  @Count()
  waiting!: number;
  /** The time of the first failure since the last success; null: the endpoint does not fail. */
  @Moment()
  failingSince!: string | null;
  /**
   * The endpoint asked by `Retry-After` for no deliveries until this time; null: no such request since the last
   * success.
   */
  @Moment()
  heldUntil!: string | null;
  /** The time since which no events are sent; null: the endpoint is enabled. */
  @Moment()
  disabledAt!: string | null;
  /**
   * `asked`: disabled by request; `gone`: it answered 410; `failing`: every delivery failed for five days; `revoked`:
   * its client was revoked.
   */
  @ValueOf(DISABLED_REASON)
  disabledReason!: DisabledReason | null;
  /** Until this time, deliveries are also signed with the previous secret; null: there is only one secret. */
  @Moment()
  previousSecretUntil!: string | null;
}

/** An endpoint with its secret. */
export class WebhookSecretDto {
  /** @example whe_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /**
   * The secret its deliveries are signed with; this is the only response that shows it.
   * @example whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD5rdlJp8rVqE=
   */
  secret!: string;
}

/** An endpoint to register. */
export class NewWebhookEndpointDto {
  /** A public URL with https at port 443. @example https://example.org/hooks/civic */
  @IsHttpUrl(MAX_URL_LENGTH)
  url!: string;
  /** The purpose of the endpoint. @example "Work orders of the roads department" */
  @IsOptional()
  @IsNameOrBlank(200)
  description: string = '';
  /** @example ["issue.reported", "issue.status_changed"] */
  @Distinct()
  @EventTypes()
  eventTypes!: WebhookEventType[];
  /** The ids of cities; null: all cities. @example ["mumbai"] */
  @IsOptional()
  @IsNullable()
  @Cities()
  cityScope: CitySlug[] | null = null;
}

/** The fields of an endpoint to change; omitted fields stay the same. */
export class ChangeWebhookEndpointDto {
  /** @example https://example.org/hooks/civic */
  @IsOptional()
  @IsHttpUrl(MAX_URL_LENGTH)
  url?: string;
  /** @example "Work orders of the roads department" */
  @IsOptional()
  @IsNameOrBlank(200)
  description?: string;
  /** @example ["issue.reported"] */
  @IsOptional()
  @Distinct()
  @EventTypes()
  eventTypes?: WebhookEventType[];
  /** The ids of cities; null: all cities. @example ["mumbai"] */
  @IsOptional()
  @IsNullable()
  @Cities()
  cityScope?: CitySlug[] | null;
}

/** The events to send again. */
export class ReplayWebhooksDto {
  /** A single event; without it, all events of the period. @example wev_01k0g4yq3fe8tr2v7b5x9cdm6h */
  @IsOptional()
  @IsAnyText()
  eventId?: string;
  /** The start of the period; without it, all recorded events. @example "2026-03-01T00:00:00Z" */
  @IsQueryMoment()
  from?: Date;
  /** The end of the period, exclusive. @example "2026-03-02T00:00:00Z" */
  @IsQueryMoment()
  to?: Date;
  @IsPageCursor('The nextKey of the previous answer; valid only with the same times')
  lastKey?: string;
}

/** The result of a replay. */
export class ReplayedWebhooksDto {
  /**
   * The number of events that are sent again, at most 1,000; 0 if the endpoint wants none of the events of this page.
   */
  @Count()
  replayed!: number;
  /** The cursor if the period has more events: send it as `lastKey`, with the same times; null: the end was reached. */
  nextKey!: string | null;
}

/** A test event for an endpoint. */
export class WebhookTestDto {
  /** The id of the event. @example wev_01k0g4yq3fe8tr2v7b5x9cdm6h */
  eventId!: string;
}

/** Filters the attempts. */
class LogFilterDto {
  /**
   * true: only events that were given up (the last attempt failed, or the endpoint answered 410), each with its last
   * attempt.
   * @example true
   */
  @IsOptional()
  @IsOneOf({ enum: ['true', 'false'], enumName: 'FailedOnly' })
  failed: 'true' | 'false' = 'false';
  @IsPageLimit()
  limit: number = 50;
}

/** The page of the log of an endpoint, for a client. */
export class WebhookAttemptsQueryDto extends LogFilterDto {
  @IsPageCursor()
  lastKey?: string;
}

/** The page of the log of an endpoint, for city staff. */
export class WebhookLogQueryDto extends LogFilterDto {
  /** The position of the last attempt of the previous page. @example 812 */
  @IsQueryNumber(/^[1-9]\d{0,14}$/, 'must be the position of an attempt', { minimum: 1 })
  before?: number;
}

/** An attempt to deliver an event. */
export class WebhookAttemptDto {
  /** The position in the log: the newest attempt has the highest. @example 812 */
  @Integer({ minimum: 1 })
  position!: number;
  /** @example wev_01k0g4yq3fe8tr2v7b5x9cdm6h */
  eventId!: string;
  /** @example issue.reported */
  type!: string;
  /** The number of the attempt, starting at 1. */
  @Count()
  number!: number;
  @Moment()
  at!: string;
  @Count()
  durationMs!: number;
  /** The status code of the response; null: there was no response. @example 503 */
  status!: number | null;
  /** The reason of the failure; null: the endpoint accepted the event. @example "It answered 503" */
  failure!: string | null;
}

/** An endpoint that was removed. */
export class RemovedWebhookEndpointDto {
  /** @example whe_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
}

/** A list of endpoints. */
export class WebhookEndpointsDto {
  items!: WebhookEndpointDto[];
}

/** One page of attempts to deliver events. */
export class WebhookAttemptsDto {
  /** The number of items on this page. */
  @Count()
  count!: number;
  /** The cursor of the next page, to be sent as `lastKey`; null on the last page. */
  nextKey!: string | null;
  items!: WebhookAttemptDto[];
}
