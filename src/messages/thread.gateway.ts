import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { IssueQueries } from '../issues/issue.queries';
import { DomainError, InvalidInput } from '../platform/http/domain-error';
import { toDomainError } from '../platform/http/to-domain-error';
import { codeOf } from '../platform/http/token-api/render-error';
import { Logger } from '../platform/logging/logger';
import { Realtime, type RealtimeSocket } from '../platform/realtime/realtime';
import { type Acknowledgement, roomOf } from './thread.events';

/** More threads than anyone reads at once. */
const MOST_ROOMS = 50;

const roomSchema = z.object({ issueId: z.string().min(1).max(100) });

/** Lets connections enter and leave the rooms of issues (document 1, section 6). */
@Injectable()
export class ThreadGateway implements OnModuleInit {
  constructor(
    private readonly realtime: Realtime,
    private readonly issues: IssueQueries,
    private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.realtime.onConnection((socket) => {
      this.on(socket, 'issue:join', (issueId) => this.join(socket, issueId));
      this.on(socket, 'issue:leave', (issueId) => socket.leave(roomOf(issueId)));
    });
  }

  private async join(socket: RealtimeSocket, issueId: string): Promise<void> {
    // What is shown there is what everyone may see, whoever asks.
    await this.issues.assertVisible(issueId, undefined);
    // Looked at when nothing is awaited any more; everyone is in a room of their own besides.
    if (!socket.rooms.has(roomOf(issueId)) && socket.rooms.size > MOST_ROOMS) {
      throw new DomainError('conflict', `A connection may be in ${MOST_ROOMS} rooms at most`);
    }
    await socket.join(roomOf(issueId));
  }

  /** Clients send what they like: arguments of any type, and no acknowledgement where one belongs. */
  private on(
    socket: RealtimeSocket,
    event: 'issue:join' | 'issue:leave',
    act: (issueId: string) => Promise<void> | void,
  ): void {
    socket.on(event, (...received: unknown[]) => {
      const [payload, last] = [received[0], received.at(-1)];
      const acknowledge =
        typeof last === 'function' ? (last as (answer: Acknowledgement) => void) : undefined;
      void this.outcomeOf(payload, act).then((answer) => acknowledge?.(answer));
    });
  }

  private async outcomeOf(
    payload: unknown,
    act: (issueId: string) => Promise<void> | void,
  ): Promise<Acknowledgement> {
    try {
      const room = roomSchema.safeParse(payload);
      if (!room.success || !room.data.issueId.isWellFormed() || room.data.issueId.includes('\0')) {
        throw new InvalidInput([], 'issueId must be the id of an issue');
      }
      await act(room.data.issueId);
      return { ok: true };
    } catch (thrown) {
      const error = toDomainError(thrown);
      if (error.kind === 'internal') this.logger.error({ err: thrown }, 'an event could not be handled');
      return { ok: false, error: { code: codeOf(error.kind), message: error.message } };
    }
  }
}
