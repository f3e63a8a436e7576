import { SERVICE_VERSION } from '../platform/config/service-info';
import type { ThreadClientEvents, ThreadServerEvents } from './thread.events';
import { ACKNOWLEDGEMENT_SCHEMA, CLIENT_EVENT_SCHEMAS, SERVER_EVENT_SCHEMAS } from './thread-event.schemas';

const SUMMARIES: Readonly<Record<keyof (ThreadServerEvents & ThreadClientEvents), string>> = {
  'message:new': 'A message was posted: it has the form in which GET shows it to an anonymous reader',
  'message:reaction': 'The reactions to a message changed: the event has all current ones',
  'message:deleted': 'A message was deleted: it stays in the thread without its content',
  'issue:redacted':
    'What everyone sees of the issue or of its thread was taken away, or is shown otherwise: read both again',
  'issue:join': 'Enters the room of an issue; acknowledged',
  'issue:leave': 'Leaves the room of an issue; acknowledged',
};

const INFO = {
  title: 'Realtime events',
  version: SERVICE_VERSION,
  description:
    'Socket.IO 4 at /socket.io/. A connection may send an access token as auth.token in its handshake. The name of each event is that of its message.',
};

/**
 * The AsyncAPI 3 document of the realtime events.
 * @param serverUrl the origin of the service
 */
export function threadAsyncApi(serverUrl: string): object {
  const { host, protocol } = new URL(serverUrl);
  const sent = messagesOf(SERVER_EVENT_SCHEMAS);
  const received = messagesOf(CLIENT_EVENT_SCHEMAS);
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
        messages: { ...sent, ...received },
      },
    },
    operations: {
      sendEvents: { action: 'send', channel: { $ref: '#/channels/issue' }, messages: referencesTo(sent) },
      receiveEvents: {
        action: 'receive',
        channel: { $ref: '#/channels/issue' },
        messages: referencesTo(received),
        reply: {
          channel: { $ref: '#/channels/issue' },
          messages: [{ $ref: '#/components/messages/acknowledgement' }],
        },
      },
    },
    components: {
      messages: { acknowledgement: { name: 'acknowledgement', payload: ACKNOWLEDGEMENT_SCHEMA } },
    },
  };
}

/** The messages of a channel, by a name that is valid in a reference. */
function messagesOf(
  schemas: Readonly<Partial<Record<keyof typeof SUMMARIES, object>>>,
): Record<string, object> {
  const names = Object.keys(schemas) as Array<keyof typeof SUMMARIES>;
  return Object.fromEntries(
    names.map((name) => [name.replace(':', '-'), { name, summary: SUMMARIES[name], payload: schemas[name] }]),
  );
}

function referencesTo(messages: Record<string, object>): object[] {
  return Object.keys(messages).map((name) => ({ $ref: `#/channels/issue/messages/${name}` }));
}
