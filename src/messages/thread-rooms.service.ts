import { Injectable } from '@nestjs/common';
import { IssueQueries } from '../issues';
import { DomainError, Unavailable } from '../platform/http/domain-error';
import { roomOf, type ThreadServerSocket } from './thread.events';

/** More threads than anyone reads at once. */
const MAX_ROOMS = 50;

/** The rooms of issues, and which connections are in them (docs/api/messages.md#limits). */
@Injectable()
export class ThreadRooms {
  constructor(private readonly issues: IssueQueries) {}

  /**
   * Lets a connection into the room of an issue.
   * @throws IssueNotFound for one that is unknown or hidden; DomainError of kind conflict when the connection is in too
   * many rooms; Unavailable when it has ended
   */
  async join(socket: ThreadServerSocket, issueId: string): Promise<void> {
    // What the room is sent is what everyone may see, whoever asks.
    await this.issues.assertVisible(issueId, undefined);
    // Checked after the last await; each socket is in a room of its own besides.
    if (!socket.rooms.has(roomOf(issueId)) && socket.rooms.size > MAX_ROOMS) {
      throw new DomainError('conflict', `A connection may be in ${MAX_ROOMS} rooms at most`);
    }
    // A room that is joined after the disconnect would keep the connection for ever.
    if (!socket.connected) throw new Unavailable('The connection has ended');
    await socket.join(roomOf(issueId));
  }

  /** Takes a connection out of the room of an issue, whether or not it is in it. */
  async leave(socket: ThreadServerSocket, issueId: string): Promise<void> {
    await socket.leave(roomOf(issueId));
  }
}
