import { Injectable } from '@nestjs/common';
import type { MessageForReader, ReactionCounts } from './message';
import { presentMessage } from './message.presenter';
import { MessagesGateway } from './messages.gateway';
import { roomOf } from './thread.events';

/** Sends events about a thread to the room of its issue. Call it after the commit. */
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

  /** Removes every connection from the room of an issue that was hidden. */
  evictRoom(issueId: string): void {
    const room = roomOf(issueId);
    const { server } = this.gateway;
    // First the sockets of this instance, which needs no Redis; then those of the other instances.
    server?.local.in(room).socketsLeave(room);
    server?.in(room).socketsLeave(room);
  }

  private room(issueId: string) {
    return this.gateway.server?.to(roomOf(issueId));
  }
}
