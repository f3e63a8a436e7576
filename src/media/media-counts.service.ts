import { Injectable } from '@nestjs/common';
import { IssueCounters } from '../issues';
import type { Actor } from '../kernel/actor';
import type { MediaType } from '../kernel/media-types';
import { DomainEvents } from '../platform/events/domain-events';
import type { Media } from './entities/media.entity';
import { MediaCounted } from './media.events';

/** Counts items as they come and go, on their issue and for whoever keeps account. Call it in their transaction. */
@Injectable()
export class MediaCounts {
  constructor(
    private readonly counters: IssueCounters,
    private readonly events: DomainEvents,
  ) {}

  /** @throws IssueNotFound; MediaFull when the issue has as many as it may */
  async add(actor: Actor, issueId: string, type: MediaType): Promise<void> {
    await this.counters.addMedia(actor, issueId);
    await this.events.emit(new MediaCounted(type, actor.id, 1));
  }

  /** What was redacted was taken from the counts before; what hangs on no issue was never in them. */
  async remove({ issueId, type, addedBy, redactedAt }: CountedItem): Promise<void> {
    if (issueId === null || addedBy === null || redactedAt !== null) return;
    await this.counters.removeMedia(issueId);
    await this.events.emit(new MediaCounted(type, addedBy, -1));
  }

  /** Counts an item again that was redacted. @throws MediaFull when the issue has as many as it may */
  async restore({ issueId, type, addedBy }: CountedItem): Promise<void> {
    if (issueId === null || addedBy === null) return;
    await this.counters.restoreMedia(issueId);
    await this.events.emit(new MediaCounted(type, addedBy, 1));
  }
}

/** As much of an item as its counting needs. */
export type CountedItem = Pick<Media, 'issueId' | 'type' | 'addedBy' | 'redactedAt'>;
