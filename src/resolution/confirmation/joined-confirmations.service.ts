import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IssuesMerged, IssuesUnmerged } from '../../issues';
import { Clock } from '../../kernel/time/clock';
import { DomainEvents } from '../../platform/events/domain-events';
import { ConfirmationRecords } from './confirmation-records.service';

/**
 * The question about an issue ends when it is joined with another: what counts is whether that one was repaired, and
 * whoever was asked is asked about it, if it is resolved. An undone merge asks again, with the answers that were given
 * (docs/api/resolution.md#confirmation).
 */
@Injectable()
export class JoinedConfirmationsService implements OnModuleInit {
  constructor(
    private readonly records: ConfirmationRecords,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(IssuesMerged, (merged) => this.join(merged));
    this.events.on(IssuesUnmerged, (unmerged) => this.part(unmerged));
  }

  private async join({ canonical, joined }: IssuesMerged): Promise<void> {
    const ids = joined.map(({ id }) => id);
    await this.records.join(ids, canonical.id, this.clock.now());
  }

  private async part({ restored }: IssuesUnmerged): Promise<void> {
    await this.records.part(restored.map(({ id }) => id));
  }
}
