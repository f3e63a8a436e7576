import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { Acknowledgement } from '../platform/realtime/acknowledgement';
import type { SocketData } from '../platform/realtime/realtime';
import type { MessageDto } from './dto/message.dto';
import type { ReactionCounts } from './message';

/** The events the server sends to an issue's room. */
export interface ThreadServerEvents {
  /** The message exactly as GET returns it to an anonymous reader. */
  'message:new': (message: MessageDto) => void;
  'message:reaction': (change: { issueId: string; messageId: string; reactions: ReactionCounts }) => void;
  'message:deleted': (change: { issueId: string; messageId: string }) => void;
  /** Words, names or photos of the issue were taken away: it is to be read again. */
  'issue:redacted': (change: { issueId: string }) => void;
}

/** The events a client sends. */
export interface ThreadClientEvents {
  'issue:join': (room: { issueId: string }, acknowledge: (answer: Acknowledgement) => void) => void;
  'issue:leave': (room: { issueId: string }, acknowledge: (answer: Acknowledgement) => void) => void;
}

export type ThreadServer = Server<ThreadClientEvents, ThreadServerEvents, DefaultEventsMap, SocketData>;
export type ThreadServerSocket = Socket<ThreadClientEvents, ThreadServerEvents, DefaultEventsMap, SocketData>;

/** The name of an issue's room. */
export function roomOf(issueId: string): string {
  return `room:issue:${issueId}`;
}
