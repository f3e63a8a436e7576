import { UseFilters, UseGuards, UsePipes } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  WebSocketServer,
} from '@nestjs/websockets';
import { IssueQueries } from '../issues';
import { DomainError, Unavailable } from '../platform/http/domain-error';
import type { Acknowledgement } from '../platform/realtime/acknowledgement';
import { AcknowledgementFilter } from '../platform/realtime/acknowledgement.filter';
import { EventLimitGuard } from '../platform/realtime/event-limit.guard';
import { EventPayloadPipe } from '../platform/realtime/event-payload.pipe';
import { ThreadRoomDto } from './dto/thread-room.dto';
import { roomOf, type ThreadServer, type ThreadServerSocket } from './thread.events';

/** More threads than anyone reads at once. */
const MAX_ROOMS = 50;

/** Lets connections enter and leave the rooms of issues. */
@WebSocketGateway()
@UseGuards(EventLimitGuard)
@UsePipes(EventPayloadPipe)
@UseFilters(AcknowledgementFilter)
export class MessagesGateway {
  /** What `ThreadNotifier` sends with; undefined in a command, which serves nobody. */
  @WebSocketServer()
  readonly server?: ThreadServer;

  constructor(private readonly issues: IssueQueries) {}

  /**
   * Enters the room of an issue.
   * @throws IssueNotFound for one that is unknown or hidden; DomainError of kind conflict when the connection is in too
   * many rooms
   */
  @SubscribeMessage('issue:join')
  async join(
    @ConnectedSocket() socket: ThreadServerSocket,
    @MessageBody() { issueId }: ThreadRoomDto,
  ): Promise<Acknowledgement> {
    // What the room is sent is what everyone may see, whoever asks.
    await this.issues.assertVisible(issueId, undefined);
    // Checked after the last await; each socket is in a room of its own besides.
    if (!socket.rooms.has(roomOf(issueId)) && socket.rooms.size > MAX_ROOMS) {
      throw new DomainError('conflict', `A connection may be in ${MAX_ROOMS} rooms at most`);
    }
    // A room that is joined after the disconnect would keep the connection for ever.
    if (!socket.connected) throw new Unavailable('The connection has ended');
    await socket.join(roomOf(issueId));
    return { ok: true };
  }

  /** Leaves the room of an issue, whether or not the connection is in it. */
  @SubscribeMessage('issue:leave')
  async leave(
    @ConnectedSocket() socket: ThreadServerSocket,
    @MessageBody() { issueId }: ThreadRoomDto,
  ): Promise<Acknowledgement> {
    await socket.leave(roomOf(issueId));
    return { ok: true };
  }
}
