import { Injectable } from '@nestjs/common';
import { IssueCounters } from '../issues/issue-counters.service';
import type { Actor } from '../kernel/actor';
import type { MediaType } from '../kernel/media-types';
import { DomainEvents } from '../platform/events/domain-events';
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

  async remove(issueId: string, { type, addedBy }: { type: MediaType; addedBy: string }): Promise<void> {
    await this.counters.removeMedia(issueId);
    await this.events.emit(new MediaCounted(type, addedBy, -1));
  }
}
