import { Injectable } from '@nestjs/common';
import { IssueQueries } from '../issues';
import { DomainError, Unavailable } from '../platform/http/domain-error';
import { roomOf, type ThreadServerSocket } from './thread.events';

/** More threads than a person follows at the same time. */
const MAX_ROOMS = 50;

/** The rooms of issues and their connections (docs/api/realtime.md#rooms). */
@Injectable()
export class ThreadRoomsService {
  constructor(private readonly issues: IssueQueries) {}

  /**
   * Adds a connection to the room of an issue.
   * @throws IssueNotFound for an unknown or hidden issue; DomainError `conflict` if the connection is in too many
   *   rooms; Unavailable if the connection has ended
   */
  async join(socket: ThreadServerSocket, issueId: string): Promise<void> {
    // Rooms are only sent public data, so hidden issues are refused to every caller.
    await this.issues.assertVisible(issueId, undefined);
    // Checked after the last await. Each socket is also in a room with its own id.
    if (!socket.rooms.has(roomOf(issueId)) && socket.rooms.size > MAX_ROOMS) {
      throw new DomainError('conflict', `A connection may be in ${MAX_ROOMS} rooms at most`);
    }
    // Joining a room after the disconnect would keep the connection in memory for ever.
    if (!socket.connected) throw new Unavailable('The connection has ended');
    await socket.join(roomOf(issueId));
  }

  /** Removes a connection from the room of an issue; no effect if it is not in it. */
  async leave(socket: ThreadServerSocket, issueId: string): Promise<void> {
    await socket.leave(roomOf(issueId));
  }
}
