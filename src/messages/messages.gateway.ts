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
import { ThreadRooms } from './thread-rooms.service';
import type { ThreadServer, ThreadServerSocket } from './thread.events';

/** Lets connections join and leave the rooms of issues. */
@WebSocketGateway()
@UseGuards(EventLimitGuard)
@UsePipes(EventPayloadPipe)
@UseFilters(AcknowledgementFilter)
export class MessagesGateway {
  /** The Socket.IO server `ThreadNotifier` uses; undefined in a command, which has no connections. */
  @WebSocketServer()
  readonly server?: ThreadServer;

  constructor(private readonly rooms: ThreadRooms) {}

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
}
