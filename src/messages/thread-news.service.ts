import { Injectable } from '@nestjs/common';
import { Realtime } from '../platform/realtime/realtime';
import type { MessageForReader, ReactionCounts } from './message';
import { presentMessage } from './message.presenter';
import { roomOf, type ThreadServerEvents } from './thread.events';

/** Tells the room of an issue what happened in its thread (document 1, section 6). Call it once that is committed. */
@Injectable()
export class ThreadNews {
  constructor(private readonly realtime: Realtime) {}

  posted(message: MessageForReader): void {
    this.tell(message.issueId, 'message:new', presentMessage(message));
  }

  reacted(issueId: string, messageId: string, reactions: ReactionCounts): void {
    this.tell(issueId, 'message:reaction', { issueId, messageId, reactions });
  }

  deleted(issueId: string, messageId: string): void {
    this.tell(issueId, 'message:deleted', { issueId, messageId });
  }

  /** The issue is no longer everyone's to see: who follows it hears of nothing more. */
  silenced(issueId: string): void {
    this.realtime.empty(roomOf(issueId));
  }

  private tell<Event extends keyof ThreadServerEvents>(
    issueId: string,
    event: Event,
    payload: Parameters<ThreadServerEvents[Event]>[0],
  ): void {
    this.realtime.emit(roomOf(issueId), event, payload);
  }
}
