import { REACTIONS } from '../kernel/reactions';
import { TOKEN_ROLES } from '../kernel/people/roles';
import { ERROR_CODES } from '../platform/http/error-codes';
import { MAX_CONTENT_LENGTH } from './message';
import type { ThreadClientEvents, ThreadServerEvents } from './thread.events';

/** A JSON Schema of draft 2020-12. */
type JsonSchema = Readonly<Record<string, unknown>>;

const TEXT = { type: 'string' } as const;
/** Always in UTC. */
const TIME = { type: 'string', format: 'date-time', pattern: 'Z$' } as const;

/** An object with exactly these fields. */
function record(properties: Record<string, JsonSchema>, optional: readonly string[] = []): JsonSchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}

function orNull(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }] };
}

const reactions: JsonSchema = {
  type: 'object',
  description: 'How many people reacted with each emoji; {} without reactions',
  propertyNames: { type: 'string', enum: REACTIONS },
  additionalProperties: { type: 'integer', minimum: 1 },
};

const message = record(
  {
    messageId: TEXT,
    issueId: TEXT,
    content: { type: 'string', maxLength: MAX_CONTENT_LENGTH },
    author: record({
      userId: TEXT,
      displayName: TEXT,
      avatarUrl: orNull(TEXT),
      role: { type: 'string', enum: TOKEN_ROLES },
    }),
    reactions,
    createdAt: TIME,
    answer: { type: 'boolean', const: true, description: 'Present only on an answer of the city' },
    myReaction: {
      ...orNull({ type: 'string', enum: REACTIONS }),
      description: 'null without a valid Authorization header',
    },
    editedAt: orNull(TIME),
    deleted: { type: 'boolean', const: true, description: 'Present only on a deleted message' },
  },
  ['answer', 'deleted'],
);

const room = record({ issueId: TEXT });

/** The payloads of the events the server sends to an issue's room, by event name. */
export const SERVER_EVENT_SCHEMAS: Readonly<Record<keyof ThreadServerEvents, JsonSchema>> = {
  'message:new': message,
  'message:reaction': record({ issueId: TEXT, messageId: TEXT, reactions }),
  'message:deleted': record({ issueId: TEXT, messageId: TEXT }),
  'issue:redacted': room,
};

/** The payloads of the events a client sends, by event name. */
export const CLIENT_EVENT_SCHEMAS: Readonly<Record<keyof ThreadClientEvents, JsonSchema>> = {
  'issue:join': room,
  'issue:leave': room,
};

/** The acknowledgement of a client's event. */
export const ACKNOWLEDGEMENT_SCHEMA: JsonSchema = {
  anyOf: [
    record({ ok: { type: 'boolean', const: true } }),
    record({
      ok: { type: 'boolean', const: false },
      error: record({ code: { type: 'string', enum: ERROR_CODES }, message: TEXT }),
    }),
  ],
};
