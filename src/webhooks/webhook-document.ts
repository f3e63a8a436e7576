import { CATEGORY_SLUGS } from '../kernel/categories';
import { CITY_SLUGS } from '../kernel/cities';
import { CONFIRMATION_ANSWERS, CONFIRMATION_OUTCOMES } from '../kernel/confirmations';
import { DUE_DATE_REASONS } from '../kernel/due-dates';
import { OUTCOME_REASONS, PHOTO_FLAGS } from '../kernel/outcome-reasons';
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

/** A merge: the issue of the event is the one that the others were joined with. */
const MERGED: Record<string, Schema> = {
  members: {
    type: 'array',
    items: { type: 'string' },
    description: 'All issues of the merge, the oldest first',
  },
  canonicalIssueId: { type: 'string', description: 'The issue that the others were joined with' },
};

const PHOTO: Schema = {
  type: 'object',
  required: ['mediaId', 'url'],
  properties: { mediaId: { type: 'string' }, url: { type: 'string', format: 'uri' } },
};
/** How an issue was resolved. */
const OUTCOME: Record<string, Schema> = {
  outcomeReason: {
    type: ['object', 'null'],
    description: 'Why it was resolved without a repair; null if it was repaired, or is not resolved',
    properties: {
      reason: one(OUTCOME_REASONS),
      officeId: { type: ['string', 'null'] },
      duplicateOf: { type: ['string', 'null'] },
      until: { type: ['string', 'null'], format: 'date-time' },
    },
  },
  beforeAfter: {
    type: 'array',
    description: 'The photos of the repair, each beside one of the report, with what is wrong with it',
    items: {
      type: 'object',
      required: ['before', 'after', 'flags'],
      properties: {
        before: { anyOf: [PHOTO, { type: 'null' }] },
        after: PHOTO,
        flags: { type: 'array', items: one(PHOTO_FLAGS) },
      },
    },
  },
};

/** The meaning of each event, and the fields of its data besides the issue. */
const EVENTS: Record<WebhookEventType, { summary: string; data: Record<string, Schema> }> = {
  'issue.reported': {
    summary: 'An issue was reported',
    data: { category: one(CATEGORY_SLUGS), priority: one(PRIORITIES) },
  },
  'issue.status_changed': {
    summary: 'The status of an issue changed',
    data: { ...change(LIFECYCLE_STATUSES), ...OUTCOME },
  },
  'issue.feed_status_changed': {
    summary: 'The status of an issue in the public feed changed',
    data: change(FEED_STATUSES),
  },
  'issue.category_changed': { summary: 'The category of an issue changed', data: change(CATEGORY_SLUGS) },
  'issue.priority_changed': { summary: 'The priority of an issue changed', data: change(PRIORITIES) },
  'issue.due_date_changed': {
    summary: 'The due date of an issue changed',
    data: {
      from: { type: ['string', 'null'], format: 'date-time' },
      to: MOMENT,
      reason: one(DUE_DATE_REASONS),
    },
  },
  'issue.overdue': { summary: 'An issue was not resolved in time', data: { dueAt: MOMENT } },
  'issue.escalated': {
    summary: 'A late issue was escalated to an office',
    data: {
      level: { type: 'integer', minimum: 1, maximum: 4 },
      designation: { type: 'string' },
      place: { type: 'string', description: 'The ward or constituency of the office' },
    },
  },
  'issue.answered': {
    summary: 'The city answered in the thread of an issue',
    data: {
      messageId: { type: 'string' },
      by: { type: 'string', description: 'The shown name of the unit' },
    },
  },
  'issue.confirmation_decided': {
    summary: 'It was decided whether an issue was repaired, by the people who were asked',
    data: {
      outcome: one(CONFIRMATION_OUTCOMES),
      answers: {
        type: 'object',
        description: 'How many people gave each answer',
        required: [...CONFIRMATION_ANSWERS],
        properties: Object.fromEntries(
          CONFIRMATION_ANSWERS.map((answer) => [answer, { type: 'integer', minimum: 0 }]),
        ),
      },
    },
  },
  'issue.merged': { summary: 'Other issues were joined with an issue', data: MERGED },
  'issue.unmerged': { summary: 'A merge of an issue with others was undone', data: MERGED },
  'issue.redacted': {
    summary: 'Less of an issue is shown, or it is shown otherwise: read it again',
    data: {},
  },
  'issue.hidden': { summary: 'An issue is no longer shown: delete the data you stored about it', data: {} },
  'issue.shown': { summary: 'An issue is shown again', data: {} },
};

const HEADERS: ReadonlyArray<[name: string, description: string]> = [
  ['webhook-id', 'The id of the event: the same with each attempt and each replay'],
  ['webhook-timestamp', 'When this attempt was made, in seconds since 1970'],
  ['webhook-signature', 'v1 and the signature in base64, one for each valid secret, separated by spaces'],
];

const ISSUE: Record<string, Schema> = {
  issueId: { type: 'string' },
  city: one(CITY_SLUGS),
  url: { type: 'string', format: 'uri', description: 'The page of the issue' },
  apiUrl: { type: 'string', format: 'uri', description: 'The URL of the issue in the APIs' },
};

/** The webhooks of the service as in OpenAPI 3.1: the requests an endpoint receives. */
export const WEBHOOK_DOCUMENT = Object.fromEntries([
  ...WEBHOOK_EVENT_TYPES.map((type) => {
    const { summary, data } = EVENTS[type];
    return [type, { post: operationOf(type, summary, { ...ISSUE, ...data }) }] as const;
  }),
  [
    'webhook.test',
    { post: operationOf('webhook.test', 'A test of an endpoint', { endpointId: { type: 'string' } }) },
  ],
]);

function operationOf(type: string, summary: string, data: Record<string, Schema>): object {
  return {
    operationId: type.replaceAll(/[._](\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary,
    description: 'Signed and retried as docs/webhooks.md describes.',
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
      '2XX': { description: 'The endpoint accepted the event' },
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
