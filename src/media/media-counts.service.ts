import { Injectable } from '@nestjs/common';
import { PersonasService } from '../auth';
import { IssueCounters } from '../issues';
import type { Actor } from '../kernel/people/actor';
import type { MediaType } from '../kernel/media-types';
import { DomainEvents } from '../platform/events/domain-events';
import type { Media } from './entities/media.entity';
import { MediaCounted } from './media.events';

/**
 * Counts added and removed items on their issue, and emits `MediaCounted` with the account that is shown in the issue.
 * Call it in the transaction of the change.
 */
@Injectable()
export class MediaCountsService {
  constructor(
    private readonly counters: IssueCounters,
    private readonly personas: PersonasService,
    private readonly events: DomainEvents,
  ) {}

  /** @throws IssueNotFound; MediaFull when the issue has as many as it may */
  async add(actor: Actor, issueId: string, type: MediaType): Promise<void> {
    await this.counters.addMedia(actor, issueId);
    await this.events.emit(new MediaCounted(type, await this.personas.accountIn(actor.id, issueId), 1));
  }

  /** A redacted item was subtracted when it was redacted; an item without an issue was never counted. */
  async remove({ issueId, type, addedBy, redactedAt }: CountedItem): Promise<void> {
    if (issueId === null || addedBy === null || redactedAt !== null) return;
    await this.counters.removeMedia(issueId);
    await this.events.emit(new MediaCounted(type, await this.personas.accountIn(addedBy, issueId), -1));
  }

  /** Counts an item again that is no longer redacted. @throws MediaFull if the issue already has the maximum */
  async restore({ issueId, type, addedBy }: CountedItem): Promise<void> {
    if (issueId === null || addedBy === null) return;
    await this.counters.restoreMedia(issueId);
    await this.events.emit(new MediaCounted(type, await this.personas.accountIn(addedBy, issueId), 1));
  }
}

/** The columns of an item that counting needs. */
export type CountedItem = Pick<Media, 'issueId' | 'type' | 'addedBy' | 'redactedAt'>;
