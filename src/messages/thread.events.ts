import type { ErrorCode } from '../platform/http/token-api/error-envelope.dto';
import type { MessageDto } from './dto/message.dto';
import type { ReactionCounts } from './message';

/** What the server sends to the room of an issue (document 1, section 6). */
export interface ThreadServerEvents {
  /** The message exactly as GET shows it to an anonymous reader. */
  'message:new': (message: MessageDto) => void;
  'message:reaction': (change: { issueId: string; messageId: string; reactions: ReactionCounts }) => void;
  'message:deleted': (change: { issueId: string; messageId: string }) => void;
}

/** How an event of a client is acknowledged. */
export type Acknowledgement = { ok: true } | { ok: false; error: { code: ErrorCode; message: string } };

/** What a client sends. */
export interface ThreadClientEvents {
  'issue:join': (room: { issueId: string }, acknowledge: (answer: Acknowledgement) => void) => void;
  'issue:leave': (room: { issueId: string }, acknowledge: (answer: Acknowledgement) => void) => void;
}

/** The room of an issue (document 1, section 6). */
export function roomOf(issueId: string): string {
  return `room:issue:${issueId}`;
}
