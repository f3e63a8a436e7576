import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { StandInsService } from '../auth';
import {
  type ErasurePlan,
  HoldsPersonalData,
  PersonalDataHolder,
  type PersonalDataSubject,
} from '../personal-data';
import { Reporter } from './entities/reporter.entity';
import { PeopleErasureQueries } from './people-erasure.queries';
import { HELD_IN_PROFILES } from './public-read-personal-data.queries';

/** What is held of a person in profiles and events. Who attends an event is counted also when they are erased. */
@HoldsPersonalData('reporters', 'event_attendees')
@Injectable()
export class PublicReadPersonalDataService extends PersonalDataHolder {
  protected override readonly held = HELD_IN_PROFILES;

  constructor(
    @InjectRepository(Reporter) private readonly reporters: Repository<Reporter>,
    private readonly queries: PeopleErasureQueries,
    private readonly standIns: StandInsService,
  ) {
    super();
  }

  override async eraseStep(
    { userId }: PersonalDataSubject,
    { step, isOfficial }: ErasurePlan,
  ): Promise<number> {
    if (step === 'part') return this.moveEvents(userId);
    // The profile of an official is not listed, and has the name of the office.
    if (step !== 'delete' || isOfficial) return 0;
    return (await this.reporters.delete({ userId })).affected ?? 0;
  }

  private async moveEvents(userId: string): Promise<number> {
    const scopes = await this.queries.nextScopes(userId);
    return this.standIns.move(userId, scopes, (events, accounts) =>
      this.queries.move(userId, events, accounts),
    );
  }
}
