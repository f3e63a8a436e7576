import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { StandInsService } from '../auth';
import type { ErasedPerson, Eraser } from '../platform/erasure/eraser';
import { ErasesPersonalData } from '../platform/erasure/erases-personal-data.decorator';
import { Reporter } from './entities/reporter.entity';
import { PeopleErasureQueries } from './people-erasure.queries';

/** Deletes the profiles of erased people; who attends an event is still counted. */
@ErasesPersonalData('reporters', 'event_attendees')
@Injectable()
export class PeopleErasureService implements Eraser {
  constructor(
    @InjectRepository(Reporter) private readonly reporters: Repository<Reporter>,
    private readonly queries: PeopleErasureQueries,
    private readonly standIns: StandInsService,
  ) {}

  async part({ userId }: ErasedPerson): Promise<number> {
    const scopes = await this.queries.nextScopes(userId);
    return this.standIns.move(userId, scopes, (events, accounts) =>
      this.queries.move(userId, events, accounts),
    );
  }

  /** That of an official is not listed, and has the name of the office. */
  async delete({ userId, isOfficial }: ErasedPerson): Promise<number> {
    if (isOfficial) return 0;
    return (await this.reporters.delete({ userId })).affected ?? 0;
  }
}
