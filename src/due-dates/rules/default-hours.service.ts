import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { FeedCategory } from '../../kernel/categories';
import { DefaultHoursVersion } from '../entities/default-hours-version.entity';
import { RuleTimesService } from './rule-times.service';

/** Writes the default hours, which apply to issues without a policy, with their history; nothing else writes them. */
@Injectable()
export class DefaultHoursService {
  constructor(
    @InjectRepository(DefaultHoursVersion) private readonly versions: Repository<DefaultHoursVersion>,
    private readonly times: RuleTimesService,
  ) {}

  /**
   * Puts hours in force for issues reported from now on. Call it in a transaction that excludes concurrent changes of
   * these hours.
   */
  async set(hours: Record<FeedCategory, number>): Promise<void> {
    const [current] = await this.versions.find({ order: { id: 'DESC' }, take: 1 });
    if (isDeepStrictEqual(current?.hours, hours)) return;
    await this.versions.insert({ hours, validFrom: await this.times.next(null) });
  }
}
