import { UseFilters, UseGuards, UsePipes } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  WebSocketServer,
} from '@nestjs/websockets';
import type { Acknowledgement } from '../platform/realtime/acknowledgement';
import { AcknowledgementFilter } from '../platform/realtime/acknowledgement.filter';
import { EventLimitGuard } from '../platform/realtime/event-limit.guard';
import { EventPayloadPipe } from '../platform/realtime/event-payload.pipe';
import { ThreadRoomDto } from './dto/thread-room.dto';
import type { MessageForReader, ReactionCounts } from './message';
import { presentMessage } from './message.presenter';
import { ThreadRoomsService } from './thread-rooms.service';
import { roomOf, type ThreadServer, type ThreadServerSocket } from './thread.events';

/**
 * Lets connections join and leave the rooms of issues, and sends events about a thread to the room of its issue. Call
 * `posted`, `reacted`, `deleted`, `redacted` and `evictRoom` after the commit.
 *
 * The application's global guards, pipes and filters do not apply to a gateway, so it declares those of events itself:
 * none of them reads a request or writes an answer of HTTP. Who may connect is decided once, by `RealtimeHandshake`;
 * who may join a room, by `ThreadRoomsService`.
 */
@WebSocketGateway()
@UseGuards(EventLimitGuard)
@UsePipes(EventPayloadPipe)
@UseFilters(AcknowledgementFilter)
export class MessagesGateway {
  /** Undefined in a command, which has no connections. */
  @WebSocketServer()
  private readonly server?: ThreadServer;

  constructor(private readonly rooms: ThreadRoomsService) {}

  /** Joins the room of an issue. */
  @SubscribeMessage('issue:join')
  join(
    @ConnectedSocket() socket: ThreadServerSocket,
    @MessageBody() { issueId }: ThreadRoomDto,
  ): Promise<Acknowledgement> {
    return this.rooms.join(socket, issueId).then(() => ({ ok: true }));
  }

  /** Leaves the room of an issue; no effect if the connection is not in it. */
  @SubscribeMessage('issue:leave')
  leave(
    @ConnectedSocket() socket: ThreadServerSocket,
    @MessageBody() { issueId }: ThreadRoomDto,
  ): Promise<Acknowledgement> {
    return this.rooms.leave(socket, issueId).then(() => ({ ok: true }));
  }

  posted(message: MessageForReader): void {
    this.room(message.issueId)?.emit('message:new', presentMessage(message));
  }

  reacted(issueId: string, messageId: string, reactions: ReactionCounts): void {
    this.room(issueId)?.emit('message:reaction', { issueId, messageId, reactions });
  }

  deleted(issueId: string, messageId: string): void {
    this.room(issueId)?.emit('message:deleted', { issueId, messageId });
  }

  redacted(issueId: string): void {
    this.room(issueId)?.emit('issue:redacted', { issueId });
  }

  /** Removes every connection from the room of an issue that was hidden. */
  evictRoom(issueId: string): void {
    // First the sockets of this instance, which needs no Redis; then those of the other instances.
    [this.server?.local, this.server].forEach((sockets) =>
      sockets?.in(roomOf(issueId)).socketsLeave(roomOf(issueId)),
    );
  }

  private room(issueId: string) {
    return this.server?.to(roomOf(issueId));
  }
}
