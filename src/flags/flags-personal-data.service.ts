import { Injectable } from '@nestjs/common';
import { StandInsService } from '../auth';
import {
  type ErasurePlan,
  HoldsPersonalData,
  PersonalDataHolder,
  type PersonalDataSubject,
} from '../personal-data';
import { FlagsErasureQueries } from './flags-erasure.queries';
import { HELD_IN_FLAGS } from './flags-personal-data.queries';

/** What is held of a person in flags. What they flagged is counted also when they are erased. */
@HoldsPersonalData('flags', 'flag_reports')
@Injectable()
export class FlagsPersonalDataService extends PersonalDataHolder {
  protected override readonly held = HELD_IN_FLAGS;

  constructor(
    private readonly queries: FlagsErasureQueries,
    private readonly standIns: StandInsService,
  ) {
    super();
  }

  override async eraseStep({ userId }: PersonalDataSubject, { step }: ErasurePlan): Promise<number> {
    if (step !== 'part') return 0;
    const scopes = await this.queries.nextScopes(userId);
    return this.standIns.move(userId, scopes, (flags, accounts) =>
      this.queries.move(userId, flags, accounts),
    );
  }
}
