import { z } from 'zod';
import { REACTIONS } from '../kernel/reactions';
import { SERVICE_VERSION } from '../platform/config/service';
import { ERROR_CODES } from '../platform/http/token-api/error-envelope.dto';
import { MessageDto } from './dto/message.dto';

const room = z.strictObject({ issueId: z.string() });
const reaction = z.strictObject({
  issueId: z.string(),
  messageId: z.string(),
  reactions: z.partialRecord(z.enum(REACTIONS), z.int().min(1)),
});
const deletion = z.strictObject({ issueId: z.string(), messageId: z.string() });
const acknowledgement = z.union([
  z.strictObject({ ok: z.literal(true) }),
  z.strictObject({
    ok: z.literal(false),
    error: z.strictObject({ code: z.enum(ERROR_CODES), message: z.string() }),
  }),
]);

/** What the server sends, by the name of the event. */
export const THREAD_EVENT_SCHEMAS = {
  'message:new': MessageDto.schema,
  'message:reaction': reaction,
  'message:deleted': deletion,
} as const;

const ABOUT = {
  'message:new': 'A message was posted: exactly as GET shows it to an anonymous reader',
  'message:reaction': 'The reactions to a message changed: these are all of them now',
  'message:deleted': 'A message was deleted: it stays in the thread without its content',
  'issue:join': 'Enters the room of an issue; acknowledged',
  'issue:leave': 'Leaves the room of an issue; acknowledged',
} as const;

const INFO = {
  title: 'Realtime events',
  version: SERVICE_VERSION,
  description:
    'Socket.IO 4 at /socket.io/. A connection may carry an access token as auth.token in its handshake. Each event is named by its message.',
};

/**
 * The AsyncAPI 3 document of the realtime events (document 1, section 6).
 * @param serverUrl the origin of the service
 */
export function threadAsyncApi(serverUrl: string): object {
  const { host, protocol } = new URL(serverUrl);
  const sent = Object.entries(THREAD_EVENT_SCHEMAS).map(([name, schema]) => event(name, schema));
  const received = (['issue:join', 'issue:leave'] as const).map((name) => event(name, room));
  const names = (events: Array<[string, object]>) =>
    events.map(([key]) => ({ $ref: `#/channels/issue/messages/${key}` }));
  return {
    asyncapi: '3.0.0',
    info: INFO,
    servers: { service: { host, protocol: protocol === 'https:' ? 'wss' : 'ws', pathname: '/socket.io/' } },
    defaultContentType: 'application/json',
    channels: {
      issue: {
        address: 'room:issue:{issueId}',
        description: 'The room of an issue',
        parameters: { issueId: { description: 'The id of an issue everyone may see' } },
        messages: Object.fromEntries([...sent, ...received]),
      },
    },
    operations: {
      hear: { action: 'send', channel: { $ref: '#/channels/issue' }, messages: names(sent) },
      enter: {
        action: 'receive',
        channel: { $ref: '#/channels/issue' },
        messages: names(received),
        reply: {
          channel: { $ref: '#/channels/issue' },
          messages: [{ $ref: '#/components/messages/acknowledgement' }],
        },
      },
    },
    components: {
      messages: { acknowledgement: { name: 'acknowledgement', payload: jsonSchema(acknowledgement) } },
    },
  };
}

function event(name: string, schema: z.ZodType): [string, object] {
  const key = name.replace(':', '-');
  return [key, { name, summary: ABOUT[name as keyof typeof ABOUT], payload: jsonSchema(schema) }];
}

function jsonSchema(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { reused: 'inline' });
}
