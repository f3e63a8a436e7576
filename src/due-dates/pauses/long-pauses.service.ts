import { Injectable } from '@nestjs/common';
import { isOutage } from '../../platform/http/to-domain-error';
import { Logger } from '../../platform/logging/logger';
import { DueDateQueries } from '../due-date.queries';
import { SlaPausesService } from './sla-pauses.service';

/** Cuts pauses under way that exceed the maximum length. An earlier version, without a maximum, stored them. */
@Injectable()
export class LongPausesService {
  constructor(
    private readonly queries: DueDateQueries,
    private readonly pauses: SlaPausesService,
    private readonly logger: Logger,
  ) {}

  /** Each pause has its own transaction, so that a locked or failing one does not block the others. */
  async cut(now: Date): Promise<void> {
    for (const pause of await this.queries.longPauses(now)) {
      try {
        await this.pauses.cut(pause);
      } catch (error) {
        if (isOutage(error)) throw error;
        this.logger.warn(
          { err: error, issue: pause.issueId },
          'a pause could not be cut; the next run tries again',
        );
      }
    }
  }
}
