import { CATEGORY_SLUGS } from '../kernel/categories';
import { CITY_SLUGS } from '../kernel/cities';
import { DUE_DATE_REASONS } from '../kernel/due-dates';
import { PRIORITIES } from '../kernel/priorities';
import { FEED_STATUSES, LIFECYCLE_STATUSES } from '../kernel/statuses';
import { WEBHOOK_EVENT_TYPES, type WebhookEventType } from '../kernel/webhooks';

type Schema = Record<string, unknown>;

const one = (values: readonly string[]): Schema => ({ type: 'string', enum: values });
const change = (values: readonly string[]): Record<string, Schema> => ({
  from: one(values),
  to: one(values),
});
const MOMENT: Schema = { type: 'string', format: 'date-time' };

/** The meaning of each event, and the fields of its data besides the issue. */
const EVENTS: Record<WebhookEventType, { summary: string; data: Record<string, Schema> }> = {
  'issue.reported': {
    summary: 'An issue was reported',
    data: { category: one(CATEGORY_SLUGS), priority: one(PRIORITIES) },
  },
  'issue.status_changed': { summary: 'An issue has another status', data: change(LIFECYCLE_STATUSES) },
  'issue.feed_status_changed': {
    summary: 'An issue has another status in the public feed',
    data: change(FEED_STATUSES),
  },
  'issue.category_changed': { summary: 'An issue has another category', data: change(CATEGORY_SLUGS) },
  'issue.priority_changed': { summary: 'An issue has another priority', data: change(PRIORITIES) },
  'issue.due_date_changed': {
    summary: 'An issue is due by another time',
    data: {
      from: { type: ['string', 'null'], format: 'date-time' },
      to: MOMENT,
      reason: one(DUE_DATE_REASONS),
    },
  },
  'issue.overdue': { summary: 'An issue was not resolved in time', data: { dueAt: MOMENT } },
  'issue.escalated': {
    summary: 'An issue that is late was escalated to an office',
    data: {
      level: { type: 'integer', minimum: 1, maximum: 4 },
      designation: { type: 'string' },
      place: { type: 'string', description: 'The ward or constituency of the office' },
    },
  },
  'issue.hidden': { summary: 'An issue is not shown any more: delete what you keep of it', data: {} },
  'issue.shown': { summary: 'An issue is shown again', data: {} },
};

const HEADERS: ReadonlyArray<[name: string, description: string]> = [
  ['webhook-id', 'The id of the event: the same with each attempt and each replay'],
  ['webhook-timestamp', 'When this attempt is made, in seconds since 1970'],
  [
    'webhook-signature',
    'v1 and the signature in base64, one for each secret that is good, separated by blanks',
  ],
];

const ISSUE: Record<string, Schema> = {
  issueId: { type: 'string' },
  city: one(CITY_SLUGS),
  url: { type: 'string', format: 'uri', description: 'Its page' },
  apiUrl: { type: 'string', format: 'uri', description: 'What the APIs have of it' },
};

/** The webhooks of the service as in OpenAPI 3.1: the requests an endpoint receives. */
export const WEBHOOK_DOCUMENT = Object.fromEntries([
  ...WEBHOOK_EVENT_TYPES.map((type) => {
    const { summary, data } = EVENTS[type];
    return [type, { post: operationOf(type, summary, { ...ISSUE, ...data }) }] as const;
  }),
  [
    'webhook.test',
    { post: operationOf('webhook.test', 'An endpoint is tried', { endpointId: { type: 'string' } }) },
  ],
]);

function operationOf(type: string, summary: string, data: Record<string, Schema>): object {
  return {
    operationId: type.replaceAll(/[._](\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary,
    description: 'Signed and tried again as docs/webhooks.md describes.',
    tags: ['webhooks'],
    security: [],
    parameters: HEADERS.map(([name, description]) => ({
      name,
      in: 'header',
      required: true,
      description,
      schema: { type: 'string' },
    })),
    requestBody: { required: true, content: { 'application/json': { schema: payloadOf(type, data) } } },
    responses: {
      '2XX': { description: 'The endpoint has the event' },
      '410': { description: 'The endpoint wants no more events, and is disabled' },
      default: { description: 'The event is sent again later' },
    },
  };
}

function payloadOf(type: string, data: Record<string, Schema>): Schema {
  return {
    type: 'object',
    required: ['type', 'timestamp', 'data'],
    properties: {
      type: { type: 'string', const: type },
      timestamp: { ...MOMENT, description: 'When it happened' },
      data: { type: 'object', required: Object.keys(data), properties: data },
    },
  };
}
