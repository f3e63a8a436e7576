import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../kernel/time/durations';
import { Config } from '../platform/config/config';
import { Retention } from '../platform/retention/retention.decorator';
import { ReadLogQueries } from './read-log.queries';

/** Deletes what the log of reads has of former times. */
@Injectable()
export class ReadLogRetentionService {
  constructor(
    private readonly queries: ReadLogQueries,
    private readonly config: Config,
  ) {}

  /** @returns how many reads were deleted */
  @Retention('reads')
  deleteOld(now: Date): Promise<number> {
    return this.queries.forget(new Date(now.getTime() - this.config.settings.READ_LOG_DAYS * DAY_MS));
  }
}
