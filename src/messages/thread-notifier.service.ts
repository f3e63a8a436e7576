import { Injectable } from '@nestjs/common';
import type { MessageForReader, ReactionCounts } from './message';
import { presentMessage } from './message.presenter';
import { MessagesGateway } from './messages.gateway';
import { roomOf } from './thread.events';

/** Sends the room of an issue what happened in its thread. Call it once that is committed. */
@Injectable()
export class ThreadNotifier {
  constructor(private readonly gateway: MessagesGateway) {}

  posted(message: MessageForReader): void {
    this.room(message.issueId)?.emit('message:new', presentMessage(message));
  }

  reacted(issueId: string, messageId: string, reactions: ReactionCounts): void {
    this.room(issueId)?.emit('message:reaction', { issueId, messageId, reactions });
  }

  deleted(issueId: string, messageId: string): void {
    this.room(issueId)?.emit('message:deleted', { issueId, messageId });
  }

  /** Takes every connection out of the room of an issue, which is no longer everyone's to see. */
  evictRoom(issueId: string): void {
    const room = roomOf(issueId);
    const { server } = this.gateway;
    // The sockets of this instance first, whether or not Redis can be reached; then those of the others.
    server?.local.in(room).socketsLeave(room);
    server?.in(room).socketsLeave(room);
  }

  private room(issueId: string) {
    return this.gateway.server?.to(roomOf(issueId));
  }
}
