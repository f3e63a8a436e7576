import { Injectable } from '@nestjs/common';
import { StandInsService } from '../auth';
import type { ErasedPerson, Eraser } from '../platform/erasure/eraser';
import { ErasesPersonalData } from '../platform/erasure/erases-personal-data.decorator';
import { FlagsErasureQueries } from './flags-erasure.queries';

/** Erases people from flags: what they flagged is counted, of somebody whom nothing names. */
@ErasesPersonalData('flags', 'flag_reports')
@Injectable()
export class FlagsErasureService implements Eraser {
  constructor(
    private readonly queries: FlagsErasureQueries,
    private readonly standIns: StandInsService,
  ) {}

  async part({ userId }: ErasedPerson): Promise<number> {
    const scopes = await this.queries.nextScopes(userId);
    return this.standIns.move(userId, scopes, (flags, accounts) =>
      this.queries.move(userId, flags, accounts),
    );
  }
}
